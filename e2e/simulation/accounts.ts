import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openpay } from '#adapters/payments/openpay/gateway.ts';
import { openpayStores } from '#adapters/payments/openpay/stores.ts';
import { paypal } from '#adapters/payments/paypal/provider.ts';
import { wallets } from '#adapters/payments/wallets/gateway.ts';
import type { PaymentProvider } from '#app/payment/ports.ts';
import { SECOND } from '#kernel/instant.ts';
import { type AccountConfigs, accountsOf } from '#main/accounts/accounts.ts';
import { readEnvironment } from '#main/config/config.ts';
import type { PaymentAccount } from '#main/accounts/payment-account.ts';
import { loadSecrets } from '#main/config/secrets.ts';
import { startStandIns } from '#main/stand-ins/stand-ins.ts';
import { must } from '../testing/must.ts';
import { type SimulatedProviders, simulatedProviders } from '../testing/simulated-providers.ts';

export interface Accounts {
  readonly accounts: readonly PaymentAccount[];
  readonly providers: SimulatedProviders;
  stop(): Promise<void>;
}

export interface AccountsPlace {
  /** Of our server, for their webhooks. */
  readonly port: number;
  /** Ratio of simulated to real time: timeouts are as long as in the product, by the simulated clock. */
  readonly speed: number;
  readonly report: (problem: unknown) => void;
}

/** Every provider as a separate process with its own books, and the site's accounts with them. */
export async function openAccounts({ port, speed, report }: AccountsPlace): Promise<Accounts> {
  const dataDir = await mkdtemp(join(tmpdir(), 'anden-providers-'));
  const env = readEnvironment({ ANDEN_ENV: 'test', ANDEN_DATA_DIR: dataDir });
  if (typeof env === 'string') throw new Error(env);
  const stops: (() => Promise<unknown>)[] = [];
  const secrets = await loadSecrets(dataDir);
  const configs = await startStandIns(env, { secrets, port, report, onStart: (stop) => stops.push(stop) });
  const hurried = new Map(hurriedProviders(configs, speed).map((provider) => [provider.provider, provider]));
  return {
    accounts: accountsOf(configs, env).map((account) => ({
      ...account,
      provider: must(hurried.get(account.provider.provider)),
    })),
    providers: simulatedProviders(configs),
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const CHARGE = 25 * SECOND;
const QUESTION = 8 * SECOND;

/** The product's own adapters, with timeouts by the simulated clock. */
function hurriedProviders(configs: AccountConfigs, speed: number): readonly PaymentProvider[] {
  const [charge, question] = [Math.round(CHARGE / speed), Math.round(QUESTION / speed)];
  const timeouts = { charge, question };
  return [
    openpay({ ...must(configs.openpay), threeDSecure: 'selective', timeouts }),
    openpayStores(must(configs.openpay), { provider: 'openpay-stores', timeouts }),
    openpayStores(must(configs.oxxo), { provider: 'oxxo', timeouts }),
    paypal({
      ...must(configs.paypal),
      brand: 'Costera',
      timeouts: { token: question, create: charge, question, take: charge },
    }),
    wallets({ ...must(configs.wallets), timeouts }),
  ];
}
