import { readLog, writeOpened } from '#adapters/db/counter/audit-log.ts';
import { exchangeSeat, RESERVATION_OF } from '#adapters/db/counter/exchange-seat.ts';
import { formerNames } from '#adapters/db/counter/former-names.ts';
import { handOver } from '#adapters/db/counter/hand-over.ts';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { reservationById } from '#adapters/db/booking/reservations.ts';
import { execute } from '#adapters/db/statement.ts';
import type { CounterRepository } from '#app/counter/ports.ts';
import { id } from '#kernel/ids.ts';
import type { Zone } from '#kernel/instant.ts';

/** The counter in PostgreSQL. Days of its log are in the carrier's zone. */
export const counterRepository = (pool: Pool, zone: Zone): CounterRepository => ({
  open: (code, by) =>
    withConnection(pool, async (session) => {
      const [found] = await execute(session, RESERVATION_OF, [code]);
      if (!found) return undefined;
      await writeOpened(session, by, found.reservation_id);
      return reservationById(session, id(found.reservation_id));
    }),
  exchange: (asked) => exchangeSeat(pool, asked),
  handOver: (asked) => handOver(pool, asked),
  formerNames: (reservation) => withConnection(pool, (session) => formerNames(session, reservation)),
  log: (filter) => withConnection(pool, (session) => readLog(session, filter, zone)),
});
