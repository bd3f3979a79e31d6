package policy

var KeenWeights = SteadyWeights
