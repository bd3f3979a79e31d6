package words

import (
	"fmt"

	"sohofoundry/engine/industry"
)

// Zone names a zone.
func (w Words) Zone(g *industry.Game, z industry.ID) string { return g.Zones[z].Name }

// IndustryEvent tells an event.
func (w Words) IndustryEvent(g *industry.Game, e industry.Event, names [industry.MaxSeats]string) string {
	return fmt.Sprint("Event ", e.Kind, " ", e.Amount, ".")
}

// IndustryRefusal tells why.
func (w Words) IndustryRefusal(g *industry.Game, r industry.Refusal) string {
	return fmt.Sprint("No: ", r.Reason, ".")
}

// IndustryChoice tells a choice.
func (w Words) IndustryChoice(g *industry.Game, s *industry.State, c industry.Choice) string {
	return g.Text(s, c)
}

// ResourceName names a resource.
func (w Words) ResourceName(r industry.Resource) string { return r.String() }

// NetworkName names a network.
func (w Words) NetworkName(n industry.Network) string { return n.String() }

// PartName names a part of the score.
func (w Words) PartName(p industry.Part) string { return fmt.Sprint(p) }

// EraName names an era.
func (w Words) EraName(era int) string { return industry.EraName(era) }
