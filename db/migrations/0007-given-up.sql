-- Attempts that were given up lately are asked about now and then.
create index payment_given_up on payment (created_at) where state = 'expired' and pay_by is null;
