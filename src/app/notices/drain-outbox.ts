import { LEASE, PAUSE_WHEN_UNREACHABLE } from '#app/notices/leases.ts';
import type { Mailer, Outbox, QueuedMail } from '#app/notices/ports.ts';
import type { Written } from '#app/notices/write-mail.ts';
import type { Clock } from '#app/ports.ts';
import { RETRY_POLICIES, waitAfter } from '#domain/retry-policies.ts';
import type { Instant } from '#kernel/instant.ts';

/** What sending e-mails is made of, whatever they are about. */
export interface DrainDeps<Row extends QueuedMail> {
  readonly outbox: Outbox<Row>;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly write: (row: Row, now: Instant) => Promise<Written>;
  /** Told of a surprise that the traveller is spared. */
  readonly report: (problem: unknown) => void;
}

/** E-mails under way at once: a provider far away takes most of a second for each. */
const SENDERS = 4;

/**
 * Sends everything that is enqueued, and answers how many e-mails went out. Safe in many processes at once. Each is
 * sent once; a crash between the provider's yes and our writing it down sends that one again, under the same Message-ID.
 */
export const drainOutbox =
  <Row extends QueuedMail>(deps: DrainDeps<Row>) =>
  async (signal?: AbortSignal): Promise<number> => {
    const run: Run = { sent: 0, isDown: false, signal };
    await Promise.all(Array.from({ length: SENDERS }, () => drain(deps, run)));
    return run.sent;
  };

interface Run {
  sent: number;
  /** Nobody is there: what is left waits for the next run. */
  isDown: boolean;
  /** Nobody waits for it any longer. */
  readonly signal: AbortSignal | undefined;
}

async function drain<Row extends QueuedMail>(deps: DrainDeps<Row>, run: Run): Promise<void> {
  while (!run.isDown && !run.signal?.aborted) {
    const row = await deps.outbox.take(LEASE);
    if (!row) return;
    await deliver(deps, run, row);
  }
}

async function deliver<Row extends QueuedMail>(deps: DrainDeps<Row>, run: Run, row: Row): Promise<void> {
  const written = await deps.write(row, deps.clock.now()).catch((problem: unknown) => {
    deps.report(new Error(`no e-mail could be written of ${row.dedupKey}`, { cause: problem }));
    return undefined;
  });
  if (!written) return putOff(deps, row, 'not written');
  if (written.kind === 'moot') return deps.outbox.done(row);
  if (written.kind === 'later') return putOff(deps, row, written.trouble);
  if (written.kind === 'unwritable') return deadLetter(deps, row, written.trouble);
  const { mail } = written;
  const sending = await deps.mailer.send(mail);
  switch (sending.kind) {
    case 'sent':
      run.sent += 1;
      return deps.outbox.done(row, { recipient: mail.to, messageId: sending.messageId });
    case 'refused':
      return deadLetter(deps, row, sending.code);
    case 'retry':
      return putOff(deps, row, sending.code);
    case 'down':
      run.isDown = true;
      deps.report(new Error(`no e-mail can be sent now: ${sending.code}`));
      return deps.outbox.postpone(row, PAUSE_WHEN_UNREACHABLE, sending.code);
  }
}

async function putOff<Row extends QueuedMail>(deps: DrainDeps<Row>, row: Row, trouble: string): Promise<void> {
  const wait = waitAfter(RETRY_POLICIES.notice, row.attempts);
  return wait === undefined ? deadLetter(deps, row, trouble) : deps.outbox.later(row, wait, trouble);
}

async function deadLetter<Row extends QueuedMail>(
  { outbox, report }: DrainDeps<Row>,
  row: Row,
  trouble: string,
): Promise<void> {
  report(new Error(`the e-mail ${row.dedupKey} will not be sent: ${trouble}`));
  await outbox.deadLetter(row, trouble);
}
