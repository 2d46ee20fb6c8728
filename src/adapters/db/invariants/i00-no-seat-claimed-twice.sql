-- No two claims share a seat on a leg.
select a.departure_id, a.seat, a.reservation_id as one, b.reservation_id as other
from seat_claim a
join seat_claim b on b.departure_id = a.departure_id and b.seat = a.seat
  and b.from_leg < a.to_leg and b.to_leg > a.from_leg
  and (b.reservation_id, b.direction, b.passenger) > (a.reservation_id, a.direction, a.passenger)
