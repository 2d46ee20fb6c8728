import { setTimeout as pause } from 'node:timers/promises';
import { type Charge, chargeView } from './charges.ts';
import type { Faults } from './faults.ts';
import type { Flags } from './flags.ts';

const TYPES = {
  completed: 'charge.succeeded',
  failed: 'charge.failed',
  refunded: 'charge.refunded',
  charge_pending: 'charge.created',
  in_progress: 'charge.created',
  cancelled: 'charge.cancelled',
  expired: 'transaction.expired',
} as const;

/** Between tries, until one is taken. */
const RETRY_AFTER_MS = [200, 1_000, 5_000, 15_000];
const LATE_MS = 1_500;
const LONGEST_ANSWER_MS = 5_000;

/** Tells the merchant, again and again until it answers 2xx; each may be lost, doubled or late where that is asked for. */
export function createNotices(webhook: Flags['webhook'], faults: Faults, bank: () => string) {
  const post = async (body: unknown): Promise<boolean> => {
    if (!webhook) return true;
    const basic = Buffer.from(`${webhook.user}:${webhook.password}`).toString('base64');
    const response = await fetch(webhook.url, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
    }).catch(() => undefined);
    return response?.ok ?? false;
  };

  const deliver = async (body: unknown): Promise<void> => {
    for (const wait of RETRY_AFTER_MS) {
      if (await post(body)) return;
      await pause(wait, undefined, { ref: false });
    }
  };

  return {
    tell: (charge: Charge) => {
      const body = {
        type: TYPES[charge.status],
        event_date: new Date().toISOString(),
        transaction: chargeView(charge, bank()),
      };
      const fault = faults.ofNotice();
      if (fault === 'lost') return;
      void (fault === 'late' ? pause(LATE_MS, undefined, { ref: false }) : Promise.resolve()).then(() => deliver(body));
      if (fault === 'twice') void deliver(body);
    },
  };
}

export type Notices = ReturnType<typeof createNotices>;
