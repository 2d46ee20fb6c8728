import type { DatabaseTarget } from '#adapters/db/connection.ts';
import { noticeInbox } from '#adapters/db/payments/notice-inbox.ts';
import { seatInventory } from '#adapters/db/inventory/seat-inventory.ts';
import { createPool, type Pool } from '#adapters/db/pool.ts';
import { openpay } from '#adapters/payments/openpay/gateway.ts';
import { readNotice } from '#adapters/payments/openpay/notice.ts';
import { sweepExpiredHolds } from '#app/booking/sweep-expired-holds.ts';
import type { Payments } from '#app/payment/ports.ts';
import { reconcilePayments } from '#app/payment/reconcile-payments.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { openSite } from '#http/testing/open-site.ts';
import { hasBasicCredentials } from '#http/webhooks/basic-authentication.ts';
import { providerWebhook, type Webhook } from '#http/webhooks/provider-webhook.ts';
import { registerWebhook } from '#http/webhooks/register-webhook.ts';
import { SECOND } from '#kernel/instant.ts';
import { openSale, type PayingSale } from '#main/testing/paying-sale.ts';
import { type CardProvider, startCardProvider } from './card-provider.ts';
import { type Clock, fastClock } from './clock.ts';
import { keepHistory } from './history.ts';
import { largeBuses } from '#main/testing/large-buses.ts';
import { startLoops } from './loops.ts';

/** What is taken out or put in to see that it is missed. Nothing of it exists in the product. */
export interface Tampering {
  /** Stands between the use cases and what they are kept in. */
  readonly payments?: (payments: Payments, pool: Pool) => Payments;
  readonly withoutReconciler?: boolean;
}

export interface WorldOptions {
  /** Migrated and empty. */
  readonly database: DatabaseTarget;
  /** Simulated time over real time. */
  readonly speed: number;
  readonly tampering: Tampering;
}

/** The site without its pages: use cases, webhook and jobs over a real database, and a real provider behind HTTP. */
export interface World {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly sale: PayingSale;
  readonly cards: CardProvider;
  /** What nobody expected to happen. */
  readonly problems: readonly unknown[];
  close(): Promise<void>;
}

const CONNECTIONS = 14;
const LONGEST_WAIT_MS = 10_000;
/** As in the product, in milliseconds of the simulated clock. */
const SWEEP_EVERY = 3 * SECOND;
const RECONCILE_EVERY = 5 * SECOND;
const REFUND_EVERY = 10 * SECOND;
const CHARGE_PATIENCE = 25 * SECOND;
const QUESTION_PATIENCE = 8 * SECOND;
const WEBHOOK_PATH = '/webhooks/openpay';

export async function openWorld({ database, speed, tampering }: WorldOptions): Promise<World> {
  const clock = await fastClock(database, speed);
  await keepHistory(database);
  const pool = createPool(database, { connections: CONNECTIONS, waitMs: LONGEST_WAIT_MS, genericPlans: true });
  const base = await openSale(pool);
  await largeBuses(pool);

  let hear: Webhook = async () => 503;
  const site = await openSite(base, { register: [registerWebhook(WEBHOOK_PATH, (request) => hear(request))] });
  const cards = await startCardProvider(site.origin + WEBHOOK_PATH, base.report);
  const { account } = cards;
  const patience = (simulated: number) => Math.round(simulated / clock.speed);
  const provider = openpay({
    ...account,
    threeDSecure: 'selective',
    patience: { charge: patience(CHARGE_PATIENCE), question: patience(QUESTION_PATIENCE) },
  });
  const sale: PayingSale = {
    ...base,
    providers: new Map([
      ['credit', provider],
      ['debit', provider],
    ]),
    payments: tampering.payments?.(base.payments, pool) ?? base.payments,
  };
  const isGenuine = hasBasicCredentials({ user: account.webhookUser, password: account.webhookPassword });
  hear = providerWebhook({ ...sale, inbox: noticeInbox(pool), account: provider, isGenuine, readNotice });

  const reconciler = { everyMs: RECONCILE_EVERY / clock.speed, run: () => reconcilePayments(sale) };
  const stopLoops = startLoops(
    [
      { everyMs: SWEEP_EVERY / clock.speed, run: () => sweepExpiredHolds(seatInventory(pool)) },
      { everyMs: REFUND_EVERY / clock.speed, run: () => refundDue(sale) },
      // Two of them, as two servers have.
      ...(tampering.withoutReconciler ? [] : [reconciler, reconciler]),
    ],
    base.report,
  );
  const close = async () => {
    await stopLoops();
    await cards.stop();
    await site.close();
    await pool.end();
  };
  return { pool, clock, sale, cards, problems: base.problems, close };
}
