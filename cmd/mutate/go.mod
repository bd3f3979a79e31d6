module sohofoundry/cmd/mutate

go 1.26.0
