import type { ShownError } from '#web/shown-errors.ts';
import type { postVoucherScans } from '#wire/vouchers.ts';
import type { DataOf } from '#wire/route.ts';

export interface VoucherDoorData {
  /** The last scan; null before the first. */
  readonly result: DataOf<typeof postVoucherScans>['results'][number] | null;
  /** Id of the next scan: sending it twice counts once. */
  readonly scan: string;
  /** As typed, when it could not be sent. */
  readonly code: string;
  readonly place: string;
  readonly errors: readonly ShownError[];
}
