package screens

// rightings are the screens in which things on a real table are put right, and the rules are overruled.
var rightings = []Screen{
	atTable("put-right", "birmingham", false, entries(3), key("G")),
	atTable("put-right-tile", "birmingham", false, entries(3), key("G"), click("space:stone.1", "put-right:owner:automas", "put-right:industry:coal")),
	atTable("put-right-flipped", "birmingham", false, entries(3), key("G"), click("space:stone.1", "put-right:owner:yours", "put-right:flipped")),
	atTable("put-right-link", "birmingham", false, entries(3), key("G"), click("line:cannock_walsall", "put-right:owner:yours")),
	atTable("put-right-merchant", "birmingham", false, entries(3), key("G"), key("F"), click("merchant:gloucester.1", "put-right:no-barrel")),
	atTable("put-right-number", "birmingham", false, entries(3), key("G"), click("put-right:vp-1", "put-right:by:10")),
	atTable("put-right-mat", "birmingham", false, entries(3), key("G"), click("put-right:mat:1")),
	atTable("put-right-done", "birmingham", false, entries(3), key("G"), click("put-right:vp-1", "put-right:by:10", "put-right:confirm",
		"put-right:market-coal", "put-right:by:-1", "put-right:confirm")),
	atTable("put-right-lancashire", "lancashire", false, entries(3), key("G"), click("put-right:distant", "put-right:by:1")),
	atTable("overrule", "birmingham", false, afterAutoma(14), click("tasks:all"), key("B"), click("choice:industry:coal", "space:leek.1")),
	largest(atTable("largest-put-right", "birmingham", false, entries(3), key("G"), click("space:stone.1", "put-right:owner:automas"))),
}
