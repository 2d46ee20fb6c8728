import type { PaymentProvider } from '#app/payment/ports.ts';
import type { Providers } from '#app/payment/providers.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';
import type { WebhookDeps } from '#http/webhooks/provider-webhook.ts';

/** A ready account with a provider: its payment methods, and its webhook. */
export interface PaymentAccount {
  readonly methods: readonly PaymentMethod[];
  readonly provider: PaymentProvider;
  /** Absent when another account of the same provider receives its events. */
  readonly webhook: (Pick<WebhookDeps, 'isGenuine' | 'readEvent'> & { readonly path: string }) | undefined;
}

/** The provider of each payment method. */
export const providersOf = (accounts: readonly PaymentAccount[]): Providers =>
  new Map(accounts.flatMap(({ methods, provider }) => methods.map((method) => [method, provider] as const)));
