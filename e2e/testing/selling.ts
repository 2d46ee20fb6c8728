import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { getPayment, getReservation, postPayment } from '#wire/websale.ts';
import { type ApiClient, apiClient } from './api-client.ts';
import { cardToken } from './card-token.ts';
import { bring, right } from './reach-steps.ts';

export const BUYERS = 4;

/** What was sold, and to whom. */
export interface Sold {
  readonly client: ApiClient;
  readonly code: string;
}

/** Sells until stopped, and records what buyers were told. A buyer who gets "unavailable" retries. */
export function selling(siteUrl: string) {
  const told: Sold[] = [];
  const asked: Sold[] = [];
  const refusals = new Set<string>();
  const over = new AbortController();
  const buyers = Array.from({ length: BUYERS }, async (_, i) => {
    while (!over.signal.aborted) {
      await buy(siteUrl, i % 2 === 0 ? 'cash' : 'credit', { told, asked, refusals }).catch(() => pause(100));
    }
  });
  return {
    told,
    asked,
    refusals,
    end: async () => {
      over.abort();
      await Promise.all(buyers);
    },
  };
}

async function buy(
  siteUrl: string,
  method: 'cash' | 'credit',
  { told, asked, refusals }: { told: Sold[]; asked: Sold[]; refusals: Set<string> },
): Promise<void> {
  const client = await apiClient(siteUrl);
  const code = await bring(client, 4, { ahead: 3 + (Math.floor(asked.length / 8) % 60) });
  const token = method === 'credit' ? await cardToken(siteUrl, '4111111111111111') : undefined;
  const { total } = right(await client.call(getPayment, { query: { code } }));
  const body = { code, method, idempotency_key: `key-of-${code}`, total, ...(token ? { token } : {}) };
  asked.push({ client, code });
  const answer = await client.call(postPayment, { body });
  if (answer.ok) told.push({ client, code });
  else for (const error of answer.errors) refusals.add(`${answer.status} ${error.code}`);
}

async function settled({ client, code }: Sold): Promise<boolean> {
  const { reservation } = right(await client.call(getReservation, { query: { code } }));
  return !reservation.process_payment;
}

/** Every sale reported to a buyer exists, and pending ones have ended. */
export async function expectStored({ told, asked }: Pick<ReturnType<typeof selling>, 'told' | 'asked'>): Promise<void> {
  for (const { client, code } of told) {
    const { reservation } = right(await client.call(getReservation, { query: { code } }));
    expect([code, reservation.tickets.length]).toEqual([code, 4]);
    expect(['approved', 'order_generated']).toContain(reservation.payment);
  }
  for (const sale of asked) await expect.poll(() => settled(sale), { timeout: 60_000, interval: 500 }).toBe(true);
}
