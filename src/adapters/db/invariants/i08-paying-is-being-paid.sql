-- Seats are pinned only by a payment under way, and for at most a quarter of an hour.
select c.reservation_id, c.seat, p.state, p.updated_at
from seat_claim c
left join payment p on p.reservation_id = c.reservation_id and p.state in ('created', 'pending', 'unknown')
where c.state = 'paying' and (p.payment_id is null or p.created_at < clock_timestamp() - interval '15 minutes')
