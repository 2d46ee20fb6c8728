import { enqueue } from '#adapters/db/announce.ts';
import { type Pool, type Session, withConnection } from '#adapters/db/pool.ts';
import { sessionOf } from '#adapters/db/session-of.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { laterText, takeDue, takeText, type WorkTable } from '#adapters/db/work-queue.ts';
import { issueVoucher, VOUCHER_ITEM } from '#app/tours/tour-voucher.ts';
import type { OrderedTour, TourBooking, TourBookings, TourReads, WaitingBooking } from '#app/tours/ports.ts';
import type { TourMail } from '#app/tours/write-tour-mail.ts';
import { voucherStore } from '#adapters/db/vouchers/vouchers.ts';
import type { SlotReason } from '#domain/tours/booking.ts';
import type { KeptPlaces } from '#domain/tours/hoarding.ts';
import { TOUR } from '#domain/tours/product.ts';
import { id, type OrderId } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { COUNTS } from './claims.ts';

const BOOKING: WorkTable = {
  table: 'tour_booking',
  key: 'booking_id',
  due: 'next_try_at',
  tries: 'attempts',
  waiting: `w.state in ('pending', 'booked') and exists (
    select from tour_slot s where s.slot = w.slot and s.cancelled_at is null
      and (w.state = 'pending' or s.starts_at > clock_timestamp()))`,
};

interface WaitingRow {
  readonly booking_id: string;
  readonly order_id: string;
  readonly slot: string;
  readonly total: number;
  readonly state: TourBooking['state'];
  readonly attempts: number;
  readonly adults: number;
  readonly children: number;
}

const WITH_PEOPLE = `t.booking_id, t.order_id, t.slot, t.total, t.state, t.attempts,
     (i.what ->> 'adults')::int as adults, (i.what ->> 'children')::int as children
     from taken t join order_item i on i.order_id = t.order_id and i.kind = '${TOUR}'`;

const TAKE = statement<WaitingRow>('tour-booking-take', takeText(BOOKING, WITH_PEOPLE));

const TAKE_ONE = statement<WaitingRow>(
  'tour-booking-take-one',
  takeText(
    { ...BOOKING, waiting: `${BOOKING.waiting} and w.state = 'pending' and w.order_id = $3 and w.attempts = 0` },
    WITH_PEOPLE,
  ),
);

/** While its supplier was asked it may have been cancelled: its supplier is due to be told then. */
const LATER = statement(
  'tour-booking-later',
  `${laterText(BOOKING, 'trouble = $3')} and state in ('pending', 'booked')`,
);

const ENQUEUE = statement(
  'tour-booking-enqueue',
  `insert into tour_booking (booking_id, order_id, payment_id, claim_id, slot, total) values ($1, $2, $3, $4, $5, $6)`,
);

interface BookingRow {
  readonly booking_id: string;
  readonly order_id: string;
  readonly payment_id: string;
  readonly claim_id: string;
  readonly slot: string;
  readonly total: number;
  readonly state: TourBooking['state'];
  readonly reference: string | null;
  readonly refunded: number | null;
  readonly why: NonNullable<TourBooking['why']> | null;
  readonly called_off: SlotReason | null;
}

const SELECT = `select b.booking_id, b.order_id, b.payment_id, b.claim_id, b.slot, b.total, b.state, b.reference, b.refunded,
     b.why, s.cancelled_why as called_off
   from tour_booking b join tour_slot s on s.slot = b.slot`;

const OF_ORDER = statement<BookingRow>('tour-booking', `${SELECT} where b.order_id = $1`);

const LOCK = statement<BookingRow>('tour-booking-lock', `${SELECT} where b.order_id = $1 for update of b`);

const BOOKED = statement(
  'tour-booking-booked',
  `update tour_booking set state = 'booked', reference = $2, trouble = null, attempts = 0, settled_at = clock_timestamp()
   where booking_id = $1`,
);

const RETURNED = statement(
  'tour-booking-returned',
  `update tour_booking set state = $2, why = $3, refunded = $4, revoke = true, attempts = 0, next_try_at = clock_timestamp(),
     settled_at = clock_timestamp() where booking_id = $1`,
);

const RELEASE = statement(
  'tour-claim-released',
  `update slot_claim set state = 'released', held_until = null where claim_id = $1`,
);

const TOUR_OF = statement<{ readonly what: OrderedTour; readonly lang: 'es' | 'en' }>(
  'tour-of-order',
  `select i.what, o.lang from order_item i join orders o using (order_id) where i.order_id = $1 and i.kind = '${TOUR}'`,
);

