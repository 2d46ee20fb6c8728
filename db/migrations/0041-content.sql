-- What the site says and the carrier's people may change: pages, services, promotions and the like. Texts are structured blocks in both
-- languages, checked by the program. A text that is saved is a revision and is never changed again.
create table content_revision (
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  revision integer not null check (revision > 0),
  kind text not null check (kind ~ '^[a-z]+$'),
  document jsonb not null,
  author text not null check (author <> ''),
  written_at timestamptz not null default clock_timestamp(),
  primary key (slug, revision)
);

-- Which revision is shown from when, and until when. It counts publications and withdrawals, so that nobody reads what has not changed.
create table content_version (
  version integer not null
);
create unique index content_version_once on content_version ((true));
insert into content_version (version) values (0);

-- The number of a publication is the version it made: they are ordered as they were decided. One that is withdrawn was never there:
-- what was shown before is shown again.
create table content_publication (
  publication integer primary key,
  slug text not null,
  revision integer not null,
  shown_from timestamptz not null,
  shown_until timestamptz check (shown_until > shown_from),
  publisher text not null check (publisher <> ''),
  decided_at timestamptz not null default clock_timestamp(),
  withdrawn_by text,
  withdrawn_at timestamptz,
  foreign key (slug, revision) references content_revision,
  check ((withdrawn_by is null) = (withdrawn_at is null))
);

create index content_publication_of_slug on content_publication (slug, shown_from) where withdrawn_at is null;
