import { LEASE, PAUSE_WHEN_UNREACHABLE } from '#app/notices/leases.ts';
import type { Mailer, Outbox, QueuedMail, SendingRun } from '#app/notices/ports.ts';
import type { Written } from '#app/notices/write-mail.ts';
import type { Clock } from '#app/ports.ts';
import { type NextWork, type Pause, workTogether } from '#app/work-together.ts';
import { RETRY_POLICIES, waitAfter } from '#domain/retry-policies.ts';
import type { Instant } from '#kernel/instant.ts';

/** The dependencies of sending e-mails of any topic. */
export interface DrainDeps<Row extends QueuedMail> {
  readonly outbox: Outbox<Row>;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly pause: Pause;
  readonly write: (row: Row, now: Instant) => Promise<Written>;
  /** Receives unexpected problems that are not shown to the traveller. */
  readonly report: (problem: unknown) => void;
}

/** Concurrent e-mails: a remote provider takes most of a second for each. */
const SENDERS = 4;

/**
 * Sends everything that is enqueued, and returns how many e-mails were sent. Safe in many processes at once. Each is
 * sent once; after a crash between the provider's acceptance and our record of it, that e-mail is sent again, under the
 * same Message-ID.
 */
export const drainOutbox =
  <Row extends QueuedMail>(deps: DrainDeps<Row>) =>
  async (signal?: AbortSignal): Promise<number> => {
    const run: Run = { sent: 0, isDown: false, signal };
    await workTogether(
      Array.from({ length: SENDERS }, () => nextOf(deps, run)),
      deps.pause,
    );
    return run.sent;
  };

interface Run extends SendingRun {
  /** The provider is unreachable: the rest waits for the next run. */
  isDown: boolean;
}

const nextOf =
  <Row extends QueuedMail>(deps: DrainDeps<Row>, run: Run): NextWork =>
  async () => {
    if (run.isDown || run.signal?.aborted) return undefined;
    const row = await deps.outbox.take(LEASE);
    return row && (() => deliver(deps, run, row));
  };

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
