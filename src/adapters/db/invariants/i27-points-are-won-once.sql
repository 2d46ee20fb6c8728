-- A boarded ticket wins once, for its own traveller or for a late credit, at its rate, in a lot and in the ledger.
select min(folio) as what, 'won twice' as how
from point_win group by reservation_id, passenger, direction having count(*) > 1
union all
select w.folio, 'nobody boarded'
from point_win w
where not exists (select from boarding_scan s where s.folio = w.folio and s.verdict = 'boards')
union all
select w.folio, 'not by its rate' from point_win w where w.points <> w.paid * w.percent / 100
union all
select w.folio, 'not in its lot'
from point_win w left join point_lot l using (lot_id)
where w.points > 0 and (l.amount, l.account) is distinct from (w.points, 'points:win:' || w.traveller_id)
union all
select coalesce(w.folio, t.transfer_id::text), 'not what was booked'
from (select * from point_win where points > 0) w
full join (select * from ledger_transfer where kind = 'points-won') t on t.source_id = w.lot_id
where (t.amount, t.credit) is distinct from (w.points, 'points:win:' || w.traveller_id)
union all
-- Nothing is won for payments with points, of the trip or of a change of the same journey; and nothing is kept for tickets
-- given up.
select w.folio, 'paid with points'
from point_win w
where w.points > 0 and exists (
  select from payment p join orders o on o.order_id = p.reservation_id
  where p.state = 'captured' and p.provider = 'points'
    and (o.order_id = w.reservation_id or o.parent_id = w.reservation_id and o.change ->> 'direction' = w.direction)
)
union all
-- What was paid otherwise wins, and keeps what it won.
select w.folio, 'of money that won nothing, or not any more'
from point_win w join ticket t using (folio)
where t.total > 0 and t.give_back_id is null
  and (w.paid = 0 or w.taken_back > 0 and exists (select from give_back g where g.reservation_id = w.reservation_id))
  and not exists (
    select from give_back g cross join jsonb_array_elements(g.differences) d
    where g.reservation_id = w.reservation_id and d ->> 'folio' = w.folio
  )
  and not exists (
    select from payment p join orders o on o.order_id = p.reservation_id
    where p.state = 'captured' and p.provider = 'points'
      and (o.order_id = w.reservation_id or o.parent_id = w.reservation_id and o.change ->> 'direction' = w.direction)
  )
union all
select w.folio, 'of a ticket that was given up'
from point_win w join ticket t using (folio) join give_back g using (give_back_id)
where g.points_at is not null and (w.counts or w.taken_back < w.points)
union all
-- What was taken back is booked, less what was spent before.
select w.traveller_id::text, 'not taken back'
from (select traveller_id, sum(taken_back - spent_before) as total from point_win group by traveller_id) w
left join (
  select debit, sum(amount) as total from ledger_transfer where kind = 'points-reversed' group by debit
) t on t.debit = 'points:win:' || w.traveller_id
where w.total <> coalesce(t.total, 0)
