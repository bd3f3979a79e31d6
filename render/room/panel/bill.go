package panel

import "sohofoundry/render/tell/bill"

// Bill returns what the choice that is previewed would cost and bring, if there is one.
func (m *Model) Bill() (b bill.Bill, ok bool) { return m.bill, m.billed }
