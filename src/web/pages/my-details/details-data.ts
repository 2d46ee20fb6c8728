import type { ShownError } from '#web/shown-errors.ts';
import type { getDetails } from '#wire/my-account.ts';
import type { DataOf } from '#wire/route.ts';

export interface DetailsData {
  /** As stored, or as typed. */
  readonly details: DataOf<typeof getDetails>;
  readonly isSaved: boolean;
  readonly errors: readonly ShownError[];
}
