-- A claim is on its departure, on the journey of its reservation, and in a matching state.
select c.*
from seat_claim c
left join departure d using (departure_id)
left join reservation r using (reservation_id)
where d.departure_id is null or c.to_leg > d.legs or c.seat > d.seats
  or r.reservation_id is null
  or (c.direction = 'departure'
    and (c.departure_id, c.from_leg, c.to_leg) is distinct from (r.departure_id, r.departure_from, r.departure_to))
  or (c.direction = 'return'
    and (c.departure_id, c.from_leg, c.to_leg) is distinct from (r.return_id, r.return_from, r.return_to))
  or (c.state = 'sold') <> (r.status = 'approved')
  or r.expired
  or (c.state = 'held' and c.pend <> (r.status = 'order_generated'))
