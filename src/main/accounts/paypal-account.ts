import { readEvent } from '#adapters/payments/paypal/webhook-event.ts';
import { paypal } from '#adapters/payments/paypal/provider.ts';
import { paypalSignature } from '#adapters/payments/paypal/signature.ts';
import type { PaymentAccount } from '#main/accounts/payment-account.ts';
import type { PaypalConfig } from '#main/config/paypal-config.ts';

export const PAYPAL_WEBHOOK = '/webhooks/paypal';

/** The payment methods of a PayPal account. `brand` is the name shown to payers. */
export function paypalAccount(config: PaypalConfig, brand: string): PaymentAccount {
  const { protocol } = new URL(config.apiUrl);
  const certificateOrigin = `${protocol}//${config.certificateHost}`;
  return {
    methods: ['paypal'],
    provider: paypal({ ...config, brand }),
    webhook: {
      path: PAYPAL_WEBHOOK,
      isGenuine: paypalSignature({ certificateOrigin, webhookId: config.webhookId, now: Date.now }),
      readEvent,
    },
  };
}
