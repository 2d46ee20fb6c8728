import { payReservation } from '#app/booking/pay-reservation.ts';
import { expect } from 'vitest';
import { assertInvariants } from '#adapters/db/invariants/assert-invariants.ts';
import { webhookInbox } from '#adapters/db/payment/webhook-inbox.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { readReservation } from '#app/booking/read-reservation.ts';
import type { Pay } from '#app/payment/try-to-pay.ts';
import type { PaymentId } from '#app/payment/ports.ts';
import { providerWebhook } from '#http/webhooks/provider-webhook.ts';
import { openWebhookReceiver } from '#testing/webhook-receiver.ts';
import { good, openSale, type Visit } from '#testing/paying-sale.ts';
import { soldSoFar } from '#testing/sold-so-far.ts';
import { openWallets, walletsAccount } from '#main/accounts/wallets.ts';
import type { WalletsConfig } from '#main/config/wallets-config.ts';
import * as gateway from '../stand-ins/wallets/testing/start.ts';

interface PlayedOrder {
  readonly id: string;
  readonly held: number;
}

/** A sale paid by wallets: the adapters, the webhook and the stand-in as a process, with a real database. */
export async function openWalletsFixture(pool: Pool) {
  const drain = await openWebhookReceiver();
  const { age, clear, booked } = soldSoFar(pool);
  const standIn = await gateway.startGateway({ webhook: drain.urlOf('/webhooks/wallets') });

  const config: WalletsConfig = {
    apiUrl: `${standIn.url}/api/rest/version/100`,
    merchantId: gateway.MERCHANT,
    password: gateway.PASSWORD,
    webhookSecret: gateway.SECRET,
    origin: undefined,
    apple: {
      merchantId: gateway.APPLE_MERCHANT,
      certificate: standIn.file('merchant-identity.pem'),
      key: standIn.file('merchant-identity.key'),
      ca: standIn.file('ca.pem'),
      hosts: [new URL(standIn.appleUrl).host],
    },
    google: { merchantId: gateway.GOOGLE_MERCHANT, environment: 'TEST', scriptUrl: `${standIn.url}/google-pay.js` },
  };
  const account = walletsAccount(config);
  const { sessions } = openWallets(config, { siteOrigin: 'https://anden.example', payee: 'Costera' });
  const sale = await openSale(
    pool,
    account.methods.map((method) => [method, account.provider]),
  );
  drain.hang(providerWebhook({ ...sale, ...account.webhook!, account: account.provider, inbox: webhookInbox(pool) }));
  let keys = 0;

  const pesos = ({ reservation }: Visit) => (reservation.quote!.total / 100).toFixed(2);
  const asked = async (visit: Visit, card: string): Promise<Pay> => ({
    code: visit.code,
    method: 'google_pay',
    token: await standIn.token(card, pesos(visit)),
    deviceSession: undefined,
    key: `key-${(keys += 1)}`,
    total: visit.reservation.quote!.total,
  });
  return {
    sale,
    standIn,
    sessions: sessions!,
    /** The webhook's responses. */
    statuses: drain.statuses,
    asked,
    paying: async (visit: Visit, card = 'visa-debit') =>
      payReservation(sale)(await asked(visit, card), visit.caller, sale.now),
    now: async (visit: Visit) => good(await readReservation(sale)(visit, visit.caller)),
    attempts: async ({ reservation }: Visit) => {
      const found = await pool.query<{ id: PaymentId; state: string; fault: string | null }>(
        'select payment_id as id, state, fault from payment where reservation_id = $1 order by created_at',
        [reservation.id],
      );
      return found.rows;
    },
    age,
    clear: async () => {
      await clear();
      await standIn.control('faults', {});
    },
    /** Checks that every invariant holds, and that the ledger has exactly what the gateway holds of our orders. */
    audit: async () => {
      await assertInvariants(pool);
      const ours = await pool.query<{ id: string }>('select payment_id as id from payment');
      const ids = new Set(ours.rows.map(({ id }) => id));
      const orders = (await standIn.control('charges')).body as unknown as readonly PlayedOrder[];
      const held = orders.filter(({ id }) => ids.has(id)).reduce((sum, order) => sum + order.held, 0);
      expect(await booked('wallets')).toBe(held);
    },
    close: async () => {
      await standIn.kill();
      drain.close();
    },
  };
}

export type WalletsFixture = Awaited<ReturnType<typeof openWalletsFixture>>;
