import { TRAVELLER_SESSION_DAYS } from '#domain/loyalty/traveller-session.ts';
import { DAY, SECOND } from '#kernel/instant.ts';
import { FORGET_DEVICE, GREETING_COOKIE, type SetCookie, TRAVELLER_COOKIE } from '#wire/page.ts';

/** Seconds. */
const A_SESSION = (TRAVELLER_SESSION_DAYS * DAY) / SECOND;

/** Stores a new session in a cookie that scripts cannot read. */
export const enteredBy = (session: string): readonly SetCookie[] => [
  { name: TRAVELLER_COOKIE, value: session, maxAge: A_SESSION },
];

/** Clears the session cookie, and what the device stored about the traveller. */
export const LEFT: readonly SetCookie[] = [
  { name: TRAVELLER_COOKIE, value: '', maxAge: 0 },
  { name: GREETING_COOKIE, value: '', maxAge: 0 },
  FORGET_DEVICE,
];
