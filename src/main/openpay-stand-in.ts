import { join } from 'node:path';
import type { OpenpayConfig } from '#main/config.ts';
import type { Secrets } from '#main/secrets.ts';
import { startStandIn } from '#main/stand-in.ts';

const PROGRAM = new URL('../../stand-ins/openpay/main.ts', import.meta.url).pathname;
const MERCHANT = 'mandencostera0000001';
const WEBHOOK_USER = 'openpay';

interface StandInPlace {
  readonly dataDir: string;
  readonly secrets: Secrets;
  readonly webhookUrl: string;
  readonly report: (problem: unknown) => void;
}

/** The local card provider: a process of its own, with keys made for this data directory. */
export async function startOpenpayStandIn({ dataDir, secrets, webhookUrl, report }: StandInPlace) {
  const { openpayPrivateKey: privateKey, openpayPublicKey: publicKey, webhookPassword } = secrets;
  const { url, stop } = await startStandIn({
    program: PROGRAM,
    report,
    flags: {
      data: join(dataDir, 'openpay'),
      merchant: MERCHANT,
      'private-key': privateKey,
      'public-key': publicKey,
      'webhook-url': webhookUrl,
      'webhook-user': WEBHOOK_USER,
      'webhook-password': webhookPassword,
    },
  });
  const account: OpenpayConfig = {
    apiUrl: `${url}/v1`,
    scriptUrl: `${url}/openpay.v1.js`,
    merchantId: MERCHANT,
    privateKey,
    publicKey,
    webhookUser: WEBHOOK_USER,
    webhookPassword,
  };
  return { account, stop };
}
