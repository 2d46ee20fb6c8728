-- Places of an order: what is chosen or left afterwards does not give them back, they end by their own time.
alter table slot_claim
  add column ordered boolean not null default false,
  -- Since when its visitor has held places of this start: it bounds how long they are held unpaid.
  add column held_since timestamptz not null default clock_timestamp();

update slot_claim c set ordered = true from order_item i where i.kind = 'tour' and i.what ->> 'claim' = c.claim_id::text;

-- The end of the places is the end of their order, as with a trip.
update orders o set hold_until = coalesce(c.held_until, clock_timestamp())
from order_item i join slot_claim c on c.claim_id::text = i.what ->> 'claim'
where i.order_id = o.order_id and i.kind = 'tour' and o.status in ('process', 'decline')
  and c.state in ('held', 'kept', 'released');
