-- An applied change is part of what it changes: its run, its seats, its price; it keeps no seat itself. One that gave
-- an open ticket its run is part of it until the schedule of that journey is changed. Its seats are those of passengers
-- not reseated since, by the counter or by themselves.
with made as (
  select c.reservation_id, c.parent_id, c.change ->> 'direction' as direction, c.departure_id, c.departure_from,
    c.departure_to, c.quote -> 'departure' as price
  from reservation c
  where c.change is not null and c.status = 'approved' and (c.change ->> 'from' is not null or not exists (
    select from reservation later
    where later.parent_id = c.parent_id and later.status = 'approved' and later.change ->> 'from' is not null
      and later.change ->> 'direction' = c.change ->> 'direction'
  ))
), journey as (
  select reservation_id, 'departure' as direction, departure_id, departure_from, departure_to, quote -> 'departure' as price
  from reservation where status = 'approved'
  union all
  select reservation_id, 'return', return_id, return_from, return_to, quote -> 'return'
  from reservation where status = 'approved'
), seated as (
  select reservation_id, position, 'departure' as direction, seat_departure as seat from passenger
  union all
  select reservation_id, position, 'return', seat_return from passenger
), moved as (
  select reservation_id, passenger as position, direction from seat_change
  union
  select reservation_id, substring(note from '^[a-z]+ (\d+):')::smallint, substring(note from '^[a-z]+')
  from audit_log where action = 'seat.exchanged'
)
select made.reservation_id, made.parent_id, made.direction, 'run or price' as what
from made
where not exists (
  select from journey j
  where j.reservation_id = made.parent_id and j.direction = made.direction and j.price = made.price
    and (j.departure_id, j.departure_from, j.departure_to) = (made.departure_id, made.departure_from, made.departure_to)
)
union all
select made.reservation_id, made.parent_id, made.direction, 'seat'
from made
join seated mine on mine.reservation_id = made.reservation_id and mine.direction = 'departure'
left join seated theirs on theirs.reservation_id = made.parent_id and theirs.direction = made.direction
  and theirs.position = mine.position
where mine.seat is distinct from theirs.seat and not exists (
  select from moved m
  where m.reservation_id = made.parent_id and m.direction = made.direction and m.position = mine.position
)
union all
select made.reservation_id, made.parent_id, made.direction, 'claim'
from made join seat_claim s using (reservation_id)
