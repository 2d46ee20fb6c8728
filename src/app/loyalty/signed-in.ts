import type { Caller } from '#app/caller.ts';
import type { SignedIn, TravellerSessions } from '#app/loyalty/ports.ts';
import { sessionEnds } from '#domain/loyalty/traveller-session.ts';
import type { Instant } from '#kernel/instant.ts';

/**
 * The traveller a caller is signed in as; undefined for a visitor, an ended session and one begun in another site
 * session.
 */
export async function signedIn(
  sessions: TravellerSessions,
  { travellerHash, sessionHash }: Caller,
  now: Instant,
): Promise<SignedIn | undefined> {
  if (!travellerHash) return undefined;
  const key = { sessionHash: travellerHash, siteSessionHash: sessionHash };
  return sessions.use(key, { now, spendsUntil: sessionEnds(now).spendsUntil });
}
