import type { ShownError } from '#web/shown-errors.ts';
import type { LoggedView } from '#wire/counter.ts';

/** The log a manager requested; null if refused. */
export interface AuditLogData {
  readonly code: string;
  readonly day: string;
  readonly log: readonly LoggedView[] | null;
  readonly errors: readonly ShownError[];
}
