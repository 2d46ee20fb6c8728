-- Who was written to because an invoice was refused may correct it: they know neither a last name nor a telephone, and see
-- nothing of the trip.
alter table reservation_access
  drop constraint reservation_access_level_check,
  add constraint reservation_access_level_check check (level in ('masked', 'addressee', 'invoicing', 'full'));
