import { randomBytes } from 'node:crypto';
import { notifyAfterCommit, OUTBOX_WORKERS } from '#adapters/db/notify-workers.ts';
import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { Announcement } from '#app/announcement.ts';
import { uuidV7 } from '#kernel/ids.ts';

const ANNOUNCE = statement(
  'outbox-announce',
  `insert into outbox (outbox_id, topic, dedup_key, payload, available_at)
   values ($1, $2, $3, $4, clock_timestamp()) on conflict (dedup_key) do nothing`,
);

/** Enqueues a notice in the caller's transaction, once; the worker that sends it is notified after the commit. */
export async function announce(session: Session, update: Announcement): Promise<void> {
  const { topic, onceOf = subjectOf(update), ...payload } = update;
  await enqueue(session, { topic, dedupKey: `${topic}:${onceOf}`, payload });
}

/** The same for an e-mail that is not about an order. */
export async function enqueue(
  session: Session,
  { topic, dedupKey, payload }: { readonly topic: string; readonly dedupKey: string; readonly payload: object },
): Promise<void> {
  await execute(session, ANNOUNCE, [uuidV7(Date.now(), randomBytes(10)), topic, dedupKey, payload]);
  notifyAfterCommit(session, ...OUTBOX_WORKERS);
}

/** The subject that makes a notice unique, by its fields. */
function subjectOf(update: Announcement): string {
  if ('request' in update) return update.request;
  if ('change' in update) return update.change;
  if ('event' in update) return `${update.reservation}:${update.event}`;
  if ('give_back' in update) return update.give_back;
  if ('refund' in update) return update.refund;
  return 'payment' in update ? update.payment : update.reservation;
}
