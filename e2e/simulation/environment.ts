import { seatInventory } from '#adapters/db/booking/seat-inventory.ts';
import type { DatabaseTarget } from '#adapters/db/connection.ts';
import { webhookInbox } from '#adapters/db/payment/webhook-inbox.ts';
import { createPool, type Pool } from '#adapters/db/pool.ts';
import { sweepExpiredHolds } from '#app/booking/sweep-expired-holds.ts';
import type { Caller } from '#app/caller.ts';
import type { Passwords } from '#app/loyalty/ports.ts';
import { findOrder } from '#app/orders/find-order.ts';
import type { Payments } from '#app/payment/ports.ts';
import { reconcilePayments } from '#app/payment/reconcile-payments.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { openSite } from '#testing/http/open-site.ts';
import { providerWebhook, type Webhook } from '#http/webhooks/provider-webhook.ts';
import { registerWebhook } from '#http/webhooks/register-webhook.ts';
import { SECOND } from '#kernel/instant.ts';
import { OPENPAY_WEBHOOK, OXXO_WEBHOOK } from '#main/accounts/openpay-accounts.ts';
import { providersOf } from '#main/accounts/payment-account.ts';
import { PAYPAL_WEBHOOK } from '#main/accounts/paypal-account.ts';
import { orderDeps } from '#main/rooms/fulfilments.ts';
import { largeBuses } from '#testing/large-buses.ts';
import { openSale, type PayingSale } from '#testing/paying-sale.ts';
import { openProgramme, type Programme } from '#testing/travellers.ts';
import { WALLETS_WEBHOOK } from '#main/accounts/wallets.ts';
import type { SimulatedProviders } from '../testing/simulated-providers.ts';
import { openAccounts } from './accounts.ts';
import { type Clock, fastClock } from './clock.ts';
import { recordHistory } from './history.ts';
import { startLoops } from './loops.ts';
import { LOUNGE, openSuppliers, type Suppliers } from './suppliers.ts';

/** What is removed or added to check that this is detected. None of it exists in the product. */
export interface Tampering {
  /** Wraps the repositories of the use cases. */
  readonly payments?: (payments: Payments, pool: Pool) => Payments;
  readonly withoutReconciler?: boolean;
}

export interface EnvironmentOptions {
  /** Migrated and empty. */
  readonly database: DatabaseTarget;
  /** Ratio of simulated to real time. */
  readonly speed: number;
  readonly tampering: Tampering;
}

/** The site without its pages: use cases, webhooks and jobs with a real database, and real providers over HTTP. */
export interface SimulationEnvironment {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly sale: PayingSale;
  readonly providers: SimulatedProviders;
  readonly suppliers: Suppliers;
  /** The order with this code, as its caller sees it. */
  readonly find: (code: string, caller: Caller) => ReturnType<typeof findOrder>;
  readonly programme: Programme;
  /** Unexpected errors. */
  readonly problems: readonly unknown[];
  close(): Promise<void>;
}

const CONNECTIONS = 14;
/**
 * Longer than a busy machine lets anyone wait for a connection or a lock. At a real site a traveller would be told to
 * try again, and would.
 */
const MAX_WAIT_MS = 60_000;
/** As in the product, in milliseconds of the simulated clock. */
const SWEEP_EVERY = 3 * SECOND;
const RECONCILE_EVERY = 5 * SECOND;
const REFUND_EVERY = 10 * SECOND;
const WEBHOOKS = [OPENPAY_WEBHOOK, OXXO_WEBHOOK, PAYPAL_WEBHOOK, WALLETS_WEBHOOK];

/** Signing in is not tested here. */
const QUICK: Passwords = {
  hash: async (password) => password,
  matches: async (password, hash) => hash === password,
};

export async function openEnvironment({
  database,
  speed,
  tampering,
}: EnvironmentOptions): Promise<SimulationEnvironment> {
  const clock = await fastClock(database, speed);
  await recordHistory(database);
  const pool = createPool(database, {
    connections: CONNECTIONS,
    waitMs: MAX_WAIT_MS,
    lockMs: MAX_WAIT_MS,
    genericPlans: true,
  });
  const opened = await openSale(pool);
  const base: PayingSale = { ...opened, ...orderDeps(pool, { ...opened, lounges: [LOUNGE] }) };
  await largeBuses(pool);
  const { report } = base;

  const hearing = new Map<string, Webhook>();
  const register = WEBHOOKS.map((path) =>
    registerWebhook(path, async (request) => (await hearing.get(path)?.(request)) ?? 503),
  );
  const site = await openSite(base, { register });
  const { accounts, providers, stop } = await openAccounts({ port: Number(new URL(site.origin).port), speed, report });
  const suppliers = await openSuppliers({ pool, clock, report });
  const sale: PayingSale = {
    ...base,
    providers: providersOf(accounts),
    payments: tampering.payments?.(base.payments, pool) ?? base.payments,
  };
  for (const { provider: account, webhook } of accounts) {
    if (webhook)
      hearing.set(webhook.path, providerWebhook({ ...sale, ...webhook, account, inbox: webhookInbox(pool) }));
  }

  const reconciler = { everyMs: RECONCILE_EVERY / speed, run: () => reconcilePayments(sale) };
  const stopLoops = startLoops(
    [
      { everyMs: SWEEP_EVERY / speed, run: () => sweepExpiredHolds(seatInventory(pool)) },
      { everyMs: REFUND_EVERY / speed, run: () => refundDue(sale) },
      ...suppliers.loops,
      // Two of them, as with two servers.
      ...(tampering.withoutReconciler ? [] : [reconciler, reconciler]),
    ],
    report,
  );
  const close = async () => {
    await stopLoops();
    await suppliers.stop();
    await stop();
    await site.close();
    await pool.end();
  };
  const programme = openProgramme(pool, QUICK);
  const find = (code: string, caller: Caller) => findOrder(sale, code, caller);
  return { pool, clock, sale, providers, suppliers, find, programme, problems: base.problems, close };
}
