import { type Environment, type OpenpayAccountConfig, type OpenpayConfig, openpayOf, oxxoOf } from '#main/config.ts';
import { openpayAccounts } from '#main/openpay-accounts.ts';
import type { PaymentAccount } from '#main/payment-account.ts';
import { walletsAccount } from '#main/wallets.ts';
import { type WalletsConfig, walletsOf } from '#main/wallets-config.ts';

/** How accounts with providers are reached. Plain values: they are kept for commands, see `played.ts`. */
export interface AccountConfigs {
  readonly openpay?: OpenpayConfig;
  readonly oxxo?: OpenpayAccountConfig;
  readonly wallets?: WalletsConfig;
}

/** Those the environment names. */
export function configuredAccounts(env: Environment): AccountConfigs {
  const [openpay, oxxo, wallets] = [openpayOf(env), oxxoOf(env), walletsOf(env)];
  return { ...(openpay ? { openpay } : {}), ...(oxxo ? { oxxo } : {}), ...(wallets ? { wallets } : {}) };
}

/** Every way to pay with a provider. */
export const accountsOf = (
  configs: AccountConfigs,
  env: Pick<Environment, 'OPENPAY_3DS' | 'OPENPAY_STORES'>,
): readonly PaymentAccount[] => [
  ...openpayAccounts(configs, env),
  ...(configs.wallets ? [walletsAccount(configs.wallets)] : []),
];
