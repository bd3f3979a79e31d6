package panel

import "sohofoundry/render/tell/bill"

// Bill returns the bill of the previewed choice, if there is one.
func (m *Model) Bill() (b bill.Bill, ok bool) { return m.bill, m.billed }
