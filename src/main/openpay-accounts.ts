import { openpay } from '#adapters/payments/openpay/gateway.ts';
import { readNotice } from '#adapters/payments/openpay/notice.ts';
import { hasBasicCredentials } from '#http/webhooks/basic-authentication.ts';
import type { OpenpayConfig } from '#main/config.ts';
import type { PaymentAccount } from '#main/payment-account.ts';

export const OPENPAY_WEBHOOK = '/webhooks/openpay';

/** What an Openpay account takes. */
export function openpayAccounts(
  config: OpenpayConfig,
  { threeDSecure }: { readonly threeDSecure: 'selective' | 'always' },
): readonly PaymentAccount[] {
  const isGenuine = hasBasicCredentials({ user: config.webhookUser, password: config.webhookPassword });
  return [
    {
      methods: ['credit', 'debit'],
      provider: openpay({ ...config, threeDSecure }),
      webhook: { path: OPENPAY_WEBHOOK, isGenuine, readNotice },
    },
  ];
}
