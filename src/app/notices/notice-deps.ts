import type { LetterRenderer } from '#app/notices/letter.ts';
import type { Found, LetterWithFiles } from '#app/notices/message.ts';
import type { Notice } from '#app/notices/notice.ts';
import type { Orders } from '#app/orders/ports.ts';
import type { Payments } from '#app/payment/ports.ts';
import type { Clock } from '#app/ports.ts';
import type { Instant } from '#kernel/instant.ts';

/** The dependencies of writing to travellers. */
export interface NoticeDeps {
  readonly orders: Pick<Orders, 'byId'>;
  readonly payments: Pick<Payments, 'byId' | 'latest'>;
  readonly clock: Clock;
  /** SHA-256 in hexadecimal. */
  readonly fingerprint: (text: string) => string;
  /** Reads the notice's subject in the room of its topic, and writes the text in the order's language. */
  readonly compose: (notice: Notice, now: Instant) => Promise<Found<LetterWithFiles>>;
  readonly renderer: LetterRenderer;
  /** Receives unexpected problems that are not shown to the traveller. */
  readonly report: (problem: unknown) => void;
}
