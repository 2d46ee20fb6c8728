import { confirmReservationPayment, payReservation } from '#app/booking/pay-reservation.ts';
import { expect } from 'vitest';
import { assertInvariants } from '#adapters/db/invariants/assert-invariants.ts';
import { webhookInbox } from '#adapters/db/payment/webhook-inbox.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { readReservation } from '#app/booking/read-reservation.ts';
import type { Pay } from '#app/payment/try-to-pay.ts';
import type { PaymentProvider } from '#app/payment/ports.ts';
import { providerWebhook } from '#http/webhooks/provider-webhook.ts';
import { paypalAccount } from '#main/accounts/paypal-account.ts';
import { openWebhookReceiver } from '#testing/webhook-receiver.ts';
import { good, openSale, type Visit } from '#testing/paying-sale.ts';
import { soldSoFar } from '#testing/sold-so-far.ts';
import { ACCOUNT, startProvider } from '../stand-ins/paypal/testing/start.ts';

interface PlayedOrder {
  readonly id: string;
  readonly kept: string;
}

/** A sale paid by PayPal: the adapter, its webhook and the stand-in as a process, with a real database. */
export async function openPaypalFixture(pool: Pool) {
  const drain = await openWebhookReceiver();
  const { age, clear, booked } = soldSoFar(pool);
  const standIn = await startProvider({ webhook: drain.urlOf('/webhooks/paypal') });

  const account = paypalAccount(
    {
      apiUrl: standIn.url,
      clientId: ACCOUNT.id,
      clientSecret: ACCOUNT.secret,
      webhookId: ACCOUNT.webhook,
      certificateHost: new URL(standIn.url).host,
    },
    'Costera',
  );
  const provider: PaymentProvider = account.provider;
  const sale = await openSale(pool, [['paypal', provider]]);
  const deps = { ...sale, ...account.webhook!, account: provider, inbox: webhookInbox(pool) };
  drain.hang(providerWebhook(deps));
  let keys = 0;

  const asked = ({ code, reservation }: Visit): Pay => ({
    code,
    method: 'paypal',
    token: undefined,
    deviceSession: undefined,
    key: `key-${(keys += 1)}`,
    total: reservation.quote!.total,
  });
  const attempts = async ({ reservation }: Visit) => {
    const found = await pool.query<{ id: string; state: string; ref: string | null; fault: string | null }>(
      'select payment_id as id, state, provider_ref as ref, fault from payment where reservation_id = $1 order by created_at',
      [reservation.id],
    );
    return found.rows;
  };
  return {
    sale,
    standIn,
    /** The webhook's responses. */
    statuses: drain.statuses,
    paying: (visit: Visit) => payReservation(sale)(asked(visit), visit.caller, sale.now),
    /** Begins to pay; returns the order the traveller is sent to. */
    begin: async (visit: Visit): Promise<string> => {
      good(await payReservation(sale)(asked(visit), visit.caller, sale.now));
      return (await attempts(visit)).at(-1)!.ref!;
    },
    /** The traveller returns. */
    confirm: (visit: Visit) => confirmReservationPayment(sale)(visit, visit.caller),
    now: async (visit: Visit) => good(await readReservation(sale)(visit, visit.caller)),
    attempts,
    age,
    clear: async () => {
      await clear();
      await standIn.control('faults', {});
    },
    /** Checks that every invariant holds, and that the ledger has exactly what the provider kept for our orders. */
    audit: async () => {
      await assertInvariants(pool);
      const ours = await pool.query<{ ref: string }>('select provider_ref as ref from payment');
      const refs = new Set(ours.rows.map(({ ref }) => ref));
      const simulated = (await standIn.control('orders')).body as unknown as readonly PlayedOrder[];
      const kept = simulated.filter(({ id }) => refs.has(id)).map((order) => Math.round(Number(order.kept) * 100));
      expect(await booked('paypal')).toBe(kept.reduce((sum, amount) => sum + amount, 0));
    },
    close: async () => {
      await standIn.kill();
      drain.close();
    },
  };
}

export type PaypalFixture = Awaited<ReturnType<typeof openPaypalFixture>>;
