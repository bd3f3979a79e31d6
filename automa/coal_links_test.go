package automa_test

import "testing"

// The slot of a coal mine and then links (section 5: M34; A7).

func TestM34_CoalMineThenLinks(t *testing.T) {
	runScenes(t, []scene{
		{
			name: "Canal Era: one link; the mine sells only what was connected before it", cards: []int{5, 16},
			does: "build coal@redditch.1; network oxford_redditch", never: "back", leaves: "coal 13; automa: coal2@redditch.1=3",
		},
		{
			name: "connected by then: it sells first", position: "you: gloucester_redditch", cards: []int{5, 16},
			does: "build coal@redditch.1; network oxford_redditch", leaves: "coal 14; automa: coal2@redditch.1=2",
		},
		{
			name: "Rail Era: two links, which may burn its coal", position: "rail; automa: brewery2@stone.1=1", cards: []int{5, 16},
			does:  "build coal@redditch.1; network birmingham_redditch; network birmingham_coventry",
			never: "back", leaves: "coal 13; automa: coal2@redditch.1=1, brewery2@stone.1!",
		},
		{
			name: "one of two is two actions as well", position: "rail", cards: []int{5, 16},
			does:  "build coal@redditch.1; network birmingham_redditch; done",
			tells: "no birmingham along birmingham_coventry: no beer 1/0 (B8.5)", never: "back", leaves: "automa: coal2@redditch.1=2",
		},
		{
			name: "a mine that sold out leaves the link to the market", position: "rail; coal 5; you: oxford_redditch", cards: []int{5, 16},
			does: "build coal@redditch.1; network birmingham_redditch; done", leaves: "coal 7; automa: coal2@redditch.1!",
		},
		{
			name: "the first location where the mine is legal", position: "you: cotton1@kidderminster.1", cards: []int{19, 16},
			does:  "build coal@cannock.2; network cannock_stafford",
			tells: "no coal@kidderminster: no space (B7.3)\nlinks cannock_stafford cannock_walsall cannock_wolverhampton cannock_farm-north: cannock_stafford",
		},
	})
}

func TestA7_MineWithoutALink(t *testing.T) {
	const taken = "you: oxford_redditch, gloucester_redditch"
	runScenes(t, []scene{
		{
			name: "is one action, and the back is read", position: taken, cards: []int{5, 16},
			does:  "build coal@redditch.1; develop; develop",
			tells: "no redditch along oxford_redditch: taken (B8.2)\nno redditch along gloucester_redditch: taken (B8.2)\nback 16 sell",
		},
		{
			name: "so NETWORK on it is impossible too", position: taken, cards: []int{5, 10},
			does: "build coal@redditch.1; pass", tells: "back 10 network\nno redditch: no link from (M70)\nback 10 pass", leaves: "automa: vp 5",
		},
		{
			name: "for want of a link tile (A2)", position: "automa: " + fourteen, cards: []int{5, 16},
			fronts: fronts{5: `{ build = "coal", at = ["Burton-on-Trent"], then_links = true }`},
			does:   "build coal@burton-on-trent.1; develop; develop",
			tells:  "no burton-on-trent along burton-on-trent_derby: no link left (B14.1)\nback 16 sell",
		},
	})
}
