import type { NoticePayload, NoticeTopic } from '#app/announcement.ts';
import type { Letter } from '#app/notices/letter.ts';
import type { Attachment } from '#app/notices/ports.ts';
import type { Instant } from '#kernel/instant.ts';

/** What a row says, and when it is written about. */
export interface Asked<Topic extends NoticeTopic> {
  readonly payload: NoticePayload<Topic>;
  readonly now: Instant;
}

/** What there is to say as things stand, or why nothing is said. */
export type Found<What> = { readonly kind: 'found'; readonly value: What } | Unsaid;

export type Unsaid =
  /** What it would say is not true any more. */
  | { readonly kind: 'moot' }
  /** What it needs is not there yet. */
  | { readonly kind: 'later'; readonly trouble: string };

export const MOOT: Unsaid = { kind: 'moot' };

/** An e-mail that is written, and not yet drawn. */
export interface LetterWithFiles {
  readonly letter: Letter;
  readonly attachments: readonly Attachment[];
}
