-- Between seeing a reservation masked and knowing all of it: the telephone of its contact, enough to have it invoiced.
alter table reservation_access
  drop constraint reservation_access_level_check,
  add constraint reservation_access_level_check check (level in ('masked', 'invoicing', 'full'));
