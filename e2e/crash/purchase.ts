import type { ApiCall, CallAnswer } from '#wire/call.ts';
import { getOrder, type OrderView, postOrderPayment } from '#wire/orders.ts';
import type { BodyInput } from '#wire/route.ts';
import { getVouchers } from '#wire/vouchers.ts';
import { getPayment, getReservation, postPayment } from '#wire/websale.ts';
import { type ApiClient, apiClient } from '../testing/api-client.ts';
import {
  adventureOrder,
  asClassic,
  basketWith,
  type BegunOrder,
  begunTour,
  loungeOrder,
} from '../testing/begun-orders.ts';
import { bring, right } from '../testing/reach-steps.ts';

export type PaymentBody = BodyInput<typeof postPayment>;

/** Where a purchase stands, in the words of the site. */
export interface Standing {
  readonly payment: string;
  /** Its outcome is awaited. */
  readonly isOpen: boolean;
  readonly isSold: boolean;
}

/** What can be bought, up to its payment and after it. */
export interface Purchase {
  /** Begins it; `turn` is another one each time. */
  begin(url: string, turn: number): Promise<BegunOrder>;
  total(call: ApiCall, code: string): Promise<number>;
  pay(call: ApiCall, body: PaymentBody): Promise<CallAnswer<{ readonly payment: string; readonly redirects: boolean }>>;
  standing(call: ApiCall, code: string): Promise<Standing>;
  /** The page where the traveller was sent: their bank's, or the provider's. */
  waitsAt(call: ApiCall, code: string): Promise<string | undefined>;
  /** What is still missing of what was sold, or wrong about what was not; undefined when all is right. */
  missing(call: ApiCall, code: string): Promise<string | undefined>;
}

/** Hundreds of trips do not fit into the buses of one day. */
const FIRST_DAY = 3;
const DAYS = 20;

const bringTrip = (client: ApiClient, turn: number): Promise<string> =>
  bring(client, 4, { ahead: FIRST_DAY + (turn % DAYS) });

const SOLD = ['approved', 'order_generated'];

export const TRIP: Purchase = {
  begin: async (url, turn) => {
    const client = await apiClient(url);
    return { client, code: await bringTrip(client, turn) };
  },
  total: async (call, code) => right(await call(getPayment, { query: { code } })).total,
  pay: async (call, body) => {
    const answer = await call(postPayment, { body });
    if (!answer.ok) return answer;
    const { reservation, redirect_url } = answer.data;
    return { ...answer, data: { payment: reservation.payment, redirects: redirect_url !== null } };
  },
  standing: async (call, code) => {
    const { payment, process_payment } = right(await call(getReservation, { query: { code } })).reservation;
    return { payment, isOpen: process_payment, isSold: SOLD.includes(payment) };
  },
  waitsAt: async (call, code) => right(await call(getPayment, { query: { code } })).waiting?.url,
  missing: async (call, code) => {
    const { payment, voucher, tickets } = right(await call(getReservation, { query: { code } })).reservation;
    const wanted = SOLD.includes(payment) && !voucher ? 4 : 0;
    return tickets.length === wanted ? undefined : `${payment} with ${tickets.length} tickets`;
  },
};

const orderOf = async (call: ApiCall, code: string): Promise<OrderView> =>
  right(await call(getOrder, { query: { code } })).order;

/** An order of any kind, paid as orders are. */
const ordered = ({ begin, missing }: Pick<Purchase, 'begin' | 'missing'>): Purchase => ({
  begin,
  total: async (call, code) => (await orderOf(call, code)).total,
  pay: async (call, { code, method, token, idempotency_key, total }) => {
    const answer = await call(postOrderPayment, { body: { code, method, token, idempotency_key, total } });
    if (!answer.ok) return answer;
    const { order, redirect_url } = answer.data;
    return { ...answer, data: { payment: order.standing, redirects: redirect_url !== null } };
  },
  standing: async (call, code) => {
    const { standing } = await orderOf(call, code);
    return { payment: standing, isOpen: standing === 'paying', isSold: ['paid', 'waiting'].includes(standing) };
  },
  waitsAt: async (call, code) => (await orderOf(call, code)).waiting?.url,
  missing,
});

/** What is paid was booked by whoever provides it, and its voucher says so. */
const voucherMissing: Purchase['missing'] = async (call, code) => {
  const { standing } = await orderOf(call, code);
  if (standing !== 'paid') return undefined;
  const { vouchers } = right(await call(getVouchers, { query: { code } }));
  return vouchers.length > 0 ? undefined : 'paid, and not booked';
};

export const TOUR = ordered({
  begin: async (url, turn) => {
    const client = await apiClient(url);
    return { client, code: await begunTour(client, url, turn) };
  },
  missing: voucherMissing,
});

export const ADVENTURE = ordered({
  begin: async (url, turn) => {
    const client = await apiClient(url);
    return { client, code: await adventureOrder(client, turn) };
  },
  missing: voucherMissing,
});

export const LOUNGE = ordered({
  begin: async (url) => {
    const client = await asClassic(await apiClient(url), url);
    return { client, code: await loungeOrder(client, url) };
  },
  missing: async () => undefined,
});

/** The kind of each order in a basket, by what is missing of it. */
const MISSING = [TRIP.missing, voucherMissing, voucherMissing];

/** A trip, a tour, an adventure and an hour in the lounge. */
export const BASKET = ordered({
  begin: async (url, turn) => {
    const client = await asClassic(await apiClient(url), url);
    const codes = [
      await bringTrip(client, turn),
      await begunTour(client, url, turn),
      await adventureOrder(client, turn),
      await loungeOrder(client, url),
    ];
    return { client, code: await basketWith(client, codes) };
  },
  missing: async (call, code) => {
    const { standing, items } = await orderOf(call, code);
    for (const [at, part] of items[0]!.orders.entries()) {
      const { isSold } =
        at === 0
          ? await TRIP.standing(call, part.code)
          : { isSold: (await orderOf(call, part.code)).standing === 'paid' };
      if (isSold !== (standing === 'paid')) return `${standing}, and ${part.title.en} is not`;
      const missing = await MISSING[at]?.(call, part.code);
      if (missing) return `${part.title.en}: ${missing}`;
    }
    return undefined;
  },
});
