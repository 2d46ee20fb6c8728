import { holdSeats } from '#adapters/db/booking/hold.ts';
import type { Hoarding } from '#adapters/db/guessing/holder-keys.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { createDraft, orderOf, publishDeparture } from '#testing/db/sale-fixtures.ts';
import type { HoldProof } from '#domain/guessing/hold-proof.ts';
import { type BudgetName, BUDGETS } from '#http/limits/budgets.ts';
import { createRateLimiter } from '#http/limits/rate-limiter.ts';
import { type Instant, instant, MINUTE } from '#kernel/instant.ts';

/** The requests of a purchase: three searches, two refused dates, pages and calls, seats and a payment. */
const ERRAND: readonly (readonly [BudgetName, times: number])[] = [
  ['everything', 40],
  ['read', 30],
  ['create', 5],
  ['change', 6],
  ['seats', 2],
  ['payment', 2],
  ['confirm', 10],
  ['document', 2],
];

const START = instant(1_800_000_000_000);
const LIFETIME = 10 * MINUTE;

interface Crowd {
  readonly pool: Pool;
  readonly people: number;
  readonly buses: number;
  readonly hoarding: Hoarding;
}

export interface CrowdOutcome {
  readonly refused: number;
  readonly held: number;
  /** How many of them were first asked for a captcha or a code. */
  readonly proved: number;
}

/** People behind one address, who buy within ten minutes on some buses; nobody pays before all hold a seat. */
export async function crowd({ pool, people, buses, hoarding }: Crowd): Promise<CrowdOutcome> {
  const time: { now: Instant } = { now: START };
  const limiter = createRateLimiter({ clock: () => time.now, factor: 1, budgets: BUDGETS });
  const departures: string[] = [];
  for (let n = 0; n < buses; n += 1) departures.push(await publishDeparture(pool, { seats: 40 }));
  let [refused, held, proved] = [0, 0, 0];
  for (let person = 0; person < people; person += 1) {
    time.now = instant(START + Math.round((person * LIFETIME) / people));
    const asker = { address: '192.0.2.1', sessionHash: Buffer.from(`person ${person}`) };
    for (const [name, times] of ERRAND) for (let n = 0; n < times; n += 1) if (limiter.take(name, asker)) refused += 1;
    const departure = departures[person % buses]!;
    const draft = await createDraft(pool, { departure: { departure: departure as never, from: 0, to: 2 } });
    const contact = { email: `${draft.reservation.code}@example.com`, phone: draft.reservation.code };
    const order = orderOf(draft, [Math.floor(person / buses) + 1]);
    for (const proof of [undefined, 'captcha', 'contact'] satisfies (HoldProof | undefined)[]) {
      const holder = { address: asker.address, contact, proof };
      const { kind } = await holdSeats(pool, { ...order, holder }, { hoarding });
      if (kind === 'proof') continue;
      if (kind === 'held') held += 1;
      if (proof) proved += 1;
      break;
    }
  }
  return { refused, held, proved };
}
