import type { ShownError } from '#web/shown-errors.ts';
import type { CaseHeadView, DeskCaseView } from '#wire/cases.ts';

/** The list, or one of them. */
export interface CaseDeskData {
  readonly cases: readonly CaseHeadView[];
  readonly isClosedList: boolean;
  readonly opened: DeskCaseView | null;
  /** Its files, and where each is saved from. */
  readonly files: readonly { readonly href: string; readonly name: string; readonly bytes: number }[];
  /** What was typed to find a case. */
  readonly number: string;
  readonly key: string;
  /** What was written and not sent. */
  readonly text: string;
  readonly errors: readonly ShownError[];
}
