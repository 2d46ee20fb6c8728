import type { PaymentProvider } from '#app/payment/ports.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';

/** Who takes each kind of payment. A method that is not in it is not offered. */
export type Providers = ReadonlyMap<PaymentMethod, PaymentProvider>;

/** Whether somebody takes new payments of a kind. */
export function isTaken(providers: Providers, method: PaymentMethod): boolean {
  const provider = providers.get(method);
  return provider !== undefined && !provider.isClosed;
}

/** The provider that attempts are filed under; undefined for the counter, for points, and for one no longer configured. */
export const providerNamed = (providers: Providers, name: string): PaymentProvider | undefined =>
  [...providers.values()].find(({ provider }) => provider === name);
