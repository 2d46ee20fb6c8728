import { lookUps } from '#adapters/db/access/look-ups.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { pins } from '#adapters/secrets/pins.ts';
import type { LookUpDeps } from '#app/access/look-up.ts';
import type { Caller } from '#app/caller.ts';
import { guardDeps } from '#main/rooms/guessing.ts';
import { good, type SaleOptions, stranger, type Visit } from '#testing/paying-sale.ts';
import { openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';

const SECRET = 's'.repeat(32);

export interface LookUpFixture {
  readonly fixture: PaymentFixture;
  /** A paid trip, and who bought it. */
  readonly visit: Visit;
  readonly deps: () => LookUpDeps;
  /** Forgets every try, proof and message. */
  readonly clear: () => Promise<unknown>;
}

/** A paid trip that is looked up, with the secrets that its PIN and the guards are made of. */
export async function openLookUpFixture(pool: Pool, options: SaleOptions = {}): Promise<LookUpFixture> {
  const fixture = await openPaymentFixture(pool);
  const visit = await fixture.sale.atPayment(options);
  good(await fixture.paying(visit));
  return {
    fixture,
    visit,
    deps: () => ({ lookUps: lookUps(pool, SECRET), pins: pins(SECRET), ...guardDeps({ pool, secret: SECRET }) }),
    clear: () =>
      pool.query('truncate look_up_try, captcha_use, recovery_request, one_time_code, outbox, reservation_access'),
  };
}

/** A different network address for each. */
export const fromAddress = (n: number): Caller => ({ ...stranger(), address: `198.51.100.${n}` });
