import type { ShownError } from '#web/shown-errors.ts';
import type { CaseView } from '#wire/cases.ts';

/** A case as its traveller opened it. */
export interface CaseData {
  /** Null where the link is none, or too old. */
  readonly found: CaseView | null;
  /** It has only just been sent, or written to again. */
  readonly news: 'new' | 'sent' | null;
  readonly key: string;
  /** What was typed and refused. */
  readonly message: string;
  readonly errors: readonly ShownError[];
}
