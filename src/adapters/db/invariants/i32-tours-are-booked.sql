-- No start of a tour has more people than it has places; a paid tour has a booking that holds its places, or gave all
-- back that its row says; what is booked has a good voucher.
select s.slot as what, sum(c.people)::int as people, s.capacity
from tour_slot s join slot_claim c on c.slot = s.slot and c.state in ('sold', 'paying')
group by s.slot, s.capacity having sum(c.people) > s.capacity
union all
select o.order_id::text, 0, 1 from orders o
join order_item i on i.order_id = o.order_id and i.kind = 'tour'
left join tour_booking b on b.order_id = o.order_id
where (o.status = 'approved') is distinct from (b.booking_id is not null)
union all
select b.booking_id::text, 0, b.total from tour_booking b
left join slot_claim c on c.claim_id = b.claim_id and c.slot = b.slot
left join payment p on p.payment_id = b.payment_id and p.reservation_id = b.order_id
where (b.state in ('pending', 'booked')) is distinct from (c.state = 'sold')
  or p.state is distinct from 'captured' or p.amount is distinct from b.total
union all
select b.booking_id::text, b.refunded, b.total from tour_booking b
where coalesce(b.refunded, 0) > b.total
  or coalesce(b.refunded, 0) <> (select coalesce(sum(g.money), 0) from give_back g where g.reservation_id = b.order_id)
union all
select b.booking_id::text, 0, 1 from tour_booking b
left join voucher v on v.order_id = b.order_id and v.item = 'tour'
where b.state = 'booked' and (v.voucher_id is null or v.cancelled_at is not null)
  or b.state in ('refunded', 'cancelled') and v.voucher_id is not null and v.cancelled_at is null
