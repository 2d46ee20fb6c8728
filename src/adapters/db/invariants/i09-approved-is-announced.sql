-- Every approved reservation has left word for what follows a sale, and has its tickets.
select r.reservation_id from reservation r
where r.status = 'approved'
  and (not exists (select from outbox o where o.dedup_key in ('ticket.issued:' || r.reservation_id, 'ticket.reseated:' || r.reservation_id))
    or not exists (select from ticket t where t.reservation_id = r.reservation_id and t.status = 'valid'))
