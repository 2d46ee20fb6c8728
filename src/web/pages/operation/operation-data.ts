import type { ShownError } from '#web/shown-errors.ts';
import type { OperatorView } from '#wire/operation.ts';

/** Data of the operators' start page. */
export interface OperationData {
  readonly operator: OperatorView | null;
  readonly links: readonly { readonly href: string; readonly title: string; readonly hint: string }[];
  /** The page to return to after signing in. */
  readonly to: string;
  readonly errors: readonly ShownError[];
}
