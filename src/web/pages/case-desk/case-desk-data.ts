import type { ShownError } from '#web/shown-errors.ts';
import type { CaseHeadView, DeskCaseView } from '#wire/cases.ts';

/** The list of cases, or one case. */
export interface CaseDeskData {
  readonly cases: readonly CaseHeadView[];
  readonly isClosedList: boolean;
  readonly opened: DeskCaseView | null;
  /** Its files and their download URLs. */
  readonly files: readonly { readonly href: string; readonly name: string; readonly bytes: number }[];
  /** The case number typed to find a case. */
  readonly number: string;
  readonly key: string;
  /** A draft reply that was not sent. */
  readonly text: string;
  readonly errors: readonly ShownError[];
}
