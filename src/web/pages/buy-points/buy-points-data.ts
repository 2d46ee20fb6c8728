import type { ShownError } from '#web/shown-errors.ts';
import type { PacksView } from '#wire/packs.ts';

export interface BuyPointsData {
  readonly packs: PacksView;
  /** The chosen pack. */
  readonly chosen: string;
  /** Idempotency key of the order: submitting twice creates one. */
  readonly key: string;
  /** Hundredths of purchased points. */
  readonly balance: number;
  /** Where the receipt is sent. */
  readonly email: string;
  readonly errors: readonly ShownError[];
}
