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
-- Nothing is won for payments with points, and nothing is kept for tickets given up.
select w.folio, 'paid with points'
from point_win w
where w.points > 0 and exists (
  select from payment p where p.reservation_id = w.reservation_id and p.state = 'captured' and p.provider = 'points'
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
