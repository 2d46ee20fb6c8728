import { randomBytes } from 'node:crypto';
import { type Pool, type Session, withConnection } from '#adapters/db/pool.ts';
import { execute, type Statement } from '#adapters/db/statement.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import type { ContentRepository, Decision, Editor, Newest, PublishedContent, Revision } from '#app/content/ports.ts';
import type { Publication, Slug } from '#domain/content/shown.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import * as sql from './content-statements.ts';

/** Content of the site in PostgreSQL. Each change is logged in the same transaction. */
export function content(pool: Pool): PublishedContent & ContentRepository {
  const all = <Row extends object>(asked: Statement<Row>, values: readonly unknown[] = []): Promise<readonly Row[]> =>
    withConnection(pool, (session) => execute(session, asked, values));
  return {
    version: async () => (await all(sql.VERSION))[0]?.version ?? 0,
    publications: async (now) => (await all(sql.PUBLICATIONS, [now])).map(publicationOf),
    save: ({ slug, seen, kind, document, by }) =>
      inTransaction(pool, async (session) => {
        const values = [slug, seen, kind, JSON.stringify(document), by.name];
        const revision = (await execute(session, sql.SAVE, values))[0]?.revision;
        if (revision !== undefined) await log(session, by, { action: 'content.saved', slug, revision });
        return revision;
      }),
    publish: ({ slug, revision, from, until, by }) =>
      inTransaction(pool, async (session) => {
        const values = [slug, revision, from, until ?? null, by.name];
        const publication = (await execute(session, sql.PUBLISH, values))[0]?.publication;
        if (publication !== undefined) await log(session, by, { action: 'content.published', slug, revision });
        return publication;
      }),
    withdraw: (publication, by) =>
      inTransaction(pool, async (session) => {
        const [withdrawn] = await execute(session, sql.WITHDRAW, [publication, by.name]);
        if (withdrawn) await log(session, by, { action: 'content.withdrawn', ...withdrawn });
        return withdrawn !== undefined;
      }),
    history: async (slug) => ({
      revisions: (await all(sql.REVISIONS, [slug])).map(revisionOf),
      decisions: (await all(sql.DECISIONS, [slug])).map(decisionOf),
    }),
    saved: async () => (await all(sql.SAVED)).map(newestOf),
  };
}

interface Deed {
  readonly action: 'content.saved' | 'content.published' | 'content.withdrawn';
  readonly slug: Slug;
  readonly revision: number;
}

const log = (session: Session, { name, role, place }: Editor, { action, slug, revision }: Deed): Promise<unknown> =>
  execute(session, sql.LOG, [uuidV7(Date.now(), randomBytes(10)), name, role ?? null, place, action, slug, revision]);

const newestOf = ({ written_at, is_draft, ...row }: sql.SavedRow): Newest => ({
  ...row,
  writtenAt: instant(written_at),
  isDraft: is_draft,
});

const publicationOf = ({ shown_from, shown_until, ...row }: sql.PublicationRow): Publication => ({
  ...row,
  from: instant(shown_from),
  until: momentOf(shown_until),
});

const revisionOf = ({ written_at, ...row }: sql.RevisionRow): Revision => ({ ...row, writtenAt: instant(written_at) });

const decisionOf = (row: sql.DecisionRow): Decision => ({
  publication: row.publication,
  revision: row.revision,
  from: instant(row.shown_from),
  until: momentOf(row.shown_until),
  publisher: row.publisher,
  decidedAt: instant(row.decided_at),
  withdrawnBy: row.withdrawn_by ?? undefined,
});

const momentOf = (milliseconds: number | null) => (milliseconds === null ? undefined : instant(milliseconds));
