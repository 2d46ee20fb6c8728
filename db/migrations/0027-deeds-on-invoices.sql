-- Invoices that people cancel or send again are answered for as well.
alter table audit_log
  add column invoice_id uuid,
  drop constraint audit_log_subject,
  add constraint audit_log_subject check (num_nonnulls(payment_id, account, reservation_id, operator_id, invoice_id) = 1);

create index audit_log_of_invoice on audit_log (invoice_id, at) where invoice_id is not null;
