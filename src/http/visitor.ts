import type { Caller } from '#app/caller.ts';
import type { Session } from '#http/session.ts';
import type { Instant } from '#kernel/instant.ts';

/** Who sent a request, and the moment it is answered at: the clock is read once. */
export interface Visitor {
  readonly session: Session;
  readonly caller: Caller;
  readonly now: Instant;
}
