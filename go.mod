module sohofoundry

go 1.26.8
