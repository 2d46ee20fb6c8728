import type { ShownError } from '#web/shown-errors.ts';
import type { CaseView } from '#wire/cases.ts';

/** A case as its traveller sees it. */
export interface CaseData {
  /** Null if the link is invalid or expired. */
  readonly found: CaseView | null;
  /** It was just sent, with an e-mail or without, or just written to again. */
  readonly news: 'new' | 'unmailed' | 'sent' | null;
  readonly key: string;
  /** The refused input. */
  readonly message: string;
  /** Files came with it, which the browser has forgotten. */
  readonly hadFiles: boolean;
  readonly errors: readonly ShownError[];
}
