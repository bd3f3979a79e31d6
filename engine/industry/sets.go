package industry

import "math/bits"

// What players think with: sets of zones, which cost no memory to ask for.

// HeldBy are the undeveloped zones of a player.
func (s *State) HeldBy(p Seat) Set { return s.held[p] }

// BuiltBy are the developed zones of a player.
func (s *State) BuiltBy(p Seat) Set { return s.built[p] }

// TakenZones are the zones that have been won.
func (s *State) TakenZones() Set { return s.taken }

// OfferedZones are the zones that can be named (I8).
func (s *State) OfferedZones() Set { return Set(s.onOffer) << (int(s.Era) * Columns) }

// BagZones are the zones of the era whose tokens are in the bag.
func (s *State) BagZones() Set { return Set(s.bag) << (int(s.Era) * Columns) }

// Makers are the factories that make a resource.
func (g *Game) Makers(r Resource) Set { return g.makers[r] }

// OnNet are the factories on a network.
func (g *Game) OnNet(n Network) Set { return g.on[n] }

// JoinedTo are the zones to which a road or a link leads from a zone.
func (g *Game) JoinedTo(z ID) Set { return g.joined[z] }

// OfKind are the zones of a kind.
func (g *Game) OfKind(k Kind) Set { return g.ofKind[k] }

// Reducing are the Bank and the Stock Exchange (I20).
func (g *Game) Reducing() Set { return g.reduces }

// InEra are the zones of an era.
func InEra(era int) Set { return inEra(era) }

// First is the first zone of a set that is not empty, and Rest the others: a loop over them costs no memory.
func (s Set) First() ID { return ID(bits.TrailingZeros64(uint64(s))) }

// Rest are the zones of a set but for the first.
func (s Set) Rest() Set { return s & (s - 1) }
