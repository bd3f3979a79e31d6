package statistics_test

import (
	"encoding/csv"
	"encoding/json"
	"net/url"
	"strings"
	"testing"

	"sohofoundry/render/keep/statistics"
)

// several are results of several games, one of them practice.
func several() *statistics.Statistics {
	var s statistics.Statistics
	list := []statistics.Result{game(1, 120, 100), game(2, 80, 150), game(3, 60, 61), game(4, 12, 9)}
	list[0].Deck = `my "fine" deck, 2`
	list[1].Game, list[1].Practice = "lancashire", true
	list[2].Game = "lancashire-community"
	list[3].Kind = statistics.Kind{Game: statistics.Industry, Difficulty: "adviser 28, keen", Rival: true}
	s.Add(list...)
	return &s
}

// The table has a line a game, which a reader of such tables reads back.
func TestCSV(t *testing.T) {
	lines, err := csv.NewReader(strings.NewReader(statistics.CSV(several()))).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, line := range lines {
		got = append(got, strings.Join(line[:12], "|"))
	}
	want := `date|game|opponent|rival|introductory|deck|you|opponent_vp|won|practice|hinted|own
2026-03-02T12:00:00Z|birmingham|medium|false|false|my "fine" deck, 2|120|100|true|false|false|false
2026-03-03T12:00:00Z|lancashire|medium|false|false||80|150|false|true|false|false
2026-03-04T12:00:00Z|lancashire-community|medium|false|false||60|61|false|false|false|false
2026-03-05T12:00:00Z|industry|adviser 28, keen|true|false||12|9|true|false|false|false`
	if strings.Join(got, "\n") != want {
		t.Errorf("it is\n%s\nwant\n%s", strings.Join(got, "\n"), want)
	}
}

// The app BG Stats gets what its makers ask for, a link a game: the names on the boxes, times in UTC, and no practice.
func TestBGStats(t *testing.T) {
	var got []string
	for _, link := range statistics.BGStats(several(), "You") {
		at, err := url.Parse(link)
		if err != nil {
			t.Fatal(err)
		}
		var play struct {
			SourceName, SourcePlayID, PlayDate, Board string
			Game                                      struct {
				Name, SourceGameID    string
				HighestWins, NoPoints bool
			}
			Players []struct {
				Name, SourcePlayerID string
				Score                int
				Winner               bool
			}
		}
		if err := json.Unmarshal([]byte(at.Query().Get("data")), &play); err != nil {
			t.Fatal(err)
		}
		if at.Host != "app.bgstatsapp.com" || play.SourceName != "Soho Foundry" || play.SourcePlayID == "" || !play.Game.HighestWins || play.Game.NoPoints ||
			len(play.Players) != 2 || play.Players[0].Winner == play.Players[1].Winner {
			t.Errorf("%s has %+v", at.Host, play)
		}
		got = append(got, strings.Join([]string{play.PlayDate, play.Game.Name, play.Board, play.Players[0].Name, play.Players[1].Name}, "|"))
	}
	want := `2026-03-02 12:00:00|Brass: Birmingham|my "fine" deck, 2|You|Automa medium
2026-03-04 12:00:00|Brass: Lancashire|community map|You|Automa medium
2026-03-05 12:00:00|Industry||You|adviser 28, keen`
	if strings.Join(got, "\n") != want {
		t.Errorf("it is\n%s\nwant\n%s", strings.Join(got, "\n"), want)
	}
}
