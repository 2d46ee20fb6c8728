import { NO_SUCH_ORDER, NO_SUCH_THING, NO_SUCH_TRANSACTION } from './errors.ts';
import * as errors from './errors.ts';
import type { Exchange } from './exchange.ts';
import type { Gateway } from './gateway.ts';
import { type OperationRequest, paid } from './pay.ts';
import { refunded } from './refund.ts';
import { underFault } from './under-fault.ts';
import { orderView, transactionView } from './views.ts';

const OPERATIONS = { PAY: { act: paid, faults: 'next' }, REFUND: { act: refunded, faults: 'refunds' } } as const;

/** The API behind `/api/rest/version/{n}/merchant/{merchant}/`. */
export async function api(gateway: Gateway, exchange: Exchange, path: readonly string[]): Promise<void> {
  const { flags } = gateway;
  if (exchange.isFromPage) return exchange.refuse(errors.FROM_A_PAGE);
  if (exchange.user !== `merchant.${flags.merchant}` || exchange.password !== flags.password)
    return exchange.refuse(errors.BAD_CREDENTIALS);
  const [order, orderId, transaction, transactionId] = path;
  if (order !== 'order' || !orderId || path.length > 4) return exchange.refuse(NO_SUCH_THING);
  if (transaction !== undefined && (transaction !== 'transaction' || !transactionId))
    return exchange.refuse(NO_SUCH_THING);
  if (exchange.method === 'GET') return show(gateway, exchange, { orderId, transactionId });
  if (exchange.method !== 'PUT' || !transactionId) return exchange.refuse(NO_SUCH_THING);
  return perform(gateway, exchange, { orderId, transactionId });
}

function perform(gateway: Gateway, exchange: Exchange, ids: { orderId: string; transactionId: string }): Promise<void> {
  const body = exchange.json();
  const operation = OPERATIONS[body?.['apiOperation'] as keyof typeof OPERATIONS];
  if (!body || !operation) {
    exchange.refuse(errors.invalid('apiOperation'));
    return Promise.resolve();
  }
  if (Object.values(ids).some((id) => id.length > MAX_ID_LENGTH)) {
    exchange.refuse(errors.invalid('order.id'));
    return Promise.resolve();
  }
  const fault = gateway.faults.ofCall(operation.faults);
  const asked: OperationRequest = {
    ...ids,
    body,
    bankSays: fault?.kind === 'decline' ? fault.code : undefined,
    now: Date.now(),
  };
  return underFault(fault, exchange, () => {
    const done = operation.act(gateway, asked);
    if ('cause' in done) return () => exchange.refuse(done);
    const view = transactionView(gateway.flags.merchant, done.order, done.transaction);
    return () => exchange.send(done.isRepeated ? 200 : 201, view);
  });
}

const MAX_ID_LENGTH = 40;

interface Asking {
  readonly orderId: string;
  /** Absent when the request is about the whole order. */
  readonly transactionId: string | undefined;
}

function show({ books, faults, flags }: Gateway, exchange: Exchange, asking: Asking): Promise<void> {
  return underFault(faults.ofCall('questions'), exchange, () => {
    const order = books.order(asking.orderId);
    if (!order) return () => exchange.refuse(NO_SUCH_ORDER);
    if (!asking.transactionId) return () => exchange.send(200, orderView(flags.merchant, order));
    const found = order.transactions.find(({ id }) => id === asking.transactionId);
    return () =>
      found ? exchange.send(200, transactionView(flags.merchant, order, found)) : exchange.refuse(NO_SUCH_TRANSACTION);
  });
}
