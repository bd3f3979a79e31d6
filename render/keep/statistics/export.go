package statistics

import (
	"cmp"
	"encoding/csv"
	"encoding/json"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"sohofoundry/decks"
)

// columns are those of CSV, in words for programs that stay as they are; more may come after them.
var columns = []string{"date", "game", "opponent", "rival", "introductory", "deck", "you", "opponent_vp", "won", "practice", "hinted", "own",
	"daily", "seed", "name", "hash"}

// CSV writes all results as a table (RFC 4180), the oldest first: a line a game, after one that names the columns. Times are UTC.
func CSV(s *Statistics) string {
	var text strings.Builder
	w := csv.NewWriter(&text)
	_ = w.Write(columns) // a Builder takes everything
	for i := range s.results {
		r := &s.results[i]
		_ = w.Write([]string{r.Date.UTC().Format(time.RFC3339), r.game(), r.Difficulty, strconv.FormatBool(r.Rival),
			strconv.FormatBool(r.Introductory), r.Deck, strconv.Itoa(r.You), strconv.Itoa(r.Automa), strconv.FormatBool(r.Won),
			strconv.FormatBool(r.Practice), strconv.FormatBool(r.Hinted), strconv.FormatBool(r.Own), strconv.FormatBool(r.Daily),
			strconv.FormatUint(r.Seed, 10), r.Name, r.Hash})
	}
	w.Flush()
	return text.String()
}

// game is the id of the game that a result is of.
func (r *Result) game() string { return cmp.Or(r.Game, first) }

// play is a game as the app BG Stats takes it in, see
// https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites/.
type play struct {
	SourceName   string   `json:"sourceName"`
	SourcePlayID string   `json:"sourcePlayId"`
	PlayDate     string   `json:"playDate"` // in UTC
	Board        string   `json:"board,omitempty"`
	Game         logged   `json:"game"`
	Players      []player `json:"players"`
}

type logged struct {
	Name         string `json:"name"`
	SourceGameID string `json:"sourceGameId"`
	HighestWins  bool   `json:"highestWins"`
	NoPoints     bool   `json:"noPoints"`
}

type player struct {
	Name           string `json:"name"`
	SourcePlayerID string `json:"sourcePlayerId"`
	Score          int    `json:"score"`
	Winner         bool   `json:"winner"`
}

// BGStats writes a link a game, the oldest first and without practice, which the app BG Stats opens to take the game in. It knows by the
// hash which it has. The person is called by a name of their own.
func BGStats(s *Statistics, person string) (links []string) {
	for i := range s.results {
		r := &s.results[i]
		if r.Practice {
			continue
		}
		name, board := nameOf(r)
		opponent := strings.TrimSpace("Automa " + r.Difficulty)
		if r.Rival {
			opponent = r.Difficulty
		}
		text, err := json.Marshal(play{SourceName: "Soho Foundry", SourcePlayID: r.Hash, PlayDate: r.Date.UTC().Format(time.DateTime), Board: board,
			Game:    logged{Name: name, SourceGameID: r.game(), HighestWins: true},
			Players: []player{{person, "you", r.You, r.Won}, {opponent, opponent, r.Automa, !r.Won}}})
		if err == nil { // texts, numbers and flags can always be written
			links = append(links, "https://app.bgstatsapp.com/createPlay.html?data="+strings.ReplaceAll(url.QueryEscape(string(text)), "+", "%20"))
		}
	}
	return links
}

// nameOf is what a game is called on its box, and the board or deck that it was played with.
func nameOf(r *Result) (name, board string) {
	id := r.game()
	switch {
	case id == Industry:
		return "Industry", r.Deck
	case !slices.Contains(decks.Games(), id): // of a newer program
		return id, r.Deck
	}
	name, board, _ = strings.Cut(decks.Game(id).Name, ", ")
	if !strings.HasPrefix(name, "Brass") {
		name = "Brass: " + name
	}
	return name, cmp.Or(r.Deck, board)
}
