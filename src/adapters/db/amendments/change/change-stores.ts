import { followUps } from '#adapters/db/amendments/follow-ups.ts';
import { sessionOf } from '#adapters/db/session-of.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { replaceTickets } from '#adapters/db/ticketing/issue-tickets.ts';
import { hasBoarded, lockTickets } from '#adapters/db/ticketing/lock-tickets.ts';
import type { ChangeStores } from '#app/amendments/change/change-fulfilment.ts';
import { changeCredits } from './change-credits.ts';
import { moveHolds } from './move-holds.ts';

const NEW_PIN = statement('change-new-pin', 'update orders set pin_version = pin_version + 1 where order_id = $1');

/** What applying a schedule change needs, in PostgreSQL. */
export const changeStores: ChangeStores = {
  moveHolds: (tx, changing) => moveHolds(sessionOf(tx), changing),
  hasBoarded: async (tx, reservation, direction) => {
    await lockTickets(sessionOf(tx), { reservation, direction });
    return hasBoarded(sessionOf(tx), { reservation, direction });
  },
  renewPin: async (tx, of) => {
    await execute(sessionOf(tx), NEW_PIN, [of]);
  },
  replaceTickets: (tx, reservation, issue) => replaceTickets(sessionOf(tx), reservation, issue),
  credits: changeCredits,
  followUps,
};
