-- Tickets that were asked for once more, and by which session: rows are only added.
create table resend_request (
  request_id uuid primary key,
  reservation_id uuid not null,
  session_hash bytea not null,
  asked_at timestamptz not null
);

create index resend_request_of_reservation on resend_request (reservation_id, asked_at);
