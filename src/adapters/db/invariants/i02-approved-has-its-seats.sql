-- An approved reservation has sold exactly the seats of its passengers on its dated journeys, except those given up.
-- Seats of an applied change belong to the changed reservation.
with given_up as (
  select t.reservation_id, t.direction, t.passenger as position from ticket t where t.give_back_id is not null
), wanted as (
  select r.reservation_id, 'departure' as direction, p.position, r.departure_id, r.departure_from as from_leg,
    r.departure_to as to_leg, p.seat_departure as seat
  from reservation r join passenger p using (reservation_id)
  where r.status = 'approved' and r.parent_id is null and r.departure_id is not null and p.type <> 'infant'
  union all
  select r.reservation_id, 'return', p.position, r.return_id, r.return_from, r.return_to, p.seat_return
  from reservation r join passenger p using (reservation_id)
  where r.status = 'approved' and r.parent_id is null and r.return_id is not null and p.type <> 'infant'
), sold as (
  select reservation_id, direction, passenger as position, departure_id, from_leg, to_leg, seat
  from seat_claim where state = 'sold'
)
(select 'missing' as what, w.* from wanted w left join given_up g using (reservation_id, direction, position)
  where g.position is null except all select 'missing', * from sold)
union all
(select 'surplus', * from sold except all select 'surplus', w.* from wanted w
  left join given_up g using (reservation_id, direction, position) where g.position is null)
