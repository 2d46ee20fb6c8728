import { captured } from './capture.ts';
import type { Operation } from './contract.ts';
import { FORBIDDEN, MALFORMED, missing, NO_SUCH_THING, NOT_AUTHENTICATED, type Refusal } from './errors.ts';
import { type Exchange, inspected } from './exchange.ts';
import type { CallFault } from './fault.ts';
import { fields } from './fields.ts';
import { makeOrder } from './make-order.ts';
import type { Order } from './order.ts';
import { captureView, orderSummary, orderView, payerUrl, refundView } from './order-view.ts';
import { patched } from './patch.ts';
import type { Provider } from './provider.ts';
import { refunded } from './refund.ts';
import { underFault } from './under-fault.ts';
import { isOurs, lackingIn } from './verify.ts';

type Answer = (provider: Provider, exchange: Exchange, id: string) => Promise<void> | void;

const ORDERS = '/v2/checkout/orders';
const CAPTURES = '/v2/payments/captures/{id}';

/** The calls, by method and path. */
const CALLS: readonly (readonly [method: string, path: string, answer: Answer])[] = [
  ['POST', ORDERS, createOrder],
  ['GET', `${ORDERS}/{id}`, showOrder],
  ['PATCH', `${ORDERS}/{id}`, patchOrder],
  ['POST', `${ORDERS}/{id}/capture`, captureOrder],
  ['GET', CAPTURES, showCapture],
  ['POST', `${CAPTURES}/refund`, refundCapture],
  ['GET', '/v2/payments/refunds/{id}', showRefund],
  ['POST', '/v1/notifications/verify-webhook-signature', verifyNotice],
];

/**
 * The API: requires an access token, and is validated against the provider's OpenAPI documents when these are given.
 */
export async function api(provider: Provider, exchange: Exchange): Promise<void> {
  if (exchange.isFromPage) return exchange.refuse(FORBIDDEN);
  if (!provider.tokens.isBearer(exchange.header('authorization'))) return exchange.refuse(NOT_AUTHENTICATED);
  const call = CALLS.find(([method, path]) => method === exchange.method && idIn(path, exchange.path) !== undefined);
  if (!call) return exchange.refuse(NO_SUCH_THING);
  const [method, path, answer] = call;
  const id = idIn(path, exchange.path) ?? '';
  const watched = watch(provider, exchange, { method, path });
  const refusal = refusalByContract(provider, exchange, { method, path });
  return refusal ? watched.refuse(refusal) : answer(provider, watched, id);
}

/** The id in a path that matches this template, empty if the template has none; undefined for another path. */
function idIn(template: string, path: readonly string[]): string | undefined {
  const steps = template.split('/').slice(1);
  if (steps.length !== path.length) return undefined;
  const fits = steps.every((step, i) => step === '{id}' || step === path[i]);
  return fits ? (path[steps.indexOf('{id}')] ?? '') : undefined;
}

function watch({ contract }: Provider, exchange: Exchange, operation: Operation): Exchange {
  return contract ? inspected(exchange, (status, body) => contract.answer(operation, status, body)) : exchange;
}

function refusalByContract({ contract }: Provider, exchange: Exchange, operation: Operation): Refusal | undefined {
  const body = exchange.json();
  if (body === undefined) return MALFORMED;
  return contract?.request(operation, { body, header: exchange.header });
}

const requestIdOf = (exchange: Exchange): string | undefined => exchange.header('paypal-request-id') || undefined;

/** Remembers the outcome under the request id. */
const keptUnder = (key: string | undefined, id: string) =>
  key === undefined ? {} : { made: { made: { key, id, at: Date.now() } } };

const keyOf = (exchange: Exchange, act: string): string | undefined => {
  const requestId = requestIdOf(exchange);
  return requestId && `${act} ${requestId}`;
};

function createOrder({ books, till, faults, places }: Provider, exchange: Exchange): Promise<void> {
  const key = keyOf(exchange, 'create');
  return underFault(faults.ofAct('create'), exchange, () => {
    const known = books.order(books.madeUnder(key ?? '') ?? '');
    const made = known ?? makeOrder(exchange.json(), requestIdOf(exchange), Date.now());
    if ('http' in made) return () => exchange.refuse(made);
    if (!known) till.settle(made, keptUnder(key, made.id));
    const isAnsweredByPayer = known !== undefined || made.status === 'PAYER_ACTION_REQUIRED';
    const view = wantsAll(exchange) ? orderView : orderSummary;
    return () => exchange.send(isAnsweredByPayer ? 200 : 201, view(made, places()));
  });
}

