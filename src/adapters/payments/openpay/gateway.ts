import { callOpenpay, type OpenpayAccount, type Reply } from '#adapters/payments/openpay/api.ts';
import { errorCodeOf, type OpenpayCharge, outcomeOf, readCharge } from '#adapters/payments/openpay/charge.ts';
import { faultOf, isTrouble, ORDER_EXISTS, WANTS_3D_SECURE } from '#adapters/payments/openpay/errors.ts';
import { firstOrder, paymentOf, secureOrder } from '#adapters/payments/openpay/orders.ts';
import type { Absent, ChargeRequest, Declined, PaymentId, PaymentProvider, Unknown } from '#app/payment/ports.ts';
import { SECOND } from '#kernel/instant.ts';
import { decimalString } from '#kernel/money.ts';

export interface OpenpayOptions extends OpenpayAccount {
  /** `selective` sends the traveller to the bank only where the provider asks for it (3005); `always` each time. */
  readonly threeDSecure: 'selective' | 'always';
  /** Milliseconds for a charge and for a question; both together stay far below the age at which an attempt lapses. */
  readonly patience?: { readonly charge: number; readonly question: number };
}

const PATIENCE = { charge: 15 * SECOND, question: 5 * SECOND };

type Outcome = Awaited<ReturnType<PaymentProvider['charge']>>;

/** What is charged is a card. */
type CardRequest = Omit<ChargeRequest, 'means'> & { readonly card: Extract<ChargeRequest['means'], { kind: 'card' }> };

const UNKNOWN: Unknown = { kind: 'unknown' };
const ABSENT: Absent = { kind: 'absent' };
const UNREACHED: Declined = { kind: 'declined', ref: undefined, fault: 'provider_unavailable' };

/** Cards by Openpay. The order of a charge is our attempt: the provider itself refuses to charge it twice. */
export function openpay(options: OpenpayOptions): PaymentProvider {
  const patience = options.patience ?? PATIENCE;

  const charge = async ({ means, ...request }: ChargeRequest): Promise<Outcome> => {
    if (means.kind !== 'card') throw new Error(`a card is charged, not a ${means.kind}`);
    return chargeCard({ ...request, card: means });
  };

  const chargeCard = async (request: CardRequest): Promise<Outcome> => {
    const secure = options.threeDSecure === 'always';
    const reply = await post(request, { order: firstOrder(request.id), secure });
    const wantsMore = !secure && reply.kind === 'answer' && refusalOf(reply) === WANTS_3D_SECURE;
    return heard(request.id, wantsMore ? await post(request, { order: secureOrder(request.id), secure: true }) : reply);
  };

  const post = (request: CardRequest, { order, secure }: { order: string; secure: boolean }): Promise<Reply> =>
    callOpenpay(options, {
      method: 'POST',
      path: 'charges',
      patience: patience.charge,
      body: {
        method: 'card',
        source_id: request.card.token,
        amount: Number(decimalString(request.amount)),
        currency: 'MXN',
        description: request.description,
        order_id: order,
        ...(request.card.deviceSession === undefined ? {} : { device_session_id: request.card.deviceSession }),
        customer: {
          name: request.customer.firstName,
          last_name: request.customer.lastName,
          email: request.customer.email,
          phone_number: request.customer.phone,
        },
        ...(secure ? { use_3d_secure: true, redirect_url: request.returnUrl } : {}),
      },
    });

  /** What an answer means. After silence, trouble or "that order exists" the provider is asked what it knows. */
  const heard = async (payment: PaymentId, reply: Reply): Promise<Outcome> => {
    if (reply.kind === 'unreached') return UNREACHED;
    if (reply.kind === 'answer') {
      const made = readCharge(reply.body);
      if (reply.status < 300 && made) return outcomeOf(made);
      const code = refusalOf(reply);
      if (code !== undefined && code !== ORDER_EXISTS && !isTrouble(reply.status, code)) {
        return { kind: 'declined', ref: undefined, fault: faultOf(code) };
      }
    }
    const found = await findCharge(payment);
    return found.kind === 'absent' ? UNKNOWN : found;
  };

  const findCharge = async (payment: PaymentId) => {
    const again = await chargesOf(secureOrder(payment));
    const first = again && (await chargesOf(firstOrder(payment)));
    if (!again || !first) return UNKNOWN;
    const known = decisive([...again, ...first]);
    // Refused until the bank is asked, and not asked yet: the second charge may be on its way.
    const isHalfway =
      again.length === 0 && known?.errorCode === WANTS_3D_SECURE && options.threeDSecure === 'selective';
    return known === undefined || isHalfway ? ABSENT : outcomeOf(known);
  };

  /** Undefined when the provider does not answer. */
  const chargesOf = async (order: string): Promise<readonly OpenpayCharge[] | undefined> => {
    const reply = await callOpenpay(options, {
      method: 'GET',
      path: `charges?order_id=${encodeURIComponent(order)}`,
      patience: patience.question,
    });
    if (reply.kind !== 'answer' || reply.status !== 200 || !Array.isArray(reply.body)) return undefined;
    return reply.body.flatMap((item) => readCharge(item) ?? []).filter(({ orderId }) => orderId === order);
  };

  const attemptOf: PaymentProvider['attemptOf'] = async (ref) => {
    const path = `charges/${encodeURIComponent(ref)}`;
    const reply = await callOpenpay(options, { method: 'GET', path, patience: patience.question });
    if (reply.kind !== 'answer' || isTrouble(reply.status, errorCodeOf(reply.body))) return UNKNOWN;
    const charge = readCharge(reply.body);
    const payment = charge?.id === ref ? paymentOf(charge.orderId) : undefined;
    return payment === undefined ? { kind: 'foreign' } : { kind: 'ours', id: payment };
  };

  return { provider: 'openpay', charge, find: ({ id }) => findCharge(id), attemptOf };
}

const refusalOf = (reply: Extract<Reply, { kind: 'answer' }>): number | undefined =>
  reply.status >= 400 ? errorCodeOf(reply.body) : undefined;

/** Money counts before everything, then what may still become money, then a refusal. */
const decisive = (charges: readonly OpenpayCharge[]): OpenpayCharge | undefined =>
  charges.find((charge) => outcomeOf(charge).kind === 'charged') ??
  charges.find((charge) => outcomeOf(charge).kind !== 'declined') ??
  charges[0];
