package words_test

import (
	"testing"

	"sohofoundry/decks"
	"sohofoundry/render/tell/words"
)

func TestWhatIsSpokenIsHeardRight(t *testing.T) {
	for _, c := range []struct{ language, text, want string }{
		{"en", "Put the Automa's coal mine II at Cannock, with 3 coal on it.", "Put the Automa's coal mine level 2 at Cannock, with 3 coal on it."},
		{"en", "The tiles of level I leave the board; level IV stays.", "The tiles of level 1 leave the board; level 4 stays."},
		{"en", "Take £5 from the bank: you have −£3.", "Take £5 from the bank: you have minus £3."},
		{"en", "2 × cotton mill VIII.", "2 times cotton mill level 8."},
		{"en", "Walsall is not in your network (B7.1). Redditch is too far (M26, A3).", "Walsall is not in your network. Redditch is too far."},
		{"en", "I see. I wait. Keep Stone.", "I see. I wait. Keep Stone."},
		{"en", "Card 7 · 15 left → 14", "Card 7, 15 left, 14"},
		{"de", "Lege die Kohlemine III des Automa; Plättchen der Stufe I gehen.", "Lege die Kohlemine Stufe 3 des Automa; Plättchen der Stufe 1 gehen."},
		{"en", "Era II begins: Water. You get 1 T, Ada 3 T (I11).", "Era 2 begins: Water. You get 1 taler, Ada 3 talers."},
		{"de", "Zeitalter III, Runde 2: 1 T an Ada", "Zeitalter 3, Runde 2: 1 Taler an Ada"},
		{"fr", "La manche 2 de l’ère IV commence : 2 T à toi", "La manche 2 de l’ère 4 commence : 2 thalers à toi"},
		{"pl", "Zaczyna się runda 2 ery II: 5 T", "Zaczyna się runda 2 ery 2: 5 talarów"},
		{"es", "la mina de carbón II, no de nivel I", "la mina de carbón de nivel 2, no de nivel 1"},
		{"fr", "la filature II ; la tuile de niveau I", "la filature de niveau 2 ; la tuile de niveau 1"},
		{"it", "I collegamenti e la carbonaia I. I mercati al livello II.", "I collegamenti e la carbonaia di livello 1. I mercati al livello 2."},
		{"pl", "kopalnia węgla II, poziom III, poziomu I", "kopalnia węgla poziomu 2, poziom 3, poziomu 1"},
		{"pt", "a mina de carvão II, de nível I", "a mina de carvão de nível 2, de nível 1"},
		{"ro", "mina de cărbune II, de nivelul I, VÂNZARE", "mina de cărbune de nivelul 2, de nivelul 1, VÂNZARE"},
	} {
		w, err := words.New(decks.Game("birmingham"), c.language)
		if err != nil {
			t.Fatal(err)
		}
		if got := w.Spoken(c.text); got != c.want {
			t.Errorf("%s: %q is read as\n%q, want\n%q", c.language, c.text, got, c.want)
		}
	}
}
