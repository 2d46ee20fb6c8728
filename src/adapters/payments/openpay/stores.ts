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
  UNKNOWN,
} from '#adapters/payments/openpay/charges-client.ts';
import { storeFaultOf } from '#adapters/payments/openpay/errors.ts';
import { firstOrder } from '#adapters/payments/openpay/orders.ts';
import { takenCharges } from '#adapters/payments/openpay/taken.ts';
import type { Absent, PaymentId, PaymentProvider } from '#app/payment/ports.ts';
import { type Instant, zone } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';

/** The provider's time zone: it takes local times without an offset. */
const ZONE = zone('America/Mexico_City');

export interface StoresOptions {
  /** The provider its attempts are stored under. Two accounts use the same protocol: OXXO has a separate one. */
  readonly provider: 'openpay-stores' | 'oxxo';
  readonly timeouts?: Timeouts;
}

/**
 * Cash in stores by Openpay's protocol: creates a payment reference that is paid later. There is no automatic refund of
 * cash.
 */
export function openpayStores(
  account: OpenpayAccount,
  { provider, timeouts = TIMEOUTS }: StoresOptions,
): PaymentProvider {
  const charges = chargesClient(account, timeouts);

  const look = async (payment: PaymentId): Promise<Outcome | Absent> => {
    const found = await charges.byOrder(firstOrder(payment));
    if (!found) return UNKNOWN;
    const known = decisive(found);
    return known ? outcomeOf(known) : ABSENT;
  };

  return {
    provider,
    charge: async (request) => {
      const { id, means } = request;
      if (means.kind !== 'store') throw new Error(`stores are not paid by ${means.kind}`);
      const reply = await charges.post('charges', {
        method: 'store',
        ...commonFields(request, firstOrder(id)),
        due_date: dueDate(means.payBy),
      });
      return outcomeOfReply(reply, { look: () => look(id), faultOf: storeFaultOf });
    },
    find: ({ id }) => look(id),
    attemptOf: charges.attemptOf,
    taken: (days) => takenCharges(account, { ...days, method: 'store', timeouts: timeouts.question }),
  };
}

/** `2026-11-28T14:30:00`: the provider's local time, rounded down to the second. */
const dueDate = (payBy: Instant): string => isoInZone(payBy, ZONE).slice(0, 19);
