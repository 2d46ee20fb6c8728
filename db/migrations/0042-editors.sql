-- Who writes what the site says: a role of its own, and what they do is in the log of all.
alter table operator
  drop constraint operator_role_check,
  add constraint operator_role_check check (role in ('counter', 'callcentre', 'boarding', 'editor', 'manager'));

alter table audit_log
  drop constraint audit_log_role_check,
  add constraint audit_log_role_check check (role in ('counter', 'callcentre', 'boarding', 'editor', 'manager')),
  add column content_slug text,
  drop constraint audit_log_subject,
  add constraint audit_log_subject check (
    num_nonnulls(payment_id, account, reservation_id, operator_id, invoice_id, departure_id, content_slug) = 1
  );
