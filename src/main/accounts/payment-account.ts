import type { PaymentProvider } from '#app/payment/ports.ts';
import type { Providers } from '#app/payment/providers.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';
import type { WebhookDeps } from '#http/webhooks/provider-webhook.ts';

/** An account with a provider, ready to be used: what it takes, and how it sends word. */
export interface PaymentAccount {
  readonly methods: readonly PaymentMethod[];
  readonly provider: PaymentProvider;
  /** Absent when another account of the same provider hears for it. */
  readonly webhook: (Pick<WebhookDeps, 'isGenuine' | 'readNotice'> & { readonly path: string }) | undefined;
}

/** Who takes what. */
export const providersOf = (accounts: readonly PaymentAccount[]): Providers =>
  new Map(accounts.flatMap(({ methods, provider }) => methods.map((method) => [method, provider] as const)));
