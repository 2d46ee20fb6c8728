import { after, DAY, type Instant, MINUTE } from '#kernel/instant.ts';

/**
 * "Traveller session time 1" (spec 9), read as one day (T10): after it the password is required again, regardless of
 * activity.
 */
export const TRAVELLER_SESSION_DAYS = 1;

/** After this idle time a session still identifies the traveller but can no longer spend points (T10). */
export const SPENDING_IDLE = 30 * MINUTE;

/** The two ends of a session: of identifying the traveller, and of spending points. */
export interface SessionEnds {
  readonly expiresAt: Instant;
  readonly spendsUntil: Instant;
}

export const sessionEnds = (now: Instant): SessionEnds => ({
  expiresAt: after(now, TRAVELLER_SESSION_DAYS * DAY),
  spendsUntil: after(now, SPENDING_IDLE),
});

/** Whether the session may spend points now. */
export const maySpend = ({ spendsUntil }: Pick<SessionEnds, 'spendsUntil'>, now: Instant): boolean => now < spendsUntil;