/** What could not be finished for a year has been reported every minute since. */
const CANCELLED_SLOTS = statement<{ readonly slot: string }>(
  'tour-cancelled-slots',
  `select slot from tour_slot where cancelled_at > statement_timestamp() - interval '1 year'`,
);

const OF_CANCELLED = statement<{
  readonly order_id: OrderId;
  readonly why: SlotReason | null;
  readonly is_paid: boolean;
}>(
  'tour-orders-of-cancelled',
  `select w.order_id, s.cancelled_why as why, w.is_paid
   from (
     select b.slot, b.order_id, true as is_paid from tour_booking b
     where b.slot = any($1) and b.state in ('pending', 'booked')
     union all
     select c.slot, i.order_id, false from slot_claim c
     join order_item i on i.kind = '${TOUR}' and i.what ->> 'claim' = c.claim_id::text
     where c.slot = any($1) and c.state = 'kept'
   ) w join tour_slot s on s.slot = w.slot and s.cancelled_at is not null
   order by w.order_id`,
);

/** The row is locked by the update, which sees what was paid meanwhile. Its payment ends with its reference. */
const END_IN_STORE = statement(
  'tour-order-end-in-store',
  `update orders set hold_until = clock_timestamp(), version = version + 1
   where order_id = $1 and status = 'order_generated' and not expired and hold_until > clock_timestamp()
   returning order_id`,
);

const REVOKE: WorkTable = { ...BOOKING, waiting: 'w.revoke' };

const TAKE_REVOKED = statement<{ readonly booking_id: string }>(
  'tour-booking-take-revoked',
  takeText(REVOKE, 'booking_id from taken'),
);

const REVOKED = statement('tour-booking-revoked', 'update tour_booking set revoke = false where booking_id = $1');

const CANCEL_SLOT = statement<{ readonly slot: string }>(
  'tour-slot-cancel',
  `update tour_slot set cancelled_at = clock_timestamp(), cancelled_why = $2
   where slot = $1 and cancelled_at is null returning slot`,
);

const KNOWN_SLOT = statement('tour-slot-known', 'select from tour_slot where slot = $1');

const TAKEN = statement<{ readonly slot: string; readonly people: number }>(
  'tour-slots-taken',
  `select c.slot, sum(c.people)::int as people from slot_claim c where c.slot = any($1) and ${COUNTS} group by c.slot`,
);

const CANCELLED = statement<{ readonly slot: string }>(
  'tour-slots-cancelled',
  'select slot from tour_slot where slot = any($1) and cancelled_at is not null',
);

const STARTS = statement<{
  readonly slot: string;
  readonly product: string;
  readonly starts_at: number;
  readonly people: number;
  readonly orders: number;
  readonly is_cancelled: boolean;
}>(
  'tour-starts',
  `select s.slot, s.product, s.starts_at, s.cancelled_at is not null as is_cancelled,
     coalesce(sum(c.people) filter (where c.state = 'sold'), 0)::int as people,
     (count(*) filter (where c.state = 'sold'))::int as orders
   from tour_slot s left join slot_claim c using (slot)
   where s.starts_at >= $1 and s.starts_at < $2
   group by s.slot order by s.starts_at, s.slot limit 500`,
);

const bookingOf = (row: BookingRow): TourBooking => ({
  id: id(row.booking_id),
  order: id(row.order_id),
  payment: id(row.payment_id),
  claim: id(row.claim_id),
  slot: row.slot,
  total: centavos(row.total),
  state: row.state,
  reference: row.reference ?? undefined,
  refunded: row.refunded === null ? undefined : centavos(row.refunded),
  why: row.why ?? undefined,
  calledOff: row.called_off ?? undefined,
});

const waitingOf = (row: WaitingRow): WaitingBooking => ({
  id: id(row.booking_id),
  order: id(row.order_id),
  slot: row.slot,
  total: centavos(row.total),
  people: { adults: row.adults, children: row.children },
  state: row.state,
  tries: row.attempts,
});

const KEPT = statement<KeptPlaces>(
  'tour-slot-kept',
  `select s.capacity, coalesce(sum(c.people), 0)::int as kept
   from tour_slot s left join slot_claim c
     on c.slot = s.slot and c.claim_id <> $2 and c.state = 'kept' and c.held_until > clock_timestamp()
   where s.slot = $1 group by s.slot`,
);

