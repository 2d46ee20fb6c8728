import type { Reply } from '#adapters/payments/exchange.ts';
import { createHash } from 'node:crypto';
import { callGateway, type GatewayAccount } from '#adapters/payments/wallets/api.ts';
import { faultOfRefusal, isNotThere, isTurnedAway, refusalIn } from '#adapters/payments/wallets/errors.ts';
import {
  outcomeOf,
  readTransaction,
  type Transaction,
  transactionsOf,
} from '#adapters/payments/wallets/transaction.ts';
import type {
  Absent,
  Charged,
  ChargeRequest,
  Declined,
  PaymentProvider,
  RefundAnswer,
  RefundRequest,
  Unknown,
} from '#app/payment/ports.ts';
import type { WalletMethod } from '#domain/payment/method.ts';
import { id } from '#kernel/ids.ts';
import { SECOND } from '#kernel/instant.ts';
import { decimalString } from '#kernel/money.ts';
import { isUuid } from '#kernel/patterns.ts';

export interface WalletsOptions extends GatewayAccount {
  /** Milliseconds for a charge and for a lookup; both together take far less time than an attempt needs to lapse. */
  readonly timeouts?: { readonly charge: number; readonly question: number };
}

const TIMEOUTS = { charge: 25 * SECOND, question: 8 * SECOND };

/** The transaction id of an order's only payment. The order's id is our attempt. */
const PAYMENT = 'pay';

const PROVIDERS: Readonly<Record<WalletMethod, string>> = { apple_pay: 'APPLE_PAY', google_pay: 'GOOGLE_PAY' };

const UNKNOWN: Unknown = { kind: 'unknown' };
const ABSENT: Absent = { kind: 'absent' };

type Outcome = Charged | Declined | Unknown;

/**
 * Apple Pay and Google Pay. The token is passed to the gateway as the device sent it: we never hold the key that
 * decrypts it. We choose the ids of order and transaction, so the gateway never executes either twice.
 */
export function wallets(options: WalletsOptions): PaymentProvider {
  const timeouts = options.timeouts ?? TIMEOUTS;
  const put = (order: string, transaction: string, body: unknown): Promise<Reply> =>
    callGateway(options, { method: 'PUT', order, transaction, body, timeoutMs: timeouts.charge });

  const charge = async (request: ChargeRequest): Promise<Outcome> => {
    if (request.means.kind !== 'wallet') return declined('method_unavailable');
    const reply = await put(request.id, PAYMENT, paymentOf(request, request.means));
    const isAsked = reply.kind !== 'unreached' && !(reply.kind === 'answer' && isTurnedAway(reply.status));
    if (!isAsked) return declined('provider_unavailable');
    const made = madeIn(reply);
    if (made) {
      const outcome = outcomeOf(made);
      if (outcome.kind !== 'unknown') return outcome;
    }
    // Regardless of the reply, the gateway's record of the order decides.
    const found = await lookUp(request.id);
    if (found.kind !== 'absent') return found;
    const refusal = reply.kind === 'answer' ? refusalIn(reply.status, reply.body) : undefined;
    return refusal ? declined(faultOfRefusal(refusal)) : UNKNOWN;
  };

  const lookUp = async (order: string): Promise<Outcome | Absent> => {
    const reply = await callGateway(options, { method: 'GET', order, timeoutMs: timeouts.question });
    if (reply.kind !== 'answer') return UNKNOWN;
    if (isNotThere(reply.status, reply.body)) return ABSENT;
    if (reply.status !== 200) return UNKNOWN;
    const payment = transactionsOf(reply.body).find((entry) => entry.id === PAYMENT && entry.orderId === order);
    return payment ? outcomeOf(payment) : UNKNOWN;
  };

  const attemptOf: PaymentProvider['attemptOf'] = async (ref) => {
    if (!isUuid(ref)) return { kind: 'foreign' };
    const found = await lookUp(ref);
    if (found.kind === 'unknown') return UNKNOWN;
    return found.kind === 'absent' ? { kind: 'foreign' } : { kind: 'ours', id: id(ref) };
  };

  const refund = async ({ ref, amount, key }: RefundRequest): Promise<RefundAnswer> => {
    const transaction = refundNamed(key);
    const reply = await put(ref, transaction, {
      apiOperation: 'REFUND',
      transaction: { amount: decimalString(amount), currency: 'MXN' },
    });
    const question = { method: 'GET', order: ref, transaction, timeoutMs: timeouts.question } as const;
    const made = madeIn(reply) ?? madeIn(await callGateway(options, question));
    if (made?.result === 'SUCCESS') return { kind: 'refunded' };
    if (made?.result === 'FAILURE') return { kind: 'refused' };
    return reply.kind === 'answer' && isNotThere(reply.status, reply.body) ? { kind: 'refused' } : UNKNOWN;
  };

  return { provider: 'wallets', charge, find: ({ id: attempt }) => lookUp(attempt), attemptOf, refund };
}

/** At most forty characters, the same for the same key. */
const refundNamed = (key: string): string => `refund-${createHash('sha256').update(key).digest('hex').slice(0, 32)}`;

const declined = (fault: Declined['fault']): Declined => ({ kind: 'declined', ref: undefined, fault });

const madeIn = (reply: Reply): Transaction | undefined =>
  reply.kind === 'answer' && reply.status < 300 ? readTransaction(reply.body) : undefined;

type WalletMeans = Extract<ChargeRequest['means'], { kind: 'wallet' }>;

const paymentOf = ({ amount, description, customer }: ChargeRequest, { wallet, token }: WalletMeans) => ({
  apiOperation: 'PAY',
  order: {
    amount: decimalString(amount),
    currency: 'MXN',
    reference: description,
    description,
    walletProvider: PROVIDERS[wallet],
  },
  transaction: { source: 'INTERNET' },
  sourceOfFunds: { type: 'CARD', provided: { card: { devicePayment: { paymentToken: token } } } },
  customer: {
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.email,
    phone: customer.phone,
  },
});
