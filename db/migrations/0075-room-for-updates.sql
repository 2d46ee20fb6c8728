-- Rows that every step of a sale writes again find room for their next version on the same page, which is less to log, and to index.
alter table orders set (fillfactor = 50);
alter table passenger set (fillfactor = 70);
alter table seat_claim set (fillfactor = 60);
alter table leg_seats set (fillfactor = 80);
alter table outbox set (fillfactor = 60);
