import type { OpenAttempt, OpenAttempts } from '#app/payment/open-attempts.ts';
import type { PaymentProvider } from '#app/payment/ports.ts';
import { type Providers, providerNamed } from '#app/payment/providers.ts';
import { RECONCILE_AFTER } from '#domain/payment/limits.ts';

/** The provider's answer to a read-only query. */
export type ProviderAnswer = Awaited<ReturnType<PaymentProvider['find']>> | { readonly kind: 'not_configured' };

export interface UnresolvedAttempt extends OpenAttempt {
  readonly answer: ProviderAnswer;
}

/**
 * Attempts without a clear outcome, with their providers' current answers. Read-only: the reconciler applies changes.
 */
export const queryUnresolvedPayments =
  ({ money, providers }: { readonly money: OpenAttempts; readonly providers: Providers }) =>
  async (): Promise<readonly UnresolvedAttempt[]> => {
    const open = await money.withoutOutcome(RECONCILE_AFTER);
    return Promise.all(
      open.map(async (attempt) => {
        const provider = providerNamed(providers, attempt.provider);
        const question = { id: attempt.payment, ref: attempt.ref, mayTake: false };
        return { ...attempt, answer: provider ? await provider.find(question) : { kind: 'not_configured' as const } };
      }),
    );
  };
