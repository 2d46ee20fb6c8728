import { join } from 'node:path';
import type { OpenpayAccountConfig, OpenpayConfig } from '#main/config/config.ts';
import type { Secrets } from '#main/config/secrets.ts';
import { startStandIn } from '#main/stand-ins/stand-in.ts';

const PROGRAM = new URL('../../../stand-ins/openpay/main.ts', import.meta.url).pathname;
const MERCHANT = 'mandencostera0000001';
const OXXO_MERCHANT = 'mandencostera0000002';
const USER = 'openpay';
const OXXO_USER = 'oxxo';

interface StandInPlace {
  readonly dataDir: string;
  readonly secrets: Secrets;
  /** The webhook URL of each account. */
  readonly webhooks: { readonly openpay: string; readonly oxxo: string };
  readonly report: (problem: unknown) => void;
}

export interface SimulatedAccounts {
  readonly openpay: OpenpayConfig;
  readonly oxxo: OpenpayAccountConfig;
}

/**
 * The local provider of cards and stores: a separate process, with two accounts whose keys were generated for this data
 * directory.
 */
export async function startOpenpayStandIn({ dataDir, secrets, webhooks, report }: StandInPlace) {
  const { openpayPrivateKey: privateKey, openpayPublicKey: publicKey, webhookPassword } = secrets;
  const { url, stop } = await startStandIn({
    program: PROGRAM,
    report,
    flags: {
      data: join(dataDir, 'openpay'),
      merchant: [MERCHANT, OXXO_MERCHANT],
      'private-key': [privateKey, secrets.oxxoPrivateKey],
      'public-key': [publicKey, secrets.oxxoPublicKey],
      'webhook-url': [webhooks.openpay, webhooks.oxxo],
      'webhook-user': [USER, OXXO_USER],
      'webhook-password': [webhookPassword, secrets.oxxoWebhookPassword],
    },
  });
  const apiUrl = `${url}/v1`;
  const accounts: SimulatedAccounts = {
    openpay: {
      apiUrl,
      scriptUrl: `${url}/openpay.v1.js`,
      merchantId: MERCHANT,
      privateKey,
      publicKey,
      webhookUser: USER,
      webhookPassword,
    },
    oxxo: {
      apiUrl,
      merchantId: OXXO_MERCHANT,
      privateKey: secrets.oxxoPrivateKey,
      webhookUser: OXXO_USER,
      webhookPassword: secrets.oxxoWebhookPassword,
    },
  };
  return { accounts, stop };
}
