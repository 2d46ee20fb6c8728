-- Passkeys: a second way to sign in. The private key stays on the traveller's device; what is stored here opens nothing.
create table traveller_passkey (
  passkey_id uuid primary key,
  traveller_id uuid not null references traveller,
  -- As authenticators name it: base64url.
  credential_id text not null unique check (length(credential_id) between 1 and 1400),
  -- COSE.
  public_key bytea not null,
  -- Signatures counted by the authenticator: 0 where it does not count. One that does not grow is a copy.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  -- Given by the traveller; empty: shown by its device.
  name text not null,
  device text check (device in ('phone', 'computer')),
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index traveller_passkey_of_traveller on traveller_passkey (traveller_id);

-- What an authenticator has to sign next. Each is deleted when it is answered, rightly or not.
create table passkey_challenge (
  site_session_hash bytea not null,
  purpose text not null check (purpose in ('register', 'sign_in')),
  challenge text not null,
  -- Of a registration: whose password was given.
  traveller_id uuid,
  expires_at timestamptz not null,
  primary key (site_session_hash, purpose)
);

create index passkey_challenge_by_time on passkey_challenge (expires_at);
