-- The bitmap of every leg is exactly the union of the claims that cover it.
select l.departure_id, l.leg, l.taken, coalesce(bit_or(1::bigint << (c.seat - 1)), 0) as claimed
from leg_seats l
left join seat_claim c on c.departure_id = l.departure_id and c.from_leg <= l.leg and c.to_leg > l.leg
group by l.departure_id, l.leg, l.taken
having l.taken <> coalesce(bit_or(1::bigint << (c.seat - 1)), 0)
