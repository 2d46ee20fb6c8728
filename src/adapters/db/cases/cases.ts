import { randomBytes } from 'node:crypto';
import { enqueue } from '#adapters/db/announce.ts';
import { type Pool, type Session, withConnection } from '#adapters/db/pool.ts';
import { execute, type Statement } from '#adapters/db/statement.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import type { CaseHead, CaseRepository, CaseStep, CreatedCase, NewCase, TravellerCase } from '#app/cases/ports.ts';
import type { CaseMail } from '#app/cases/write-case-mail.ts';
import type { CaseFile } from '#domain/cases/case-form.ts';
import { shownCaseNumber } from '#domain/cases/case-number.ts';
import { isWritten } from '#domain/cases/case-state.ts';
import { rulesOf } from '#domain/cases/topics.ts';
import { id, uuidV7 } from '#kernel/ids.ts';
import { instant, localDate } from '#kernel/instant.ts';
import * as sql from './case-statements.ts';

/** E-mails of new cases per address and day: anyone can enter a foreign address. */
const MAX_LETTERS_A_DAY = 5;
/** More than an operator works through. */
const MAX_LISTED = 500;
/** Retries of drawing a number: one in billions is taken. */
const TRIES = 5;

const newId = () => uuidV7(Date.now(), randomBytes(10));

/** Cases in PostgreSQL, with their files: these are few, small and included in backups. */
export function cases(pool: Pool): CaseRepository {
  const find = (by: Statement<sql.CaseRow>, value: string) =>
    withConnection(pool, async (session) => {
      const [row] = await execute(session, by, [value]);
      return row && whole(session, row);
    });
  return {
    create: (asked) => inTransaction(pool, (session) => create(session, asked)),
    byId: (one) => find(sql.BY_ID, one),
    byNumber: (number) => find(sql.BY_NUMBER, number),
    list: async ({ closed }) => {
      const rows = await withConnection(pool, (session) =>
        execute(session, closed ? sql.CLOSED_LIST : sql.OPEN_LIST, [MAX_LISTED]),
      );
      return rows.map(headOf);
    },
    take: (step) => inTransaction(pool, (session) => take(session, step)),
    hasTaken: async (one, key) => {
      const found = await withConnection(pool, (session) => execute(session, sql.HAS_ENTRY, [one, key]));
      return found.length > 0;
    },
    file: async (one, position) => {
      const [row] = await withConnection(pool, (session) => execute(session, sql.FILE, [one, position]));
      return row && { name: row.name, kind: row.kind, content: row.bytes };
    },
  };
}

async function create(session: Session, asked: NewCase): Promise<CreatedCase> {
  const [letters] = await execute(session, sql.SENT_TODAY, [asked.request.email]);
  const isMailed = (letters?.cases ?? 0) < MAX_LETTERS_A_DAY;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const { topic, name, email, phone, details } = asked.request;
    const { lang, dueOn, requestHash } = asked;
    const values = [newId(), asked.newNumber(), topic, lang, name, email, phone, JSON.stringify(details), dueOn];
    const [made] = await execute(session, sql.CREATE, [...values, requestHash]);
    if (made) {
      await fill(session, made.case_id, { ...asked, isMailed });
      return { id: id(made.case_id), isMailed };
    }
    const [before] = await execute(session, sql.BY_REQUEST, [requestHash]);
    if (before) return { id: id(before.case_id), isMailed: before.is_mailed };
  }
  throw new Error('every number that was drawn is taken');
}

async function fill(
  session: Session,
  made: string,
  { request, isMailed }: NewCase & { readonly isMailed: boolean },
): Promise<void> {
  await execute(session, sql.ADD_ENTRY, [newId(), made, 'received', null, request.message, 'received']);
  await addFiles(session, made, request.files);
  if (isMailed) await enqueueMail(session, { topic: 'case.received', payload: { case: id(made) } }, made);
  // The partner has to answer it, whoever else is written to.
  if (rulesOf(request.topic).goesToPartner)
    await enqueueMail(session, { topic: 'case.partner', payload: { case: id(made) } }, made);
}

/** Behind those it has. */
async function addFiles(session: Session, of: string, files: readonly CaseFile[]): Promise<void> {
  for (const { name, kind, content } of files)
    await execute(session, sql.ADD_FILE, [of, name, kind, Buffer.from(content)]);
}

const enqueueMail = (session: Session, { topic, payload }: CaseMail, once: string): Promise<void> =>
  enqueue(session, { topic, dedupKey: `${topic}:${once}`, payload });

async function take(session: Session, step: CaseStep): Promise<boolean> {
  const [locked] = await execute(session, sql.LOCK, [step.case]);
  if (!locked) return false;
  const [done] = await execute(session, sql.HAS_ENTRY, [step.case, step.key]);
  if (done) return true;
  if (locked.version !== step.version) return false;
  const entry = newId();
  const { operator, place } = step.by ?? {};
  await execute(session, sql.ADD_ENTRY, [entry, step.case, step.act, operator?.name ?? null, step.text, step.key]);
  await addFiles(session, step.case, step.files);
  await execute(session, sql.MOVE, [step.case, step.state, step.dueOn]);
  if (!operator) return true;
  const note = shownCaseNumber(locked.number);
  const action = `case.${step.act}`;
  await execute(session, sql.AUDIT, [newId(), operator.name, operator.role, place, action, operator.id, note]);
  if (step.act !== 'reply' && isWritten(step.act))
    await enqueueMail(session, { topic: 'case.written', payload: { case: step.case, entry: id(entry) } }, entry);
  return true;
}

async function whole(session: Session, row: sql.CaseRow): Promise<TravellerCase> {
  const entries = await execute(session, sql.ENTRIES, [row.case_id]);
  return {
    ...headOf(row),
    lang: row.lang,
    email: row.email,
    phone: row.phone,
    details: row.details,
    version: row.version,
    entries: entries.map(({ entry_id: entry, at, act, operator, body }) => ({
      id: id(entry),
      at: instant(at),
      act,
      operator: operator ?? undefined,
      text: body,
    })),
    files: await execute(session, sql.FILES, [row.case_id]),
  };
}

const headOf = (row: sql.HeadRow): CaseHead => ({
  id: id(row.case_id),
  number: id(row.number),
  topic: row.topic,
  state: row.state,
  name: row.name,
  receivedAt: instant(row.received_at),
  dueOn: row.due_on === null ? null : localDate(row.due_on),
});
