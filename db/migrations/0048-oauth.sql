-- Programs that call services with a token. A secret and a token are kept as their SHA-256 alone.
create table oauth_client (
  client_id text primary key check (client_id ~ '^[A-Za-z0-9_-]{16}$'),
  name text not null unique check (length(name) between 1 and 80),
  secret_hash bytea not null check (length(secret_hash) = 32),
  scopes text[] not null check (cardinality(scopes) > 0),
  added_at timestamptz not null default clock_timestamp(),
  disabled_at timestamptz
);

-- A family of tokens: the first pair was given for the secret, each later one for the refresh token before it.
create table oauth_grant (
  grant_id uuid primary key,
  client_id text not null references oauth_client,
  refreshes integer not null default 0 check (refreshes between 0 and 5),
  -- When the last token of the family ends.
  ends_at timestamptz not null,
  revoked_at timestamptz
);
create index oauth_grant_of_client on oauth_grant (client_id);
create index oauth_grant_by_end on oauth_grant (ends_at);

create table oauth_token (
  token_hash bytea primary key check (length(token_hash) = 32),
  grant_id uuid not null references oauth_grant on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  expires_at timestamptz not null,
  -- A refresh token is used once; a second use means that two have it.
  used_at timestamptz,
  check (kind = 'refresh' or used_at is null)
);
create index oauth_token_of_grant on oauth_token (grant_id);
