import type { NoticePayload, NoticeTopic } from '#app/announcement.ts';
import type { Letter } from '#app/notices/letter.ts';
import type { Attachment } from '#app/notices/ports.ts';
import type { Instant } from '#kernel/instant.ts';

/** A row's payload, and the time of writing. */
export interface Asked<Topic extends NoticeTopic> {
  readonly payload: NoticePayload<Topic>;
  readonly now: Instant;
}

/** The data to write from, or why nothing is sent. */
export type Found<What> = { readonly kind: 'found'; readonly value: What } | Unsaid;

export type Unsaid =
  /** Its contents are no longer true. */
  | { readonly kind: 'moot' }
  /** Something it needs is not available yet. */
  | { readonly kind: 'later'; readonly trouble: string };

export const MOOT: Unsaid = { kind: 'moot' };

/** A written e-mail, not drawn yet. */
export interface LetterWithFiles {
  readonly letter: Letter;
  readonly attachments: readonly Attachment[];
}
