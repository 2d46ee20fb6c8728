-- What travellers should know of routes, stops and days, in operators' words: drafts, what is published, and what has ended. It is never
-- deleted. Routes and stops are those of the timetable, which may lose them.
create table alert (
  alert_id uuid primary key,
  -- Grows with each change: whoever saves says which one they have seen.
  revision integer not null check (revision > 0),
  state text not null check (state in ('draft', 'published', 'ended')),
  title_es text not null check (title_es <> ''),
  title_en text not null check (title_en <> ''),
  body_es text not null check (body_es <> ''),
  body_en text not null check (body_en <> ''),
  cause text not null check (cause ~ '^[a-z_]+$'),
  effect text not null check (effect ~ '^[a-z_]+$'),
  severity text not null check (severity in ('info', 'warning', 'severe')),
  -- Both empty: the whole carrier. Both filled: those routes at those stops.
  route_ids text[] not null,
  stop_ids text[] not null,
  -- Service days, both included; null is open.
  days_from date,
  days_until date check (days_until >= days_from),
  active_from timestamptz not null,
  active_until timestamptz check (active_until > active_from),
  written_by text not null check (written_by <> ''),
  written_at timestamptz not null default clock_timestamp(),
  published_at timestamptz check (state <> 'published' or published_at is not null),
  ended_at timestamptz check ((state = 'ended') = (ended_at is not null))
);

create index alert_published on alert (active_until) where state = 'published';
create index alert_by_time on alert (written_at);

-- It counts what changes what is shown, so that nobody reads alerts that have not changed.
create table alert_version (
  version integer not null
);
create unique index alert_version_once on alert_version ((true));
insert into alert_version (version) values (0);

-- Who was written to about which alert, by the SHA-256 of their address: once, however often it is published.
create table alert_notice (
  alert_id uuid not null,
  person bytea not null,
  reservation_id uuid not null,
  primary key (alert_id, person)
);
