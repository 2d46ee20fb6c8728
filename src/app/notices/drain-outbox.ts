import type { NoticeDeps } from '#app/notices/notice-deps.ts';
import { LEASE, PAUSE_WHEN_UNREACHABLE, waitAfter } from '#app/notices/retry-policy.ts';
import type { OutboxRow } from '#app/notices/ports.ts';
import { writeMail } from '#app/notices/write-mail.ts';

/** E-mails under way at once: a provider far away takes most of a second for each. */
const SENDERS = 4;

/**
 * Sends everything the sale enqueued, and answers how many e-mails went out. Safe in many processes at once. Each is
 * sent once; a crash between the provider's yes and our writing it down sends that one again, under the same Message-ID.
 */
export const drainOutbox =
  (deps: NoticeDeps) =>
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

async function drain(deps: NoticeDeps, run: Run): Promise<void> {
  while (!run.isDown && !run.signal?.aborted) {
    const row = await deps.outbox.take(LEASE);
    if (!row) return;
    await deliver(deps, run, row);
  }
}

async function deliver(deps: NoticeDeps, run: Run, row: OutboxRow): Promise<void> {
  const written = await writeMail(deps)(row, deps.clock.now()).catch((problem: unknown) => {
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
      return deps.outbox.done(row, {
        reservation: row.payload.reservation,
        recipient: mail.to,
        messageId: sending.messageId,
      });
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

async function putOff(deps: NoticeDeps, row: OutboxRow, trouble: string): Promise<void> {
  const wait = waitAfter(row.attempts);
  return wait === undefined ? deadLetter(deps, row, trouble) : deps.outbox.later(row, wait, trouble);
}

async function deadLetter({ outbox, report }: NoticeDeps, row: OutboxRow, trouble: string): Promise<void> {
  report(new Error(`the e-mail ${row.dedupKey} will not be sent: ${trouble}`));
  await outbox.deadLetter(row, trouble);
}
