import type { ShownError } from '#web/shown-errors.ts';

/** Confirming the contact with a code, when a step requires it. */
export interface ContactCodeData {
  readonly isSent: boolean;
  readonly isConfirmed: boolean;
  readonly errors: readonly ShownError[];
}
