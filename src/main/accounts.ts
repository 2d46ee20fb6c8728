import { type Environment, type OpenpayAccountConfig, type OpenpayConfig, openpayOf, oxxoOf } from '#main/config.ts';
import { openpayAccounts } from '#main/openpay-accounts.ts';
import type { PaymentAccount } from '#main/payment-account.ts';

/** How accounts with providers are reached. Plain values: they are kept for commands, see `played.ts`. */
export interface AccountConfigs {
  readonly openpay?: OpenpayConfig;
  readonly oxxo?: OpenpayAccountConfig;
}

/** Those the environment names. */
export function configuredAccounts(env: Environment): AccountConfigs {
  const [openpay, oxxo] = [openpayOf(env), oxxoOf(env)];
  return { ...(openpay ? { openpay } : {}), ...(oxxo ? { oxxo } : {}) };
}

/** Every way to pay with a provider. */
export const accountsOf = (
  configs: AccountConfigs,
  env: Pick<Environment, 'OPENPAY_3DS' | 'OPENPAY_STORES'>,
): readonly PaymentAccount[] => openpayAccounts(configs, env);
