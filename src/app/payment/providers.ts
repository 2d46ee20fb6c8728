import type { PaymentProvider } from '#app/payment/ports.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';

/** The provider of each payment method. A method without one is not offered. */
export type Providers = ReadonlyMap<PaymentMethod, PaymentProvider>;

/** Whether a provider takes new payments of a method. */
export function isTaken(providers: Providers, method: PaymentMethod): boolean {
  const provider = providers.get(method);
  return provider !== undefined && !provider.isClosed;
}

/** The provider stored with attempts; undefined for the counter, for points, and for one no longer configured. */
export const providerNamed = (providers: Providers, name: string): PaymentProvider | undefined =>
  [...providers.values()].find(({ provider }) => provider === name);
