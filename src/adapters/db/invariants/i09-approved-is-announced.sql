-- Every approved reservation enqueued what follows a sale, and has its tickets or refunded them; a change or an
-- addition enqueued its own notice.
select r.reservation_id from reservation r
where r.status = 'approved' and r.parent_id is null
  and (not exists (select from outbox o where o.dedup_key in ('ticket.issued:' || r.reservation_id, 'ticket.reseated:' || r.reservation_id))
    or not exists (select from ticket t where t.reservation_id = r.reservation_id and (t.status = 'valid' or t.give_back_id is not null)))
union all
select r.reservation_id from reservation r
where r.status = 'approved' and r.parent_id is not null
  and not exists (select from outbox o where o.dedup_key in ('ticket.changed:' || r.reservation_id, 'addition.made:' || r.reservation_id))
