import { type AccountConfigs, configuredAccounts } from '#main/accounts/accounts.ts';
import type { Environment } from '#main/config/config.ts';
import { OPENPAY_WEBHOOK, OXXO_WEBHOOK } from '#main/accounts/openpay-accounts.ts';
import { startOpenpayStandIn } from '#main/stand-ins/openpay-stand-in.ts';
import { startPacStandIn } from '#main/stand-ins/pac-stand-in.ts';
import { PAYPAL_WEBHOOK } from '#main/accounts/paypal-account.ts';
import { startPaypalStandIn } from '#main/stand-ins/paypal-stand-in.ts';
import { saveSimulatedAccounts } from '#main/accounts/simulated-accounts.ts';
import type { Secrets } from '#main/config/secrets.ts';
import { WALLETS_WEBHOOK } from '#main/accounts/wallets.ts';
import type { StandInPlace } from '#main/stand-ins/stand-in.ts';
import { startWalletsStandIn } from '#main/stand-ins/wallets-stand-in.ts';

interface Surroundings extends Omit<StandInPlace, 'start'> {
  readonly secrets: Secrets;
  /** Port of our server, for their webhook events. */
  readonly port: number;
}

interface Started {
  readonly accounts: AccountConfigs;
  stop(): Promise<unknown>;
}

/** Without configured accounts, a development site simulates the providers, each as a separate process. */
export async function startStandIns(env: Environment, place: Surroundings): Promise<AccountConfigs> {
  if (env.ANDEN_ENV === 'production') return {};
  const { secrets, report } = place;
  const common = { dataDir: env.ANDEN_DATA_DIR, secrets, report };
  const at = (path: string) => `http://127.0.0.1:${place.port}${path}`;
  const named = configuredAccounts(env);
  const starting: Promise<Started>[] = [];
  if (!named.openpay) {
    const webhooks = { openpay: at(OPENPAY_WEBHOOK), oxxo: at(OXXO_WEBHOOK) };
    starting.push(startOpenpayStandIn({ ...common, webhooks }));
  }
  if (!named.paypal) starting.push(startPaypalStandIn({ ...common, webhookUrl: at(PAYPAL_WEBHOOK) }));
  if (!named.wallets) starting.push(startWalletsStandIn({ ...common, webhookUrl: at(WALLETS_WEBHOOK) }));
  if (!named.pac) {
    const { CFDI_SCHEMA_DIR: schemas, PAC_TEST_CERTIFICATE_DIR: testCertificates } = env;
    starting.push(startPacStandIn({ ...common, schemas, testCertificates }));
  }
  const simulated = await Promise.all(
    starting.map(async (standIn) => {
      const { accounts, stop } = await standIn;
      place.onStart(stop);
      return accounts;
    }),
  );
  const all: AccountConfigs = Object.assign({}, ...simulated);
  await saveSimulatedAccounts(env.ANDEN_DATA_DIR, all);
  return all;
}
