import type { ShownError } from '#web/shown-errors.ts';
import type { LoggedView } from '#wire/counter.ts';

/** The log as a manager asked for it; null where it was refused. */
export interface AuditLogData {
  readonly code: string;
  readonly day: string;
  readonly log: readonly LoggedView[] | null;
  readonly errors: readonly ShownError[];
}
