import type { Caller } from '#app/caller.ts';
import type { Device } from '#domain/statistics/device.ts';
import type { Proofs } from '#http/credentials.ts';
import type { Session } from '#http/session.ts';
import type { Instant } from '#kernel/instant.ts';

/** The sender of a request, and the moment it is answered at: the clock is read once. */
export interface Visitor {
  readonly session: Session;
  readonly caller: Caller;
  readonly proofs: Proofs;
  readonly now: Instant;
  /** The device it is counted for; undefined when it is not counted. */
  readonly device: Device | undefined;
}
