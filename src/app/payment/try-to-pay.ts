import type { Caller } from '#app/caller.ts';
import { findOrder } from '#app/orders/find-order.ts';
import { type CheckedPayment, checkPayment, readAhead } from '#app/payment/check-payment.ts';
import { applyUpdate } from '#app/payment/confirm-payment.ts';
import type { PaymentDeps, ChargeDescription } from '#app/payment/payment-deps.ts';
import type { Begun, CounterOrder, PaymentAttempt, PaymentIntent } from '#app/payment/ports.ts';
import { fieldOf, filedUnder, type WayToPay } from '#app/payment/way-to-pay.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { Order } from '#domain/orders/order.ts';
import { answerOf, answerToRepeated, type PaymentAnswer } from '#domain/payment/attempt-answer.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';
import { parseReservationCode, uuidV7 } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';
import { priceOf } from './sell-order.ts';

/** A request to pay. */
export interface Pay {
  readonly code: string;
  readonly method: PaymentMethod | undefined;
  /** Token of the card or the wallet; used once and never stored. */
  readonly token: string | undefined;
  readonly deviceSession: string | undefined;
  readonly key: string;
  /** The price the traveller saw and agreed to. */
  readonly total: Centavos;
  /** Somebody with a payment link pays, perhaps not the owner of the order. */
  readonly isByLink?: true;
}

/** The same with who makes it and when. */
export interface AskedPayment {
  readonly input: Pay;
  readonly caller: Caller;
  readonly now: Instant;
  readonly requestHash: string;
  readonly readBack?: CounterOrder['readBack'];
}

/** How a payment stands after a try. */
export interface Standing extends Omit<Extract<PaymentAnswer, { kind: 'stands' }>, 'kind'> {
  /** The transaction that was committed has also read the answer. */
  readonly isReadBack?: boolean;
}

export type Tried =
  | { readonly kind: 'refused'; readonly faults: Faults }
  /** The order was changed between being read and being locked: everything begins again. */
  | { readonly kind: 'changed' }
  | ({ readonly kind: 'stands' } & Standing);

/** Tries once to pay an order: reads it, judges what was read, begins under its lock, and asks the provider. */
export async function tryToPay(deps: PaymentDeps, asked: AskedPayment): Promise<Tried> {
  const { input, caller } = asked;
  // Read together: whose the attempt is follows from its order. What the price requires is read behind the order.
  const both = Promise.all([findOrder(deps, input.code, caller), attemptOf(deps, input)]);
  const ahead = readAhead(deps, input.code, caller);
  const [found, known] = await both;
  if (!found.ok) return { kind: 'refused', faults: found.fault };
  if (known) return repeated(asked, known);
  const stored = found.value;
  const checked = await checkPayment(deps, { ...asked, stored, ahead });
  if (checked.ok) return beginAndCharge(deps, asked, { ...checked.value, stored });
  // A balance may be short because a concurrent duplicate of this request has just spent it.
  const meanwhile = await attemptOf(deps, input);
  return meanwhile ? repeated(asked, meanwhile) : { kind: 'refused', faults: checked.fault };
}

/** The attempt that was begun with the key of a request, whosever the order is. */
export async function attemptOf({ payments }: PaymentDeps, { code, key }: Pay): Promise<PaymentAttempt | undefined> {
  const parsed = parseReservationCode(code);
  return parsed && payments.byKey(parsed, key);
}

const triedOf = (answer: PaymentAnswer): Tried =>
  answer.kind === 'refused' ? { kind: 'refused', faults: [answer.fault] } : answer;

const repeated = ({ requestHash }: AskedPayment, known: PaymentAttempt): Tried =>
  triedOf(answerToRepeated(known, requestHash));

async function beginAndCharge(
  deps: PaymentDeps,
  asked: AskedPayment,
  { stored, offers, method, way, payer }: CheckedPayment & Pick<PaymentIntent, 'stored'>,
): Promise<Tried> {
  const { input, now, requestHash, readBack } = asked;
  // Before the money moves, so that the trip is in the account even if this response is lost.
  if (payer.account) await deps.travellerOrders.bought(stored.order.id, payer.account);
  const intent: PaymentIntent = {
    id: uuidV7(now, deps.random(10)),
    stored,
    offers,
    method,
    provider: filedUnder(way),
    key: input.key,
    requestHash,
    amount: priceOf(offers).total,
    isByLink: input.isByLink ?? false,
  };
  const begun = await begin(deps, { ...intent, readBack }, way);
  switch (begun.kind) {
    case 'changed':
      return begun;
    case 'repeated':
      return repeated(asked, begun.attempt);
    case 'refused':
      return { kind: 'refused', faults: [fault(begun.code, fieldOf(way))] };
    case 'begun':
      return complete(deps, intent, way);
  }
}

function begin(
  { payments }: PaymentDeps,
  { readBack, ...intent }: PaymentIntent & Pick<AskedPayment, 'readBack'>,
  way: WayToPay,
): Promise<Begun> {
  switch (way.kind) {
    case 'nothing':
      return payments.sellFree(intent);
    case 'counter':
      return payments.order({ ...intent, heldUntil: way.heldUntil, readBack });
    case 'account':
      return payments.sellOnAccount(intent, way.account);
    case 'provider':
      return payments.begin(intent);
  }
}

/** Only a provider is still to be asked; everything else was completed as it began. */
async function complete(deps: PaymentDeps, intent: PaymentIntent, way: WayToPay): Promise<Tried> {
  if (way.kind === 'provider') return triedOf(answerOf(await charge(deps, intent, way)));
  return { kind: 'stands', redirectUrl: undefined, isReadBack: way.kind === 'counter' };
}

async function charge(
  deps: PaymentDeps,
  { id, amount, stored: { order } }: PaymentIntent,
  { provider, means }: Extract<WayToPay, { kind: 'provider' }>,
): Promise<PaymentAttempt> {
  const described = (deps.chargeDescriptionOf ?? chargeOfContact)(order);
  const update = await provider.charge({ id, amount, means, ...described, returnUrl: deps.returnUrlOf(order) });
  return applyUpdate(deps, { id, amount }, update);
}

function chargeOfContact({ code, contact, lang }: Order): ChargeDescription {
  const { firstName, lastName, email, phone } = contact!;
  return { description: code, customer: { firstName, lastName, email, phone }, lang };
}
