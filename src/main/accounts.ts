import { type Environment, type OpenpayConfig, openpayOf } from '#main/config.ts';
import { openpayAccounts } from '#main/openpay-accounts.ts';
import type { PaymentAccount } from '#main/payment-account.ts';

/** How accounts with providers are reached. Plain values: they are kept for commands, see `played.ts`. */
export interface AccountConfigs {
  readonly openpay?: OpenpayConfig | undefined;
}

/** Those the environment names. */
export const configuredAccounts = (env: Environment): AccountConfigs => ({ openpay: openpayOf(env) });

/** Every way to pay with a provider. */
export const accountsOf = (
  { openpay }: AccountConfigs,
  env: Pick<Environment, 'OPENPAY_3DS'>,
): readonly PaymentAccount[] => (openpay ? openpayAccounts(openpay, { threeDSecure: env.OPENPAY_3DS }) : []);
