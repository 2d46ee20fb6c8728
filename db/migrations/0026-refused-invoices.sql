-- Whose invoice was to come by itself and was refused is told: looked for every minute.
create index invoice_refused on invoice (updated_at) where state = 'rejected';
create index invoice_wish_of_payment on invoice_wish (payment_id) where automatic;
