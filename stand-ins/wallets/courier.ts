import { setTimeout as pause } from 'node:timers/promises';
import type { Faults } from './faults.ts';
import type { Flags } from './flags.ts';
import { forgedOf, type Notice } from './notice.ts';

/** Pauses between attempts; after the last one the event is abandoned. */
const RETRY_AFTER_MS = [200, 1_000, 5_000, 15_000, 60_000];
const MAX_ANSWER_MS = 5_000;
/** How long an event waits for another to overtake it. */
const MAX_REORDER_MS = 2_000;

interface Deps {
  readonly webhook: NonNullable<Flags['webhook']>;
  readonly faults: Faults;
  /** The event was delivered or abandoned. */
  readonly told: (id: string) => void;
}

/** Delivers events to the merchant, repeatedly until it replies 2xx. */
export function createCourier({ webhook, faults, told }: Deps) {
  let passed: (() => void) | undefined;

  const post = async ({ id, body }: Notice, attempt: number, secret = webhook.secret): Promise<boolean> => {
    const response = await fetch(webhook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-notification-secret': secret,
        'x-notification-id': id,
        'x-notification-attempt': String(attempt),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(MAX_ANSWER_MS),
    }).catch(() => undefined);
    await response?.body?.cancel();
    return response?.ok ?? false;
  };

  const insist = async (notice: Notice): Promise<void> => {
    for (const [tries, wait] of [...RETRY_AFTER_MS, undefined].entries()) {
      if (await post(notice, tries + 1)) return;
      if (wait !== undefined) await pause(wait, undefined, { ref: false });
    }
    console.error('a notice was never taken');
  };

  /** Resolves when the next event has been delivered. */
  const afterNext = (): Promise<void> =>
    new Promise((resolve) => {
      passed = resolve;
      setTimeout(resolve, MAX_REORDER_MS).unref();
    });

  const deliver = async (notice: Notice): Promise<void> => {
    const { kind, ms = 0 } = faults.ofNotice() ?? {};
    if (kind === 'lost') return told(notice.id);
    if (kind === 'late') await pause(ms, undefined, { ref: false });
    if (kind === 'reordered') await afterNext();
    if (kind === 'forged') await post(forgedOf(notice), 1, `not ${webhook.secret}`);
    if (kind === 'forged-inside') await post(forgedOf(notice), 1);
    await Promise.all([insist(notice), kind === 'twice' ? insist(notice) : undefined]);
    told(notice.id);
    if (kind !== 'reordered') passed?.();
  };

  return { deliver: (notice: Notice) => void deliver(notice) };
}
