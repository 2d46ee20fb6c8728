-- Invoices that are still valid because their cancellation was refused, which are few.
create index invoice_not_cancelled on invoice (asked_at)
  where state = 'mailed' and cancel_reason is not null and fault is not null;
