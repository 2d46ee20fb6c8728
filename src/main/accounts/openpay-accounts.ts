import { openpay } from '#adapters/payments/openpay/gateway.ts';
import { readEvent } from '#adapters/payments/openpay/webhook-event.ts';
import { openpayStores } from '#adapters/payments/openpay/stores.ts';
import { hasBasicCredentials } from '#http/webhooks/basic-authentication.ts';
import type { Environment, OpenpayAccountConfig, OpenpayConfig } from '#main/config/config.ts';
import type { PaymentAccount } from '#main/accounts/payment-account.ts';

export const OPENPAY_WEBHOOK = '/webhooks/openpay';
export const OXXO_WEBHOOK = '/webhooks/oxxo';

interface Accounts {
  /** Absent: neither cards nor cash in its stores are accepted. */
  readonly openpay?: OpenpayConfig;
  readonly oxxo?: OpenpayAccountConfig;
}

type Switches = Pick<Environment, 'OPENPAY_3DS' | 'OPENPAY_STORES'>;

/** The accounts with Openpay's protocol: cards, cash in its stores, and cash at OXXO. */
export const openpayAccounts = ({ openpay: main, oxxo }: Accounts, switches: Switches): readonly PaymentAccount[] => [
  ...(main ? ofMain(main, switches) : []),
  ...(oxxo ? [ofOxxo(oxxo)] : []),
];

function ofMain(config: OpenpayConfig, { OPENPAY_3DS, OPENPAY_STORES }: Switches): readonly PaymentAccount[] {
  const cards: PaymentAccount = {
    methods: ['credit', 'debit'],
    provider: openpay({ ...config, threeDSecure: OPENPAY_3DS }),
    webhook: webhookOf(config, OPENPAY_WEBHOOK),
  };
  const stores: PaymentAccount = {
    methods: ['openpay'],
    provider: { ...openpayStores(config, { provider: 'openpay-stores' }), isClosed: !OPENPAY_STORES },
    // Its events arrive at the cards' webhook: both are one account with the provider.
    webhook: undefined,
  };
  return [cards, stores];
}

const ofOxxo = (config: OpenpayAccountConfig): PaymentAccount => ({
  methods: ['oxxo'],
  provider: openpayStores(config, { provider: 'oxxo' }),
  webhook: webhookOf(config, OXXO_WEBHOOK),
});

const webhookOf = (
  { webhookUser, webhookPassword }: OpenpayAccountConfig,
  path: string,
): PaymentAccount['webhook'] => ({
  path,
  isGenuine: hasBasicCredentials({ user: webhookUser, password: webhookPassword }),
  readEvent,
});