const wantsAll = (exchange: Exchange): boolean => exchange.header('prefer') === 'return=representation';

function showOrder(provider: Provider, exchange: Exchange, id: string): Promise<void> {
  return show(provider, exchange, () => {
    const found = provider.books.order(id);
    return found && orderView(found, provider.places());
  });
}

function showCapture(provider: Provider, exchange: Exchange, id: string): Promise<void> {
  return show(provider, exchange, () => {
    const found = provider.books.ofCapture(id);
    return found?.capture && captureView(found.capture, found.unit, provider.places());
  });
}

function showRefund(provider: Provider, exchange: Exchange, id: string): Promise<void> {
  return show(provider, exchange, () => {
    const capture = provider.books.ofRefund(id)?.capture;
    const found = capture?.refunds.find((refund) => refund.id === id);
    return capture && found && refundView(found, capture, provider.places());
  });
}

function show({ faults }: Provider, exchange: Exchange, look: () => unknown): Promise<void> {
  return underFault(faults.ofQuestion(), exchange, () => {
    const found = look();
    return () => (found === undefined ? exchange.refuse(NO_SUCH_THING) : exchange.send(200, found));
  });
}

function patchOrder({ books, till }: Provider, exchange: Exchange, id: string): void {
  const found = books.order(id);
  if (!found) return exchange.refuse(NO_SUCH_THING);
  const after = patched(found, exchange.json(), Date.now());
  if ('http' in after) return exchange.refuse(after);
  till.amend(after);
  return exchange.send(204);
}

function captureOrder(provider: Provider, exchange: Exchange, id: string): Promise<void> {
  const { books, till, faults, places } = provider;
  const key = keyOf(exchange, `capture ${id}`);
  const fault = faults.ofAct('capture');
  return underFault(fault, exchange, () => {
    const found = books.order(id);
    if (!found) return () => exchange.refuse(NO_SUCH_THING);
    if (books.madeUnder(key ?? '') === id) return () => exchange.send(200, orderView(found, places()));
    const after = captured(found, circumstancesOf(provider, found, fault));
    if ('http' in after) return () => exchange.refuse(after);
    till.settle(after, keptUnder(key, id));
    return () => exchange.send(201, orderView(after, places()));
  });
}

function circumstancesOf({ books, places }: Provider, order: Order, fault: CallFault | undefined) {
  const paid = books.paidUnder(order.unit.invoiceId);
  return {
    now: Date.now(),
    isInvoicePaid: paid !== undefined && paid !== order.id,
    bankSays: fault?.kind === 'decline' ? fault.issue : undefined,
    isHeldBack: fault?.kind === 'pending',
    payerUrl: payerUrl(places(), order.id),
  };
}

function refundCapture({ books, till, faults, places }: Provider, exchange: Exchange, id: string): Promise<void> {
  const key = keyOf(exchange, `refund ${id}`);
  return underFault(faults.ofAct('refund'), exchange, () => {
    const found = books.ofCapture(id);
    if (!found) return () => exchange.refuse(NO_SUCH_THING);
    const known = found.capture?.refunds.find((refund) => refund.id === books.madeUnder(key ?? ''));
    if (found.capture && known) {
      const view = refundView(known, found.capture, places());
      return () => exchange.send(200, view);
    }
    const after = refunded(found, exchange.json(), Date.now());
    if ('http' in after) return () => exchange.refuse(after);
    till.settle(after.order, { ...keptUnder(key, after.refund.id), refund: after.refund });
    return () => exchange.send(201, refundView(after.refund, after.order.capture!, places()));
  });
}

function verifyNotice({ signer, places }: Provider, exchange: Exchange): void {
  const sent = exchange.json();
  const lacking = lackingIn(sent);
  if (lacking) return exchange.refuse(missing(`/${lacking}`));
  const isGood = isOurs(fields(sent), signer, places().api + signer.certificatePath);
  return exchange.send(200, { verification_status: isGood ? 'SUCCESS' : 'FAILURE' });
}
