-- What a draft wants besides its seats, priced: a part of its quote, and sold with it. The rows of `addition` are written by the sale.
alter table reservation
  add column extras jsonb not null default '[]',
  -- What was wanted and can no longer be had on the runs that were chosen since: said to the buyer until they choose again.
  add column dropped_extras jsonb not null default '[]',
  -- Whether anything is sold besides the seats on its journeys; without it the step of the extras is passed over.
  add column extras_offered boolean not null default true;
