package preview_test

import "sohofoundry/engine/rulestest"

// board is the board of Birmingham, on which all tests play.
var board = rulestest.On("birmingham")
