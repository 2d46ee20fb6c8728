import type { NoticeTopic } from '#app/announcement.ts';
import type { ReservationId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** An e-mail that was handed over. */
export interface SentNotice {
  readonly topic: NoticeTopic;
  readonly at: Instant;
  readonly recipient: string;
}

/** What was done for the traveller by hand, at a counter or by telephone, or by themselves: other names and seats. */
export interface DoneForOwner {
  readonly action: string;
  readonly at: Instant;
  readonly amount: Centavos | undefined;
}

/** What was written to the owner of a reservation, and asking for it once more. */
export interface Correspondence {
  /** Newest first. */
  sent(reservation: ReservationId): Promise<readonly SentNotice[]>;
  /** Newest first; who did it is the carrier's affair. */
  done(reservation: ReservationId): Promise<readonly DoneForOwner[]>;
  /** Enqueues a message with the tickets again, and writes down which session asked. Where it was often enough today: seconds until once more. */
  resend(reservation: ReservationId, sessionHash: Uint8Array): Promise<number>;
}
