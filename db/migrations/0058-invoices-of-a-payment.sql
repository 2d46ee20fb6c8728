-- Every invoice that a payment is or was on, also where others of its payments are of other reservations.
create index invoice_of_payment on invoice_payment (payment_id);
