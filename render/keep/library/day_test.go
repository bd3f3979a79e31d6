package library_test

import (
	"testing"
	"time"

	"sohofoundry/automa/record"
	"sohofoundry/render/keep/daily"
	"sohofoundry/render/keep/library"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/looktest/played"
)

func TestTheDaysGameIsBegunOnceAndThenGoneOnWith(t *testing.T) {
	const day = daily.Day(20261122)
	kept := store.NewMemory(day.Time)
	known := &statistics.Statistics{}
	games := library.New(kept)
	if got := games.DaysGame(day, known); got != (library.DaysGame{}) {
		t.Errorf("before anything was played: %+v", got)
	}
	write := func(entries int) *record.Record {
		r, err := played.Game(day.Header(), entries)
		if err == nil {
			err = kept.Write("day-2026-11-22.soho", r.Marshal())
		}
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	write(5)
	if got := games.DaysGame(day, known); got.Unfinished != "day-2026-11-22.soho" || !got.Begun || got.Result != nil {
		t.Errorf("begun: %+v", got)
	}
	r := write(-1)
	got := games.DaysGame(day, known)
	if got.Unfinished != "" || !got.Begun || got.Result == nil || !got.Result.Daily || got.Result.Practice {
		t.Fatalf("over: %+v", got)
	}
	known.Add(*got.Result)
	empty := library.New(store.NewMemory(time.Now))
	if got := empty.DaysGame(day, known); !got.Begun || got.Result == nil || got.Result.Hash != r.Hash() {
		t.Errorf("over, and the file deleted: %+v", got)
	}
	if got := games.DaysGame(day+1, known); got != (library.DaysGame{}) {
		t.Errorf("the next day: %+v", got)
	}
}

func TestADamagedDaysGameWasBegunAllTheSame(t *testing.T) {
	const day = daily.Day(20261122)
	kept := store.NewMemory(time.Now)
	if err := kept.Write("day-2026-11-22.soho", []byte("nothing")); err != nil {
		t.Fatal(err)
	}
	if got := library.New(kept).DaysGame(day, &statistics.Statistics{}); got.Unfinished != "" || !got.Begun {
		t.Errorf("%+v", got)
	}
}
