import type { Timeouts, PaypalAccount } from '#adapters/payments/paypal/account.ts';
import { paypalApi } from '#adapters/payments/paypal/api.ts';
import type { Reply } from '#adapters/payments/exchange.ts';
import { faultOf } from '#adapters/payments/paypal/issues.ts';
import { isOrderId, outcomeOf, type PaypalOrder, readOrder, redirectTo } from '#adapters/payments/paypal/order.ts';
import { orderRequest } from '#adapters/payments/paypal/order-request.ts';
import { refunds } from '#adapters/payments/paypal/refunds.ts';
import type {
  Absent,
  Charged,
  ChargeRequest,
  Declined,
  PaymentId,
  PaymentProvider,
  Redirect,
  Unknown,
} from '#app/payment/ports.ts';
import { SECOND } from '#kernel/instant.ts';
import { id } from '#kernel/ids.ts';
import { isUuid } from '#kernel/patterns.ts';

export interface PaypalOptions extends PaypalAccount {
  /** The brand name shown to the payer. */
  readonly brand: string;
  readonly timeouts?: Timeouts;
}

const TIMEOUTS: Timeouts = { token: 6 * SECOND, create: 15 * SECOND, question: 6 * SECOND, take: 25 * SECOND };
const ORDERS = '/v2/checkout/orders';

const UNKNOWN: Unknown = { kind: 'unknown' };
const ABSENT: Absent = { kind: 'absent' };
const FOREIGN = { kind: 'foreign' } as const;

/**
 * PayPal by redirect: the traveller approves an order on PayPal's page, and only our capture takes the money. Until
 * then nothing is owed, whichever reply was lost. `ref` is the order's id, which never changes.
 */
export function paypal({ brand, timeouts = TIMEOUTS, ...account }: PaypalOptions): PaymentProvider {
  const call = paypalApi(account, timeouts.token);

  const charge = async (request: ChargeRequest): Promise<Redirect | Declined> => {
    const { id: payment, means } = request;
    if (means.kind !== 'redirect') throw new TypeError(`PayPal is paid on its own page, not by ${means.kind}`);
    const reply = await call({
      method: 'POST',
      path: ORDERS,
      requestId: payment,
      body: orderRequest(request, { cancelUrl: means.cancelUrl, brand }),
      timeoutMs: timeouts.create,
    });
    const order = orderIn(reply);
    const asked = order && redirectTo(order);
    // Also when no reply came and an order may exist: without the redirect the traveller cannot approve it, and without
    // approval it cannot be captured. The provider expires it; the traveller may retry at once.
    return asked?.kind === 'redirect' ? asked : { kind: 'declined', ref: order?.id, fault: 'provider_unavailable' };
  };

  /** The order; absent when the provider does not have it, or it belongs to another account. */
  const look = async (ref: string): Promise<PaypalOrder | Absent | Unknown> => {
    if (!isOrderId(ref)) return ABSENT;
    const reply = await call({ method: 'GET', path: `${ORDERS}/${ref}`, timeoutMs: timeouts.question });
    if (reply.kind === 'answer' && reply.status === 404) return ABSENT;
    return orderIn(reply) ?? UNKNOWN;
  };

  const lookFor = async (payment: PaymentId, ref: string): Promise<PaypalOrder | Absent | Unknown> => {
    const found = await look(ref);
    return 'kind' in found || found.customId === payment ? found : ABSENT;
  };

  const find: PaymentProvider['find'] = async ({ id: payment, ref, mayTake }) => {
    // Without a reply from the provider the traveller was never redirected: see `charge`.
    if (ref === undefined) return ABSENT;
    const order = await lookFor(payment, ref);
    if ('kind' in order) return order;
    const outcome = outcomeOf(order, payment);
    if (outcome.kind === 'under review') return waiting(order);
    if (outcome.kind !== 'approved') return outcome;
    return mayTake ? take(payment, order) : waiting(order);
  };

  /** Captures an approved order. Concurrent calls and retries after a timeout result in one capture. */
  const take = async (
    payment: PaymentId,
    { id: ref }: PaypalOrder,
  ): Promise<Charged | Declined | Redirect | Unknown> => {
    const reply = await call({
      method: 'POST',
      path: `${ORDERS}/${ref}/capture`,
      requestId: `capture-${ref}`,
      body: {},
      timeoutMs: timeouts.take,
    });
    const fault = reply.kind === 'answer' ? faultOf(reply.status, reply.body) : undefined;
    if (fault) return { kind: 'declined', ref, fault };
    // The reply is not conclusive: the order itself shows whether the capture was made.
    const order = orderIn(reply) ?? (await lookFor(payment, ref));
    if ('kind' in order) return UNKNOWN;
    const outcome = outcomeOf(order, payment);
    if (outcome.kind === 'under review') return waiting(order);
    return outcome.kind === 'approved' ? UNKNOWN : outcome;
  };

  /**
   * Not to be captured now, or under review: the attempt stays a redirect, although the order may no longer hold the
   * address.
   */
  const waiting = ({ id: ref, payerUrl }: PaypalOrder): Redirect => ({
    kind: 'redirect',
    ref,
    url: payerUrl ?? payerPageOf(account.apiUrl, ref),
  });

  const attemptOf: PaymentProvider['attemptOf'] = async (ref) => {
    const order = await look(ref);
    if ('kind' in order) return order.kind === 'absent' ? FOREIGN : UNKNOWN;
    return order.customId !== undefined && isUuid(order.customId) ? { kind: 'ours', id: id(order.customId) } : FOREIGN;
  };

  return { provider: 'paypal', charge, find, attemptOf, refund: refunds({ call, lookFor, timeoutMs: timeouts.take }) };
}

/** The documented address of an order's approval page, derived from the API's. */
function payerPageOf(apiUrl: string, ref: string): string {
  const page = new URL('/checkoutnow', apiUrl);
  page.hostname = page.hostname.replace(/^api(-m)?\./, 'www.');
  page.searchParams.set('token', ref);
  return page.href;
}

const orderIn = (reply: Reply): PaypalOrder | undefined =>
  reply.kind === 'answer' && reply.status < 300 ? readOrder(reply.body) : undefined;
