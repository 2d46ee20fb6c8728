import type { CounterTerms } from '#app/orders/fulfilment.ts';
import type { MethodOnOffer } from '#app/payment/list-methods.ts';
import type { PaymentDeps } from '#app/payment/payment-deps.ts';
import type { Means, PaymentProvider } from '#app/payment/ports.ts';
import type { BuyersAccount } from '#domain/payment/buyers-account.ts';
import { type Fault, fault } from '#domain/errors.ts';
import { factsOf, isWalletMethod } from '#domain/payment/method.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** How to carry out a method that is offered. */
export type WayToPay =
  /** There is nothing to pay. */
  | { readonly kind: 'nothing' }
  /** In cash at the counter: what was ordered is kept until then. */
  | { readonly kind: 'counter'; readonly heldUntil: Instant }
  /** From an account in our ledger: points, or an agency's credit. */
  | { readonly kind: 'account'; readonly account: BuyersAccount }
  | { readonly kind: 'provider'; readonly provider: PaymentProvider; readonly means: Means };

/** Stored in place of a provider for payments without one. */
export const COUNTER = 'counter';
export const NOTHING = 'none';

export function filedUnder(way: WayToPay): string {
  switch (way.kind) {
    case 'provider':
      return way.provider.provider;
    case 'account':
      return way.account.kind;
    case 'counter':
      return COUNTER;
    case 'nothing':
      return NOTHING;
  }
}

export interface PaymentChoice {
  readonly offered: MethodOnOffer;
  /** For a method that is paid from one. */
  readonly account: BuyersAccount | undefined;
  /** For an order at the counter. */
  readonly counter: CounterTerms | undefined;
  readonly total: number;
  readonly token: string | undefined;
  readonly deviceSession: string | undefined;
  readonly returnUrl: string;
}

/** Fails when a card or a wallet is to be charged and its token is missing. */
export function wayToPay({ providers }: Pick<PaymentDeps, 'providers'>, asked: PaymentChoice): Result<WayToPay, Fault> {
  const { type } = asked.offered;
  if (asked.total === 0) return ok({ kind: 'nothing' });
  if (factsOf(type).means === 'counter') return ok({ kind: 'counter', heldUntil: asked.counter!.heldUntil });
  if (asked.account) return ok({ kind: 'account', account: asked.account });
  const means = meansOf(asked);
  return means
    ? ok({ kind: 'provider', provider: providers.get(type)!, means })
    : fail(fault('card_token_required', 'token'));
}

function meansOf({ offered: { type, payBy }, token, deviceSession, returnUrl }: PaymentChoice): Means | undefined {
  const { means } = factsOf(type);
  if (means === 'store') return { kind: 'store', payBy: payBy! };
  if (means === 'redirect') return { kind: 'redirect', cancelUrl: cancelledAt(returnUrl) };
  if (token === undefined || token === '') return undefined;
  return isWalletMethod(type) ? { kind: 'wallet', wallet: type, token } : { kind: 'card', token, deviceSession };
}

/** The return URL after a cancellation: the page reports it once the provider was queried. */
const cancelledAt = (returnUrl: string): string => `${returnUrl}${returnUrl.includes('?') ? '&' : '?'}cancelled=1`;
