import { webhookInbox } from '#adapters/db/payment/webhook-inbox.ts';
import type { Pool } from '#adapters/db/pool.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { LinkAddresses, Links } from '#app/links/ports.ts';
import type { PaymentDeps } from '#app/payment/payment-deps.ts';
import type { Customer } from '#app/payment/ports.ts';
import { reconcilePayments } from '#app/payment/reconcile-payments.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { payLinkHandlers } from '#http/routes/pay-link.ts';
import { walletHandlers } from '#http/routes/wallets.ts';
import { paymentHandlers } from '#http/routes/websale-payment.ts';
import { providerWebhook } from '#http/webhooks/provider-webhook.ts';
import type { PaymentAccount } from '#main/accounts/payment-account.ts';
import type { WorkerName } from '#app/ports.ts';
import { every } from '#main/jobs.ts';
import type { Room, RoutedWebhook } from '#main/rooms/room.ts';
import type { Wallets } from '#main/accounts/wallets.ts';
import type { Brand } from '#web/brand.ts';

interface PaymentRoomDeps extends SaleDeps, PaymentDeps, Pick<LinkAddresses, 'payUrl' | 'payPage'> {
  readonly pool: Pool;
  readonly links: Links;
  readonly accounts: readonly PaymentAccount[];
  /** Absent: neither Apple Pay nor Google Pay. */
  readonly wallets?: Pick<Wallets, 'sessions' | 'frameUrl'> | undefined;
  readonly testMode: boolean;
  readonly brand: Brand;
}

/** Paying, by the traveller or by another person with a link; webhook events; and refunds. */
export function paymentRoom(deps: PaymentRoomDeps): Room {
  const { wallets, testMode } = deps;
  const page = { cardFrameUrl: '/card-frame', walletFrameUrl: wallets?.frameUrl, testMode };
  return {
    handlers: [
      ...paymentHandlers(deps, page),
      ...payLinkHandlers({ ...deps, addresses: deps, carrier: neutralPayer(deps.brand) }, page, wallets?.sessions),
      ...walletHandlers(deps, wallets?.sessions),
    ],
    webhooks: webhooksOf(deps),
    jobs: {
      // Finds the outcome of payments without one.
      reconcile: every(5, (signal) => reconcilePayments(deps, undefined, signal)),
      // Also notified by the transaction that owes a refund.
      ['refund' satisfies WorkerName]: every(10, (signal) => refundDue(deps, signal)),
    },
  };
}

function webhooksOf(deps: PaymentRoomDeps): readonly RoutedWebhook[] {
  const inbox = webhookInbox(deps.pool);
  return deps.accounts.flatMap(({ provider, webhook }) =>
    webhook === undefined
      ? []
      : [{ path: webhook.path, webhook: providerWebhook({ ...deps, ...webhook, account: provider, inbox }) }],
  );
}

/** A substitute for a payer without personal data: providers require a name and a phone number. */
const neutralPayer = ({ name, legalName, email, phone }: Brand): Customer => ({
  firstName: name,
  lastName: legalName,
  email,
  phone: phone.dial,
});
