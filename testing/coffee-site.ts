import type { Pool } from '#adapters/db/pool.ts';
import type { Caller } from '#app/caller.ts';
import { pay } from '#app/payment/pay.ts';
import type { Pay } from '#app/payment/try-to-pay.ts';
import type { PaymentDeps } from '#app/payment/payment-deps.ts';
import { fulfilments, orderDeps } from '#main/rooms/fulfilments.ts';
import { COFFEE, coffeeFulfilment, type OrderedCoffee } from '#testing/coffee.ts';
import type { PaymentFixture } from '#testing/payment-fixture.ts';

/** A site that sells vouchers for coffee besides everything else. */
export function openCoffeeSite(pool: Pool, { sale, cards }: Pick<PaymentFixture, 'sale' | 'cards'>) {
  // The only line needed outside a new kind's own rooms.
  const sold = { ...fulfilments(pool, sale), [COFFEE]: coffeeFulfilment(pool) };
  const wallets = [['apple_pay', cards] as const, ['google_pay', cards] as const];
  const providers = new Map([...sale.providers, ...wallets]);
  const site: PaymentDeps = { ...sale, ...orderDeps(pool, sale, sold), providers };
  let keys = 0;
  return {
    site,
    paying: ({ code, total }: OrderedCoffee, caller: Caller, change: Partial<Pay> = {}) => {
      const asked = { code, total, method: 'credit', token: 'tok_1', deviceSession: undefined } as const;
      return pay(site)({ ...asked, key: `key-${(keys += 1)}`, ...change }, caller, sale.now);
    },
  };
}

export type CoffeeSite = ReturnType<typeof openCoffeeSite>;
