-- No two valid tickets share a seat on a leg. An unpaid ticket is valid while its seat is held.
with good as (
  select t.* from ticket t join reservation r using (reservation_id)
  where t.status = 'valid' and t.departure_id is not null and t.seat is not null
    and (t.kind <> 'PEND' or r.hold_until > clock_timestamp())
)
select a.folio as one, b.folio as other
from good a
join good b on b.departure_id = a.departure_id and b.seat = a.seat
  and b.from_leg < a.to_leg and b.to_leg > a.from_leg and b.folio > a.folio
