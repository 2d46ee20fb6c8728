import { after, DAY, type Instant, MINUTE } from '#kernel/instant.ts';

/** "Traveller session time 1" (spec 9), read as one day (T10): after it the password is asked again, whatever was done. */
export const TRAVELLER_SESSION_DAYS = 1;

/** Left alone for longer, a session still knows the traveller but no longer spends points (T10). */
export const SPENDING_IDLE = 30 * MINUTE;

/** Two ends of a session: of knowing the traveller, and of spending the traveller's points. */
export interface SessionEnds {
  readonly expiresAt: Instant;
  readonly spendsUntil: Instant;
}

export const sessionEnds = (now: Instant): SessionEnds => ({
  expiresAt: after(now, TRAVELLER_SESSION_DAYS * DAY),
  spendsUntil: after(now, SPENDING_IDLE),
});

/** Whether it may spend points at this moment. */
export const maySpend = ({ spendsUntil }: Pick<SessionEnds, 'spendsUntil'>, now: Instant): boolean => now < spendsUntil;
