import { waitingAdditions } from '#adapters/db/amendments/additions/waiting-additions.ts';
import { readTicketsStatus } from '#adapters/db/amendments/refunds/read-tickets-status.ts';
import { sessionOf } from '#adapters/db/session-of.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { replaceTickets } from '#adapters/db/ticketing/issue-tickets.ts';
import type { ChangeStores } from '#app/amendments/change/change-fulfilment.ts';
import { instant } from '#kernel/instant.ts';
import { changeCredits } from './change-credits.ts';
import { moveHolds } from './move-holds.ts';

const TIMES = statement<{ readonly arrives_at: number; readonly departs_at: number }>(
  'change-times',
  `select o.arrives_at, b.departs_at from departure_call o, departure_call b
   where o.departure_id = $1 and o.call_index = $2 and b.departure_id = $3 and b.call_index = $4`,
);

const NEW_PIN = statement('change-new-pin', 'update orders set pin_version = pin_version + 1 where order_id = $1');

/** What applying a schedule change needs, in PostgreSQL. */
export const changeStores: ChangeStores = {
  times: async (tx, arriving, leaving) => {
    const values = [arriving.departure, arriving.to, leaving.departure, leaving.from];
    const [row] = await execute(sessionOf(tx), TIMES, values);
    return row && { arrives: instant(row.arrives_at), departs: instant(row.departs_at) };
  },
  moveHolds: (tx, changing) => moveHolds(sessionOf(tx), changing),
  renewPin: async (tx, of) => {
    await execute(sessionOf(tx), NEW_PIN, [of]);
  },
  replaceTickets: (tx, reservation, issue) => replaceTickets(sessionOf(tx), reservation, issue),
  credits: changeCredits,
  waiting: waitingAdditions,
  ticketsStatus: (tx, of) => readTicketsStatus(sessionOf(tx), of),
};
