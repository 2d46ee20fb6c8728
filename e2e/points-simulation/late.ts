import { createHash, randomUUID } from 'node:crypto';
import { ticketToClaim } from '#adapters/db/boarding/boarding-events.ts';
import { ownAccounts } from '#adapters/db/loyalty/own-accounts.ts';
import { travellerSessions } from '#adapters/db/loyalty/traveller-sessions.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { claimLateCredit } from '#app/boarding/claim-late-credit.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';
import { after, DAY } from '#kernel/instant.ts';
import { winDeps } from '#main/rooms/loyalty.ts';
import { at, type SimulatedTrip } from './world.ts';

/** After this many days a trip wins no more: repeated here like every other figure. */
export const LATE_DAYS = 60;

/** A trip that was boarded without the card, to be claimed later. */
export interface LateTrip {
  readonly trip: SimulatedTrip;
  readonly boarded: string;
  readonly claimedOn: string;
  /** What is left of its price. */
  paid: number;
  isGivenUp: boolean;
}

/** The points that were given, or the code of the refusal. */
export type ClaimAnswer = number | string;

/** Late credit and closed accounts, as the site does them. */
export function openAccounts(pool: Pool) {
  const sessions = travellerSessions(pool);
  const claimOf = claimLateCredit({ ...winDeps(pool), travellerSessions: sessions, ticketToClaim });
  const own = ownAccounts(pool);
  const hash = () => createHash('sha256').update(randomUUID()).digest();

  /** Signs in and claims a trip with a name, in the evening of a day. */
  const claim = async (traveller: TravellerId, folio: string, day: string, firstName = 'ANA'): Promise<ClaimAnswer> => {
    const now = at(day, '18:00');
    const key = { sessionHash: hash(), siteSessionHash: hash() };
    await sessions.begin(traveller, key, { spendsUntil: after(now, DAY), expiresAt: at('2100-01-01', '00:00') });
    const caller = { sessionHash: key.siteSessionHash, travellerHash: key.sessionHash, address: '192.0.2.1' };
    const answer = await claimOf({ folio, name: { firstName, lastName: 'lopez' } }, caller, now);
    await sessions.end(key);
    return answer.ok ? answer.value : answer.fault[0].code;
  };

  const close = (traveller: TravellerId, day: string): Promise<void> => own.close(traveller, hash(), at(day, '19:00'));

  return { claim, close };
}
