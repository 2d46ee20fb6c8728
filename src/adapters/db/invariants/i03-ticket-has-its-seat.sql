-- A valid ticket for a seat has the claim of the same passenger: sold, or held while it is unpaid.
select t.folio, t.kind
from ticket t join reservation r using (reservation_id)
where t.status = 'valid' and t.seat is not null
  and (t.kind <> 'PEND' or r.hold_until > clock_timestamp())
  and not exists (
    select from seat_claim c
    where c.reservation_id = t.reservation_id and c.direction = t.direction and c.passenger = t.passenger
      and c.departure_id = t.departure_id and c.seat = t.seat
      and c.from_leg = t.from_leg and c.to_leg = t.to_leg
      and c.state = case t.kind when 'PEND' then 'held' else 'sold' end
  )
