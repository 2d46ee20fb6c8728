import {
  type Environment,
  type OpenpayAccountConfig,
  type OpenpayConfig,
  openpayOf,
  oxxoOf,
} from '#main/config/config.ts';
import { COSTERA } from '#main/costera.ts';
import { openpayAccounts } from '#main/accounts/openpay-accounts.ts';
import { type PacConfig, pacOf } from '#main/config/pac-config.ts';
import type { PaymentAccount } from '#main/accounts/payment-account.ts';
import { paypalAccount } from '#main/accounts/paypal-account.ts';
import { type PaypalConfig, paypalOf } from '#main/config/paypal-config.ts';
import { walletsAccount } from '#main/accounts/wallets.ts';
import { type WalletsConfig, walletsOf } from '#main/config/wallets-config.ts';

/**
 * Connection settings of the accounts with providers. Plain values: they are saved for commands, see
 * `simulated-accounts.ts`.
 */
export interface AccountConfigs {
  readonly openpay?: OpenpayConfig;
  readonly oxxo?: OpenpayAccountConfig;
  readonly paypal?: PaypalConfig;
  readonly wallets?: WalletsConfig;
  /** Takes no payments, but stamps their invoices. */
  readonly pac?: PacConfig;
}

/** The accounts configured in the environment. */
export function configuredAccounts(env: Environment): AccountConfigs {
  const [openpay, oxxo, paypal] = [openpayOf(env), oxxoOf(env), paypalOf(env)];
  const [wallets, pac] = [walletsOf(env), pacOf(env)];
  return {
    ...(openpay ? { openpay } : {}),
    ...(oxxo ? { oxxo } : {}),
    ...(paypal ? { paypal } : {}),
    ...(wallets ? { wallets } : {}),
    ...(pac ? { pac } : {}),
  };
}

/** All payment accounts with providers. */
export const accountsOf = (
  configs: AccountConfigs,
  env: Pick<Environment, 'OPENPAY_3DS' | 'OPENPAY_STORES'>,
): readonly PaymentAccount[] => [
  ...openpayAccounts(configs, env),
  ...(configs.paypal ? [paypalAccount(configs.paypal, COSTERA.name)] : []),
  ...(configs.wallets ? [walletsAccount(configs.wallets)] : []),
];
