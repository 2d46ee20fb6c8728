import type { NoticeTopic } from '#app/announcement.ts';
import type { OrderId, ReservationId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** An e-mail that was sent. */
export interface SentNotice {
  readonly topic: NoticeTopic;
  readonly at: Instant;
  readonly recipient: string;
}

/** What was done to the reservation manually, at a counter or by phone, or by the owner: changed names and seats. */
export interface DoneForOwner {
  readonly action: string;
  readonly at: Instant;
  readonly amount: Centavos | undefined;
}

/** The messages to a reservation's owner, and requests to send them again. */
export interface Correspondence {
  /** Newest first. */
  sent(reservation: ReservationId): Promise<readonly SentNotice[]>;
  /** Newest first; who did it is internal to the carrier. */
  done(reservation: ReservationId): Promise<readonly DoneForOwner[]>;
  /**
   * Enqueues a message with the tickets again, and records the requesting session. At the daily limit: the seconds
   * until the next is allowed.
   */
  resend(reservation: ReservationId, sessionHash: Uint8Array): Promise<number>;
  /**
   * The same with the vouchers of an order. A request of the same session within a minute of the last one is answered
   * like it, and sends nothing.
   */
  resendVouchers(order: OrderId, sessionHash: Uint8Array): Promise<number>;
}
