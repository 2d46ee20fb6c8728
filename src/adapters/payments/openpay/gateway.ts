import type { Reply } from '#adapters/payments/exchange.ts';
import type { OpenpayAccount } from '#adapters/payments/openpay/api.ts';
import { type Outcome, outcomeOf } from '#adapters/payments/openpay/charge.ts';
import {
  ABSENT,
  chargesClient,
  commonFields,
  decisive,
  outcomeOfReply,
  TIMEOUTS,
  type Timeouts,
  refusalOf,
  UNKNOWN,
} from '#adapters/payments/openpay/charges-client.ts';
import { faultOf, WANTS_3D_SECURE } from '#adapters/payments/openpay/errors.ts';
import { firstOrder, secureOrder } from '#adapters/payments/openpay/orders.ts';
import { refundWith } from '#adapters/payments/openpay/refund.ts';
import { takenCharges } from '#adapters/payments/openpay/taken.ts';
import type { Absent, ChargeRequest, Means, PaymentId, PaymentProvider } from '#app/payment/ports.ts';

export interface OpenpayOptions extends OpenpayAccount {
  /** `selective` sends the traveller to the bank only when the provider requires it (3005); `always`, every time. */
  readonly threeDSecure: 'selective' | 'always';
  readonly timeouts?: Timeouts;
}

type Card = Extract<Means, { kind: 'card' }>;

interface Asking {
  readonly card: Card;
  readonly order: string;
  readonly secure: boolean;
}

/** Cards by Openpay. A charge's order is our attempt, so the provider refuses to charge it twice. */
export function openpay(options: OpenpayOptions): PaymentProvider {
  const timeouts = options.timeouts ?? TIMEOUTS;
  const charges = chargesClient(options, timeouts);

  const charge = async (request: ChargeRequest): Promise<Outcome> => {
    const { id, means: card } = request;
    if (card.kind !== 'card') throw new Error(`cards are not paid by ${card.kind}`);
    const secure = options.threeDSecure === 'always';
    const reply = await post(request, { card, order: firstOrder(id), secure });
    const wantsMore = !secure && refusalOf(reply) === WANTS_3D_SECURE;
    const last = wantsMore ? await post(request, { card, order: secureOrder(id), secure: true }) : reply;
    return outcomeOfReply(last, { look: () => look(id), faultOf });
  };

  const post = (request: ChargeRequest, { card, order, secure }: Asking): Promise<Reply> =>
    charges.post('charges', {
      method: 'card',
      source_id: card.token,
      ...commonFields(request, order),
      ...(card.deviceSession === undefined ? {} : { device_session_id: card.deviceSession }),
      ...(secure ? { use_3d_secure: true, redirect_url: request.returnUrl } : {}),
    });

  const look = async (payment: PaymentId): Promise<Outcome | Absent> => {
    const again = await charges.byOrder(secureOrder(payment));
    const first = again && (await charges.byOrder(firstOrder(payment)));
    if (!again || !first) return UNKNOWN;
    const known = decisive([...again, ...first]);
    // Refused until the bank authenticates, and not retried yet: the second charge may be in flight.
    const isHalfway =
      again.length === 0 && known?.errorCode === WANTS_3D_SECURE && options.threeDSecure === 'selective';
    return known === undefined || isHalfway ? ABSENT : outcomeOf(known);
  };

  return {
    provider: 'openpay',
    charge,
    find: ({ id }) => look(id),
    attemptOf: charges.attemptOf,
    refund: refundWith(charges),
    taken: (days) => takenCharges(options, { ...days, method: 'card', timeouts: timeouts.question }),
  };
}
