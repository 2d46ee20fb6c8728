-- Site sessions that gave a card's code and secret on the page of its balance: others' guesses do not keep them from paying.
create table gift_card_proof (
  gift_card_id uuid not null references gift_card on delete cascade,
  session_hash bytea not null,
  proved_at timestamptz not null,
  primary key (gift_card_id, session_hash)
);

create index gift_card_proof_age on gift_card_proof (proved_at);
