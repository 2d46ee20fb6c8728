-- Thirteen digits may look like the number of a card, which no call takes: a letter in front never does.
alter table credit
  alter column code set default 'S' || upper(right(replace(gen_random_uuid()::text, '-', ''), 12));
