-- A reservation is captured at most once.
select reservation_id, count(*) from payment where state = 'captured' group by reservation_id having count(*) > 1
