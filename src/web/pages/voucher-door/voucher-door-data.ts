import type { ShownError } from '#web/shown-errors.ts';
import type { postVoucherScans } from '#wire/vouchers.ts';
import type { DataOf } from '#wire/route.ts';

export interface VoucherDoorData {
  /** The last scan; null before the first. */
  readonly result: DataOf<typeof postVoucherScans>['results'][number] | null;
  /** Names this page among the devices that scan, as long as it stays open: two doors are two devices. */
  readonly device: string;
  /** Names the next scan: sending the same code with it twice counts once. */
  readonly scan: string;
  /** As typed, when it could not be sent. */
  readonly code: string;
  readonly place: string;
  readonly errors: readonly ShownError[];
}
