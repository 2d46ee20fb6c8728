import { fulfilmentOf, isStillSold } from '#app/orders/lock-items.ts';
import { findOrder } from '#app/orders/find-order.ts';
import type { PriceAhead, PricedOffer } from '#app/orders/fulfilment.ts';
import type { StoredOrder } from '#app/orders/ports.ts';
import type { Caller } from '#app/caller.ts';
import { applyUpdate } from '#app/payment/confirm-payment.ts';
import { waysFor } from '#app/payment/list-methods.ts';
import { accountFor, type Payer, payerOf, withCredit } from '#app/payment/payer.ts';
import type { PaymentDeps, ChargeDescription } from '#app/payment/payment-deps.ts';
import type { Begun, CounterOrder, PaymentAttempt, PaymentIntent } from '#app/payment/ports.ts';
import { filedUnder, type WayToPay, wayToPay } from '#app/payment/way-to-pay.ts';
import type { Transaction } from '#app/transaction.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { Order } from '#domain/orders/order.ts';
import { type AttemptState, isUnsettled } from '#domain/payment/attempt.ts';
import { refusalToPay } from '#domain/payment/beginning.ts';
import { factsOf, isStoreMethod, type PaymentMethod } from '#domain/payment/method.ts';
import { parseReservationCode, uuidV7 } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { priceOf } from './sell-order.ts';

export interface Pay {
  readonly code: string;
  readonly method: PaymentMethod | undefined;
  /** Token of the card or the wallet; used once and never stored. */
  readonly token: string | undefined;
  readonly deviceSession: string | undefined;
  readonly key: string;
  /** The price the traveller saw and agreed to. */
  readonly total: Centavos;
}

export interface Paid {
  readonly order: Order;
  /** Where the bank or the provider needs the traveller to go first. */
  readonly redirectUrl: string | undefined;
}

/** How a payment stands: the same for every request with its key. */
interface Standing {
  readonly redirectUrl: string | undefined;
  /** The state in which a repeated request found a payment without an outcome. */
  readonly underWay?: AttemptState;
  /** The transaction that was committed has also read the answer. */
  readonly isReadBack?: boolean;
}

type Answer = Result<Standing, Faults>;

/**
 * Pays an order (M75). Three phases, so that a crash between them loses neither the money nor what the order holds: the
 * intent is written and what the order holds is pinned; the provider is called without an open transaction; the outcome
 * is applied. The reconciler finishes what was interrupted. A repeated key gets the same answer and never pays twice.
 */
export const pay =
  (deps: PaymentDeps) =>
  async (input: Pay, caller: Caller, now: Instant): Promise<Result<Paid, Faults>> => {
    const paid = await payAndRead(deps, () => findOrder(deps, input.code, caller))(input, caller, now);
    return paid.ok ? ok({ order: paid.value.read.order, redirectUrl: paid.value.redirectUrl }) : paid;
  };

/**
 * The same for a caller who reads the order in a way of its own: the answer and what was read are of one moment.
 * `readWithin` reads it in the transaction that ends the payment's request, where there is one, and `read` otherwise.
 */
export const payAndRead =
  <Read>(
    deps: PaymentDeps,
    read: () => Promise<Result<Read, Faults>>,
    readWithin?: (tx: Transaction) => Promise<Result<Read, Faults>>,
  ) =>
  async (
    input: Pay,
    caller: Caller,
    now: Instant,
  ): Promise<Result<{ readonly read: Read; readonly redirectUrl: string | undefined }, Faults>> => {
    let readBack: Result<Read, Faults> | undefined;
    const reading =
      readWithin &&
      (async (tx: Transaction) => {
        readBack = await readWithin(tx);
      });
    const asked = { input, caller, now, requestHash: hashOf(deps, input), readBack: reading };
    for (let tries = 0; tries < TRIES; tries += 1) {
      const paid = await payOnce(deps, asked);
      if (paid && !paid.ok) return paid;
      // What another try read in a transaction that was rolled back is not used.
      const found = paid && ((paid.value.isReadBack ? readBack : undefined) ?? (await read()));
      if (found && !found.ok) return found;
      // A repeated request may have found its payment under way, and read an order that was settled meanwhile.
      if (found && !(await isOver(deps, input, paid.value.underWay)))
        return ok({ read: found.value, redirectUrl: paid.value.redirectUrl });
    }
    return fail([fault('action_failed')]);
  };

const isOver = async (deps: PaymentDeps, input: Pay, was: AttemptState | undefined): Promise<boolean> =>
  was !== undefined && (await attemptOf(deps, input))?.state !== was;

/** Retries when another tab changed the order between read and write, or another request settled the payment. */
const TRIES = 3;

interface Asked {
  readonly input: Pay;
  readonly caller: Caller;
  readonly now: Instant;
  readonly requestHash: string;
  readonly readBack?: CounterOrder['readBack'];
}

const hashOf = ({ fingerprint }: PaymentDeps, { method, token, total }: Pay): string =>
  fingerprint(JSON.stringify([method, token, total]));

