import { bookPartner, bookPartnerBack } from '#adapters/db/ledger/ledger.ts';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { sessionOf } from '#adapters/db/session-of.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { laterText, takeDue, takeText, type WorkTable } from '#adapters/db/work-queue.ts';
import type { AdventureBookings, AdventureStore, BookingState, WaitingBooking } from '#app/adventures/ports.ts';
import { ADVENTURE, ADVENTURE_PARTNER, readAdventure } from '#domain/adventures/adventure.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

interface WaitingRow {
  readonly order_id: string;
  readonly payment_id: string;
  readonly booking_code: string;
  readonly starts_at: number;
  readonly people: number;
  readonly base: number;
  readonly attempts: number;
}

const queueOf = (state: 'pending' | 'ending'): WorkTable => ({
  table: 'adventure_booking',
  key: 'order_id',
  due: 'next_try_at',
  tries: 'attempts',
  waiting: `w.state = '${state}'`,
});

const TAKEN = 'order_id, payment_id, booking_code, starts_at, people, base, attempts from taken';

const TAKE = {
  pending: statement<WaitingRow>('adventure-take', takeText(queueOf('pending'), TAKEN)),
  ending: statement<WaitingRow>('adventure-take-ending', takeText(queueOf('ending'), TAKEN)),
};

const putBack = (state: 'pending' | 'ending') => `${laterText(queueOf(state), 'trouble = $3')} and state = '${state}'`;

/** While its supplier was asked, its buyer may have cancelled it: it is due to be ended then. */
const LATER = {
  pending: statement('adventure-later', putBack('pending')),
  ending: statement('adventure-later-ending', putBack('ending')),
};

const OF = statement<{
  readonly state: BookingState;
  readonly reference: string | null;
  readonly is_cancelled: boolean;
}>(
  'adventure-booking-of',
  'select state, reference, given_back is not null as is_cancelled from adventure_booking where order_id = $1',
);

const ENDED = statement(
  'adventure-ended',
  `update adventure_booking set state = 'refunded' where order_id = $1 and state = 'ending'`,
);

const SOLD = statement(
  'adventure-sold',
  `insert into adventure_booking (order_id, payment_id, booking_code, starts_at, zone, people, base)
   values ($1, $2, $3, $4, $5, $6, $7)`,
);

const BOOKED = statement<{ readonly what: unknown }>(
  'adventure-booked',
  `update adventure_booking b set state = 'booked', reference = $2, trouble = null, settled_at = clock_timestamp()
   from order_item i
   where b.order_id = $1 and b.state = 'pending' and i.order_id = b.order_id and i.kind = $3
   returning i.what`,
);

/** With what its supplier is owed for it: nothing for one that the carrier sold itself, as before its supplier did. */
const UNDONE = statement<{ readonly owed: number }>(
  'adventure-undone',
  `update adventure_booking b set state = $2, trouble = $3, attempts = 0, next_try_at = clock_timestamp(),
     settled_at = clock_timestamp()
   where b.order_id = $1 and b.state = 'pending'
   returning coalesce((
     select l.amount from ledger_transfer l where l.kind = 'partner-grant' and l.source_id = b.payment_id
   ), 0) as owed`,
);

const LOCK = statement<{ readonly state: BookingState }>(
  'adventure-lock',
  'select state from adventure_booking where order_id = $1 for update',
);

const CANCELLED = statement(
  'adventure-cancelled',
  `update adventure_booking set state = 'ending', given_back = $2, reference = null, trouble = 'cancelled by its buyer',
     attempts = 0, next_try_at = clock_timestamp(), settled_at = clock_timestamp()
   where order_id = $1`,
);

const waitingOf = (row: WaitingRow): WaitingBooking => ({
  order: id(row.order_id),
  payment: id(row.payment_id),
  code: row.booking_code,
  starts: instant(row.starts_at),
  people: row.people,
  base: centavos(row.base),
  tries: row.attempts,
});

/** Bookings of adventures in PostgreSQL. */
export const adventureBookings = (pool: Pool): AdventureBookings => ({
  of: async (order) => {
    const [row] = await withConnection(pool, (session) => execute(session, OF, [order]));
    return row && { state: row.state, isCancelled: row.is_cancelled, reference: row.reference ?? undefined };
  },
  take: async (state, limit, lease) => {
    const rows = await withConnection(pool, (session) => takeDue(session, TAKE[state], { leases: [lease], limit }));
    return rows.map(waitingOf);
  },
  later: async (state, order, { wait, trouble }) =>
    void (await withConnection(pool, (session) => execute(session, LATER[state], [order, wait, trouble]))),
  ended: async (order) => void (await withConnection(pool, (session) => execute(session, ENDED, [order]))),
});

export const adventureStore: AdventureStore = {
  sold: async (tx, { order, payment, code, starts, zone, people, base, total }) => {
    const session = sessionOf(tx);
    await execute(session, SOLD, [order, payment, code, new Date(starts), zone, people, base]);
    await bookPartner(session, { reservation: order, id: payment, account: ADVENTURE_PARTNER, amount: total });
  },
  booked: async (tx, order, reference) => {
    const [row] = await execute(sessionOf(tx), BOOKED, [order, reference, ADVENTURE]);
    return row && readAdventure(row.what);
  },
  undone: async (tx, order, { isOpen, trouble }) => {
    const [row] = await execute(sessionOf(tx), UNDONE, [order, isOpen ? 'ending' : 'refunded', trouble]);
    return row && { owed: centavos(row.owed) };
  },
  lock: async (tx, order) => (await execute(sessionOf(tx), LOCK, [order]))[0]?.state,
  cancelled: async (tx, id, { order, back }) => {
    const session = sessionOf(tx);
    await execute(session, CANCELLED, [order, back]);
    await bookPartnerBack(session, { reservation: order, id, account: ADVENTURE_PARTNER, amount: back });
  },
  takeBack: (tx, id, { order, owed }) =>
    bookPartnerBack(sessionOf(tx), { reservation: order, id, account: ADVENTURE_PARTNER, amount: owed }),
};