/** Queries about tours, in PostgreSQL. */
export const tourReads = (pool: Pool): TourReads => ({
  taken: async (slots) => {
    if (slots.length === 0) return new Map();
    const rows = await withConnection(pool, (session) => execute(session, TAKEN, [slots]));
    return new Map(rows.map(({ slot, people }) => [slot, people]));
  },
  cancelled: async (slots) => {
    if (slots.length === 0) return new Set();
    return new Set(
      (await withConnection(pool, (session) => execute(session, CANCELLED, [slots]))).map(({ slot }) => slot),
    );
  },
  starts: async (from, until) =>
    (await withConnection(pool, (session) => execute(session, STARTS, [new Date(from), new Date(until)]))).map(
      (row) => ({
        slot: row.slot,
        product: row.product,
        starts: instant(row.starts_at),
        people: row.people,
        orders: row.orders,
        isCancelled: row.is_cancelled,
      }),
    ),
  booking: async (order) => {
    const [row] = await withConnection(pool, (session) => execute(session, OF_ORDER, [order]));
    return row && bookingOf(row);
  },
  kept: async (slot, except) => {
    const [row] = await withConnection(pool, (session) => execute(session, KEPT, [slot, except]));
    return row!;
  },
});

async function tell(session: Session, { topic, payload }: TourMail): Promise<void> {
  await enqueue(session, { topic, dedupKey: `${topic}:${payload.reservation}`, payload });
}

/** Bookings in PostgreSQL. Every commit waits for the disk. */
export const tourBookings = (pool: Pool): TourBookings => ({
  enqueue: async (tx, { id: booking, order, payment, claim, slot, total }) => {
    await execute(sessionOf(tx), ENQUEUE, [booking, order, payment, claim, slot, total]);
  },
  take: async (limit, lease) => {
    const rows = await withConnection(pool, (session) => takeDue(session, TAKE, { leases: [lease], limit }));
    return rows.map(waitingOf);
  },
  takeOne: async (order, lease) => {
    const [row] = await withConnection(pool, (session) =>
      takeDue(session, TAKE_ONE, { leases: [lease], values: [order] }),
    );
    return row && waitingOf(row);
  },
  later: async (booking, { wait, trouble }) => {
    await withConnection(pool, (session) => execute(session, LATER, [booking, wait, trouble]));
  },
  lock: async (tx, order) => {
    const [row] = await execute(sessionOf(tx), LOCK, [order]);
    return row && bookingOf(row);
  },
  booked: async (tx, { id: booking, order }, reference) => {
    const session = sessionOf(tx);
    await execute(session, BOOKED, [booking, reference]);
    const [item] = await execute(session, TOUR_OF, [order]);
    const { what, lang } = item!;
    await voucherStore.issue(tx, issueVoucher(what, { order, lang, reference }));
    await tell(session, { topic: 'tour.booked', payload: { reservation: order } });
  },
  returned: async (tx, { id: booking, order, claim }, { state, why, amount }) => {
    const session = sessionOf(tx);
    await execute(session, RETURNED, [booking, state, why, amount]);
    await execute(session, RELEASE, [claim]);
    await voucherStore.cancel(tx, order, VOUCHER_ITEM);
    await tell(session, { topic: 'tour.returned', payload: { reservation: order } });
  },
  ofCancelled: (slot) =>
    withConnection(pool, async (session) => {
      const slots = slot === undefined ? (await execute(session, CANCELLED_SLOTS)).map((one) => one.slot) : [slot];
      const rows = await execute(session, OF_CANCELLED, [slots]);
      return rows.map(({ order_id: order, why, is_paid: isPaid }) => ({ order, why: why!, isPaid }));
    }),
  withdrawn: async (tx, order, why) => {
    const session = sessionOf(tx);
    if ((await execute(session, END_IN_STORE, [order])).length === 0) return;
    const [item] = await execute(session, TOUR_OF, [order]);
    await execute(session, RELEASE, [item!.what.claim]);
    await tell(session, { topic: 'tour.withdrawn', payload: { reservation: order, why } });
  },
  takeRevoked: async (limit, lease) => {
    const rows = await withConnection(pool, (session) => takeDue(session, TAKE_REVOKED, { leases: [lease], limit }));
    return rows.map(({ booking_id }) => id(booking_id));
  },
  revoked: async (booking) => {
    await withConnection(pool, (session) => execute(session, REVOKED, [booking]));
  },
  cancelSlot: async (tx, slot, why) => {
    const session = sessionOf(tx);
    const [cancelled] = await execute(session, CANCEL_SLOT, [slot, why]);
    return cancelled !== undefined || (await execute(session, KNOWN_SLOT, [slot])).length > 0;
  },
});