/** Undefined when the order was changed meanwhile. */
async function payOnce(deps: PaymentDeps, asked: Asked): Promise<Answer | undefined> {
  const { input, caller, now, requestHash } = asked;
  // Read together: whose the attempt is follows from its order. What the price requires is read behind the order.
  const both = Promise.all([findOrder(deps, input.code, caller), attemptOf(deps, input)]);
  const ahead = readAhead(deps, input, caller);
  const [found, known] = await both;
  if (!found.ok) return found;
  const stored = found.value;
  if (known) return repeated(asked, known);
  const checked = await check(deps, { ...asked, stored, ahead });
  if (!checked.ok) {
    // A balance may be short because a concurrent duplicate of this request has just spent it.
    const meanwhile = await attemptOf(deps, input);
    return meanwhile ? repeated(asked, meanwhile) : checked;
  }
  const { offers, method, way, payer } = checked.value;
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
  };
  const begun = await begin(deps, { ...intent, readBack: asked.readBack }, way);
  switch (begun.kind) {
    case 'changed':
      return undefined;
    case 'repeated':
      return repeated(asked, begun.attempt);
    case 'refused':
      return fail([fault(begun.code, way.kind === 'account' || way.kind === 'counter' ? 'method' : undefined)]);
    case 'begun':
      return way.kind === 'provider'
        ? answer(await charge(deps, intent, way))
        : ok({ redirectUrl: undefined, isReadBack: way.kind === 'counter' });
  }
}

/** By item kind: what the price of an order requires, which is being read while nothing is known but its code. */
type Ahead = Readonly<Record<string, PriceAhead | undefined>>;

function readAhead({ fulfilments }: PaymentDeps, { code }: Pay, caller: Caller): Ahead {
  const parsed = parseReservationCode(code);
  if (!parsed) return {};
  return Object.fromEntries(
    Object.entries(fulfilments).map(([kind, fulfilment]) => [kind, fulfilment.readAhead?.(parsed, caller)]),
  );
}

/** The attempt that was begun with the key of a request, whosever the order is. */
async function attemptOf({ payments }: PaymentDeps, { code, key }: Pay): Promise<PaymentAttempt | undefined> {
  const parsed = parseReservationCode(code);
  return parsed && payments.byKey(parsed, key);
}

function repeated(asked: Asked, known: PaymentAttempt): Answer {
  if (known.requestHash !== asked.requestHash) return fail([fault('idempotency_mismatch')]);
  const answered = answer(known);
  return answered.ok && isUnsettled(known.state) ? ok({ ...answered.value, underWay: known.state }) : answered;
}

interface Checked {
  /** At the current price, which is the agreed price. */
  readonly offers: readonly PricedOffer[];
  readonly method: PaymentMethod;
  readonly way: WayToPay;
  readonly payer: Payer;
}

async function check(
  deps: PaymentDeps,
  { input, stored, ahead, caller, now }: Asked & { readonly stored: StoredOrder; readonly ahead: Ahead },
): Promise<Result<Checked, Faults>> {
  const { order } = stored;
  const refusal = refusalToPay(order, isStillSold(deps.fulfilments, order));
  if (refusal) return fail([refusal]);
  const offers = await priced(deps, { stored, ahead }, { caller, now });
  const { total } = priceOf(offers);
  if (total !== input.total) {
    if (total !== order.total) for (const offer of offers) await offer.save();
    return fail([fault('price_changed', 'total', { total })]);
  }
  const { method, token, deviceSession } = input;
  if (method === undefined) return fail([fault('method_required', 'method')]);
  const payer = await withCredit(deps, await payerOf(deps, caller, now), { method, token });
  const account = accountFor(method, total, payer);
  if (!account.ok) return fail([account.fault]);
  const { methods, counter, storeNeeds } = await waysFor(order, offers, { providers: deps.providers, payer, now });
  const offered = methods.find(({ type }) => type === method);
  if (!offered) return fail([fault('method_unavailable', 'method')]);
  if (factsOf(method).means === 'counter' && counter?.confirmsContact)
    return fail([fault('cash_contact_required', 'method')]);
  if (storeNeeds && isStoreMethod(method)) return fail([fault(storeNeeds, 'method')]);
  const returnUrl = deps.returnUrlOf(order);
  const way = wayToPay(deps, { offered, account: account.value, counter, total, token, deviceSession, returnUrl });
  return way.ok ? ok({ offers, method, way: way.value, payer }) : fail([way.fault]);
}

const priced = (
  { fulfilments }: PaymentDeps,
  { stored, ahead }: { readonly stored: StoredOrder; readonly ahead: Ahead },
  buying: Pick<Asked, 'caller' | 'now'>,
): Promise<readonly PricedOffer[]> =>
  Promise.all(
    stored.order.items.map(
      (item) => ahead[item.kind]?.(stored, buying) ?? fulfilmentOf(fulfilments, item).price(stored.order, buying),
    ),
  );

type Intent = PaymentIntent & Pick<Asked, 'readBack'>;

function begin({ payments }: PaymentDeps, { readBack, ...intent }: Intent, way: WayToPay): Promise<Begun> {
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

/** The answer for an attempt in its current state, the same for every request with its key. */
const answer = ({ state, fault: declined, redirectUrl }: PaymentAttempt): Answer =>
  state === 'declined' || state === 'expired'
    ? fail([fault(declined ?? (state === 'expired' ? 'payment_lapsed' : 'card_declined'))])
    : ok({ redirectUrl: state === 'pending' ? redirectUrl : undefined });
