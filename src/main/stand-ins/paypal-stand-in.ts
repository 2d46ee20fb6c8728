import { join } from 'node:path';
import type { PaypalConfig } from '#main/config/paypal-config.ts';
import type { Secrets } from '#main/config/secrets.ts';
import { startStandIn } from '#main/stand-ins/stand-in.ts';

const PROGRAM = new URL('../../../stand-ins/paypal/main.ts', import.meta.url).pathname;
const CLIENT_ID = 'anden-costera';
const WEBHOOK_ID = 'WHANDENCOSTERA';

interface StandInPlace {
  readonly dataDir: string;
  readonly secrets: Pick<Secrets, 'paypalClientSecret'>;
  readonly webhookUrl: string;
  readonly report: (problem: unknown) => void;
}

/** A local simulation of PayPal: a separate process, with a secret generated for this data directory. */
export async function startPaypalStandIn({ dataDir, secrets, webhookUrl, report }: StandInPlace) {
  const clientSecret = secrets.paypalClientSecret;
  const { url, stop } = await startStandIn({
    program: PROGRAM,
    report,
    flags: {
      data: join(dataDir, 'paypal'),
      'client-id': CLIENT_ID,
      'client-secret': clientSecret,
      'webhook-url': webhookUrl,
      'webhook-id': WEBHOOK_ID,
    },
  });
  const paypal: PaypalConfig = {
    apiUrl: url,
    clientId: CLIENT_ID,
    clientSecret,
    webhookId: WEBHOOK_ID,
    certificateHost: new URL(url).host,
  };
  return { accounts: { paypal }, stop };
}
