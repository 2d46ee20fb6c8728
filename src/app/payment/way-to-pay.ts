import type { MethodOnOffer, WaysToPay } from '#app/payment/list-methods.ts';
import type { PaymentDeps } from '#app/payment/payment-deps.ts';
import type { Means, PaymentProvider } from '#app/payment/ports.ts';
import type { Providers } from '#app/payment/providers.ts';
import type { BuyersAccount } from '#domain/payment/buyers-account.ts';
import { type Fault, fault } from '#domain/errors.ts';
import { factsOf, isStoreMethod, isWalletMethod, type PaymentMethod } from '#domain/payment/method.ts';
import { accountFor, type PayersAccounts } from '#domain/payment/paying-account.ts';
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

/** The field that a refusal under the locks is about: the method, where it says what the money is paid from or until when. */
export const fieldOf = ({ kind }: WayToPay): 'method' | undefined =>
  kind === 'account' || kind === 'counter' ? 'method' : undefined;

export interface PaymentChoice {
  readonly method: PaymentMethod | undefined;
  readonly payer: PayersAccounts;
  /** What is offered for the order. */
  readonly ways: Pick<WaysToPay, 'methods' | 'total' | 'counter' | 'storeNeeds'>;
  readonly token: string | undefined;
  readonly deviceSession: string | undefined;
  readonly returnUrl: string;
}

export interface ChosenWay {
  readonly method: PaymentMethod;
  readonly way: WayToPay;
}

/**
 * How a payer pays by the method they chose, or why they cannot: their account does not cover it, it is not offered, the
 * contact is to be confirmed first, or what stands for a card is missing.
 */
export function chooseWay(
  { providers }: Pick<PaymentDeps, 'providers'>,
  { method, payer, ways, ...given }: PaymentChoice,
): Result<ChosenWay, Fault> {
  if (method === undefined) return fail(fault('method_required', 'method'));
  const account = accountFor(method, ways.total, payer);
  if (!account.ok) return account;
  const offered = ways.methods.find(({ type }) => type === method);
  if (!offered) return fail(fault('method_unavailable', 'method'));
  if (factsOf(method).means === 'counter' && ways.counter?.confirmsContact)
    return fail(fault('cash_contact_required', 'method'));
  if (ways.storeNeeds && isStoreMethod(method)) return fail(fault(ways.storeNeeds, 'method'));
  const way = wayOf(providers, { offered, account: account.value, ways, given });
  return way ? ok({ method, way }) : fail(fault('card_token_required', 'token'));
}

type Given = Pick<PaymentChoice, 'token' | 'deviceSession' | 'returnUrl'>;

interface OfferedChoice {
  readonly offered: MethodOnOffer;
  readonly account: BuyersAccount | undefined;
  readonly ways: Pick<WaysToPay, 'total' | 'counter'>;
  readonly given: Given;
}

/** Undefined when a card or a wallet is to be charged and its token is missing. */
function wayOf(providers: Providers, { offered, account, ways, given }: OfferedChoice): WayToPay | undefined {
  const { type } = offered;
  if (ways.total === 0) return { kind: 'nothing' };
  if (factsOf(type).means === 'counter') return { kind: 'counter', heldUntil: ways.counter!.heldUntil };
  if (account) return { kind: 'account', account };
  const means = meansOf(offered, given);
  return means && { kind: 'provider', provider: providers.get(type)!, means };
}

function meansOf({ type, payBy }: MethodOnOffer, { token, deviceSession, returnUrl }: Given): Means | undefined {
  const { means } = factsOf(type);
  if (means === 'store') return { kind: 'store', payBy: payBy! };
  if (means === 'redirect') return { kind: 'redirect', cancelUrl: cancelledAt(returnUrl) };
  if (token === undefined || token === '') return undefined;
  return isWalletMethod(type) ? { kind: 'wallet', wallet: type, token } : { kind: 'card', token, deviceSession };
}

/** The return URL after a cancellation: the page reports it once the provider was queried. */
const cancelledAt = (returnUrl: string): string => `${returnUrl}${returnUrl.includes('?') ? '&' : '?'}cancelled=1`;
