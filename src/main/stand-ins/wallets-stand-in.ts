import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '#main/free-port.ts';
import type { Secrets } from '#main/config/secrets.ts';
import { startStandIn } from '#main/stand-ins/stand-in.ts';
import type { WalletsConfig } from '#main/config/wallets-config.ts';

const PROGRAM = new URL('../../../stand-ins/wallets/main.ts', import.meta.url).pathname;
const MERCHANT = 'TESTANDENCOSTERA';
const APPLE_MERCHANT = 'merchant.mx.anden.costera';
const GOOGLE_MERCHANT = 'BCR2DN4TANDENCOSTERA';
const HOST = '127.0.0.1';

interface StandInPlace {
  readonly dataDir: string;
  readonly secrets: Secrets;
  readonly webhookUrl: string;
  readonly report: (problem: unknown) => void;
}

/** The local wallets: a separate process, which issues the certificate that it then requires. */
export async function startWalletsStandIn({ dataDir, secrets, webhookUrl, report }: StandInPlace) {
  const { walletsPassword: password, walletsWebhookSecret: webhookSecret } = secrets;
  const folder = join(dataDir, 'wallets');
  const { url, stop, applePort } = await onFreePort((port) =>
    startStandIn({
      program: PROGRAM,
      report,
      flags: {
        'apple-port': String(port),
        data: folder,
        merchant: MERCHANT,
        password,
        'apple-merchant': APPLE_MERCHANT,
        'google-merchant': GOOGLE_MERCHANT,
        'webhook-url': webhookUrl,
        'webhook-secret': webhookSecret,
      },
    }),
  );
  const pem = (name: string) => readFile(join(folder, name), 'utf8');
  const [ca, certificate, key] = await Promise.all(
    ['ca.pem', 'merchant-identity.pem', 'merchant-identity.key'].map(pem),
  );
  const wallets: WalletsConfig = {
    apiUrl: `${url}/api/rest/version/100`,
    merchantId: MERCHANT,
    password,
    webhookSecret,
    origin: undefined,
    apple: {
      merchantId: APPLE_MERCHANT,
      certificate: certificate!,
      key: key!,
      ca: ca!,
      hosts: [`${HOST}:${applePort}`],
      scriptUrl: `${url}/apple-pay.js`,
    },
    google: { merchantId: GOOGLE_MERCHANT, environment: 'TEST', scriptUrl: `${url}/google-pay.js` },
  };
  return { accounts: { wallets }, stop };
}

const TRIES = 3;

/**
 * A separate port for Apple, known before the process starts and kept on restart; retried, because another process may
 * take it first.
 */
async function onFreePort<T>(start: (port: number) => Promise<T>, tries = TRIES): Promise<T & { applePort: number }> {
  const applePort = await freePort(0, HOST);
  try {
    return { ...(await start(applePort)), applePort };
  } catch (problem) {
    if (tries === 1) throw problem;
    return onFreePort(start, tries - 1);
  }
}
