-- Staff who cancel a start end what waits for its money: the orders are found by the places they hold.
create index order_item_of_claim on order_item ((what ->> 'claim')) where kind = 'tour';
