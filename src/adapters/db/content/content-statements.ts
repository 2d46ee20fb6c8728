import { statement } from '#adapters/db/statement.ts';
import type { ContentDocument, ContentKind, Words } from '#domain/content/block.ts';

export interface PublicationRow {
  readonly publication: number;
  readonly slug: string;
  readonly kind: ContentKind;
  readonly document: ContentDocument;
  readonly shown_from: number;
  readonly shown_until: number | null;
}

export interface RevisionRow {
  readonly revision: number;
  readonly kind: ContentKind;
  readonly author: string;
  readonly written_at: number;
  readonly document: ContentDocument;
}

export interface DecisionRow {
  readonly publication: number;
  readonly revision: number;
  readonly shown_from: number;
  readonly shown_until: number | null;
  readonly publisher: string;
  readonly decided_at: number;
  readonly withdrawn_by: string | null;
}

export const VERSION = statement<{ readonly version: number }>(
  'content-version',
  'select version from content_version',
);

/** Without publications that are superseded now, and so at every later moment. */
export const PUBLICATIONS = statement<PublicationRow>(
  'content-publications',
  `select p.publication, p.slug, r.kind, r.document, p.shown_from, p.shown_until
   from content_publication p join content_revision r using (slug, revision)
   where p.withdrawn_at is null and not exists (
     select from content_publication n
     where n.slug = p.slug and n.withdrawn_at is null and n.shown_from <= to_timestamp($1 / 1000.0)
       and (n.shown_from, n.publication) > (p.shown_from, p.publication)
   )`,
);

export const SAVE = statement<{ readonly revision: number }>(
  'content-save',
  `insert into content_revision (slug, revision, kind, document, author)
   select $1::text, $2::int + 1, $3::text, $4::jsonb, $5::text
   where $2 = (select coalesce(max(revision), 0) from content_revision where slug = $1)
   on conflict do nothing returning revision`,
);

/** A concurrent decision waits for the version's row, so that numbers follow the order of commits. */
export const PUBLISH = statement<{ readonly publication: number }>(
  'content-publish',
  `with decided as (
     update content_version set version = version + 1
     where exists (select from content_revision where slug = $1 and revision = $2) returning version
   )
   insert into content_publication (publication, slug, revision, shown_from, shown_until, publisher)
   select version, $1::text, $2::int, to_timestamp($3 / 1000.0), to_timestamp($4 / 1000.0), $5::text from decided
   returning publication`,
);

export const WITHDRAW = statement<{ readonly slug: string; readonly revision: number }>(
  'content-withdraw',
  `with withdrawn as (
     update content_publication set withdrawn_by = $2, withdrawn_at = clock_timestamp()
     where publication = $1 and withdrawn_at is null returning slug, revision
   ), counted as (
     update content_version set version = version + 1 where exists (select from withdrawn)
   )
   select slug, revision from withdrawn`,
);

export const REVISIONS = statement<RevisionRow>(
  'content-revisions',
  'select revision, kind, author, written_at, document from content_revision where slug = $1 order by revision desc',
);

export const DECISIONS = statement<DecisionRow>(
  'content-decisions',
  `select publication, revision, shown_from, shown_until, publisher, decided_at, withdrawn_by
   from content_publication where slug = $1 order by publication desc`,
);

export interface SavedRow {
  readonly slug: string;
  readonly kind: ContentKind;
  readonly title: Words;
  readonly revision: number;
  readonly author: string;
  readonly written_at: number;
  readonly is_draft: boolean;
}

export const SAVED = statement<SavedRow>(
  'content-saved',
  `select distinct on (slug) slug, kind, document -> 'title' as title, revision, author, written_at,
     not exists (
       select from content_publication p
       where p.slug = r.slug and p.revision = r.revision and p.withdrawn_at is null
     ) as is_draft
   from content_revision r order by slug, revision desc`,
);

/** The note names the revision. */
export const LOG = statement(
  'content-log',
  `insert into audit_log (audit_id, actor, role, place, action, content_slug, note)
   values ($1, $2, $3, $4, $5, $6::text, concat($6::text, ', ', $7::int))`,
);
