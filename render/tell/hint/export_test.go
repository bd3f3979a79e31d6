package hint

// FlipsNow is for tests.
var FlipsNow = flipsNow
