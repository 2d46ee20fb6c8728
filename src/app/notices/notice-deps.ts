import type { LetterRenderer } from '#app/notices/letter.ts';
import type { Found, LetterWithFiles } from '#app/notices/message.ts';
import type { Notice } from '#app/notices/notice.ts';
import type { Orders } from '#app/orders/ports.ts';
import type { Payments } from '#app/payment/ports.ts';
import type { Clock } from '#app/ports.ts';
import type { Instant } from '#kernel/instant.ts';

/** What writing to travellers is made of. */
export interface NoticeDeps {
  readonly orders: Pick<Orders, 'byId'>;
  readonly payments: Pick<Payments, 'byId' | 'latest'>;
  readonly clock: Clock;
  /** SHA-256 in hexadecimals. */
  readonly fingerprint: (text: string) => string;
  /** Reads what a notice is about in the room of its topic, and finds the words for it in the language of its order. */
  readonly compose: (notice: Notice, now: Instant) => Promise<Found<LetterWithFiles>>;
  readonly renderer: LetterRenderer;
  /** Told of a surprise that the traveller is spared. */
  readonly report: (problem: unknown) => void;
}
