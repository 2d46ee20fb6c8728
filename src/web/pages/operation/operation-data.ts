import type { ShownError } from '#web/shown-errors.ts';
import type { OperatorView } from '#wire/operation.ts';

/** What the door is drawn from. */
export interface OperationData {
  readonly operator: OperatorView | null;
  readonly links: readonly { readonly href: string; readonly title: string; readonly hint: string }[];
  /** Where somebody was sent here from, and goes on to. */
  readonly to: string;
  readonly errors: readonly ShownError[];
}
