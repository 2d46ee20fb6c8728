import { sessionOf } from '#adapters/db/session-of.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { WaitingAdditions } from '#app/amendments/additions/end-unpayable.ts';
import type { Adding } from '#domain/booking/addition.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';

interface WaitingRow {
  readonly reservation_id: string;
  readonly adding: Adding;
  readonly hold_until: number;
}

const WAITING = statement<WaitingRow>(
  'additions-in-store',
  `select r.reservation_id, r.adding, r.hold_until from reservation r
   where r.parent_id = $1 and r.adding is not null and r.status = 'order_generated' and not r.expired
     and r.hold_until > clock_timestamp()
   order by r.reservation_id for no key update of r`,
);

/** They hold no seats. */
const END = statement(
  'additions-in-store-end',
  `update reservation set hold_until = clock_timestamp(), version = version + 1 where reservation_id = any($1::uuid[])`,
);

/** In PostgreSQL. */
export const waitingAdditions: WaitingAdditions = {
  of: async (tx, reservation) =>
    (await execute(sessionOf(tx), WAITING, [reservation])).map((row) => ({
      id: id(row.reservation_id),
      lines: row.adding.lines,
      holdUntil: instant(row.hold_until),
    })),
  end: async (tx, additions) => void (await execute(sessionOf(tx), END, [additions])),
};
