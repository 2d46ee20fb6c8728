import type { ShownError } from '#web/shown-errors.ts';

/** Confirming the contact with a code, where a step asks for it. */
export interface ContactCodeData {
  readonly isSent: boolean;
  readonly isConfirmed: boolean;
  readonly errors: readonly ShownError[];
}
