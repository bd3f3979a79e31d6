package rival

// KeenWeights are those of the policy keen.
var KeenWeights = SteadyWeights
