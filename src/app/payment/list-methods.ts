import { findOrder } from '#app/orders/find-order.ts';
import { offersOf, withdrawnOf } from '#app/orders/offers-of.ts';
import type { CounterTerms, Offer } from '#app/orders/fulfilment.ts';
import type { Caller } from '#app/caller.ts';
import { type Payer, payerOf, type PayerDeps } from '#app/payment/payer.ts';
import type { PaymentDeps } from '#app/payment/payment-deps.ts';
import { isTaken, type Providers } from '#app/payment/providers.ts';
import { type ErrorCode, type Faults, fault } from '#domain/errors.ts';
import type { PointsBalances } from '#domain/loyalty/points.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Credit } from '#domain/payment/credit.ts';
import { methodsSettled, type PaymentMethod } from '#domain/payment/method.ts';
import { methodsOf } from '#domain/payment/paying-account.ts';
import { isStoreOffered, storePayBy } from '#domain/payment/store-reference.ts';
import { earliest, type Instant, type Zone } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { priceOf } from './sell-order.ts';

/** A payment method. `payBy` is the last moment to pay at the counter or in a store, displayed in `zone`. */
export interface MethodOnOffer {
  readonly type: PaymentMethod;
  readonly payBy: Instant | undefined;
  /** Absent: the carrier's. */
  readonly zone: Zone | undefined;
}

export interface WaysToPay {
  readonly order: Order;
  readonly methods: readonly MethodOnOffer[];
  readonly total: Centavos;
  /** Why there are none, although it is not paid: it was cancelled. Absent: it was not. */
  readonly withdrawn?: ErrorCode | undefined;
  /** The terms of ordering at the counter; absent when that is not offered. */
  readonly counter: CounterTerms | undefined;
  /** Why a reference for a store needs the contact confirmed first. */
  readonly storeNeeds?: ErrorCode | undefined;
  /** Of a traveller who may spend them; otherwise undefined. */
  readonly points: PointsBalances | undefined;
}

export interface OwnWaysToPay extends WaysToPay {
  /** The payer's credits with the carrier; other credits are spent by typing their code. */
  readonly credits: readonly Credit[];
}

interface Asking {
  readonly payer: Payer;
  readonly now: Instant;
}

/**
 * The payment methods of an order (M73): those with a provider, those an account of the payer covers, and cash at the
 * counter while it is open for what was ordered.
 */
export const listMethods =
  (deps: Pick<PaymentDeps, 'orders' | 'fulfilments' | 'providers'> & PayerDeps) =>
  async (input: { readonly code: string }, caller: Caller, now: Instant): Promise<Result<OwnWaysToPay, Faults>> => {
    const found = await findOrder(deps, input.code, caller);
    if (!found.ok) return found;
    const { order } = found.value;
    const [offers, payer, credits] = await Promise.all([
      offersOf(deps.fulfilments, order),
      payerOf(deps, caller, now),
      deps.credits.ofPayer(order.id, caller.sessionHash),
    ]);
    const refusal = offers ? withdrawnOf(offers) : 'process_cannot_continue';
    if (order.status !== 'approved' && refusal !== undefined) return fail([fault(refusal)]);
    const ways = offers ? await waysFor(order, offers, { providers: deps.providers, payer, now }) : noWayToPay(order);
    return ok({ ...ways, credits });
  };

/** The same for an already loaded order, at its current price. */
export async function waysToPay(
  { fulfilments, providers }: Pick<PaymentDeps, 'fulfilments' | 'providers'>,
  order: Order,
  asking: Asking,
): Promise<WaysToPay> {
  const offers = await offersOf(fulfilments, order);
  return offers ? waysFor(order, offers, { providers, ...asking }) : noWayToPay(order);
}

export const noWayToPay = (order: Order): WaysToPay => ({
  order,
  methods: [],
  total: order.total,
  counter: undefined,
  points: undefined,
});

const AT_ONCE = methodsSettled('at_once');
const IN_STORES = methodsSettled('in_store');

interface Moment extends Asking {
  readonly providers: Providers;
}

/**
 * Everything offered for an order at a moment. When there is nothing to pay, the only method is "cash", and none is
 * collected.
 */
export async function waysFor(
  order: Order,
  offers: readonly Offer[],
  { providers, payer, now }: Moment,
): Promise<WaysToPay> {
  const withdrawn = withdrawnOf(offers);
  if (withdrawn !== undefined) return { ...noWayToPay(order), withdrawn };
  const { total } = priceOf(offers);
  const points = payer.traveller?.balances;
  if (total === 0) return { order, methods: [NOTHING_TO_PAY], total, counter: undefined, points };
  const mayWait = await everyMayWait(offers);
  const before = offers.flatMap((offer) => offer.before);
  const zone = offers.find((offer) => offer.zone !== undefined)?.zone;
  const atOnce = [...AT_ONCE.filter((type) => isTaken(providers, type)), ...methodsOf(payer), 'store_credit' as const];
  const inStores = IN_STORES.filter(
    (type) => mayWait && isTaken(providers, type) && isStoreOffered(type, { now, before, total }),
  );
  const counter = mayWait ? counterTerms(offers, now) : undefined;
  const never = new Set<string>(offers.flatMap((offer) => offer.neverBy ?? []));
  const all: readonly MethodOnOffer[] = [
    ...atOnce.map((type) => ({ type, payBy: undefined, zone: undefined })),
    ...inStores.map((type) => ({ type, payBy: storePayBy(now, before), zone })),
    ...(counter ? [{ type: 'cash' as const, payBy: counter.payBy, zone }] : []),
  ];
  const storeNeeds = order.contactConfirmed
    ? undefined
    : offers.map((offer) => offer.unconfirmedForStore?.(now)).find((code) => code !== undefined);
  return { order, methods: all.filter(({ type }) => !never.has(type)), total, counter, storeNeeds, points };
}

const NOTHING_TO_PAY: MethodOnOffer = { type: 'cash', payBy: undefined, zone: undefined };

async function everyMayWait(offers: readonly Offer[]): Promise<boolean> {
  const answers = await Promise.all(offers.map((offer) => offer.mayWait()));
  return answers.every(Boolean);
}

/** An order can be paid at the counter if all its items can: the earliest end applies. */
function counterTerms(offers: readonly Offer[], now: Instant): CounterTerms | undefined {
  const terms = offers.map((offer) => offer.atCounter(now)).filter((one) => one !== undefined);
  if (terms.length < offers.length) return undefined;
  return {
    payBy: earliest(...terms.map(({ payBy }) => payBy)),
    heldUntil: earliest(...terms.map(({ heldUntil }) => heldUntil)),
    confirmsContact: terms.some(({ confirmsContact }) => confirmsContact),
  };
}
