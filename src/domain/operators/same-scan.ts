import { type Instant, SECOND } from '#kernel/instant.ts';

/**
 * A device scans the same code repeatedly while it is held out: within this time it counts as one scan, not as two
 * people.
 */
export const SAME_SCAN_WITHIN = 10 * SECOND;

/** Maximum scans per request: a full bus and its children. */
export const MAX_SCANS = 100;

export interface Scan {
  /** The device's permanent name. */
  readonly device: string;
  readonly at: Instant;
}

/** Whether a scan of something used before is a repeat of the same scan rather than of a copy. */
export const isSameScan = (first: Scan, second: Scan): boolean =>
  first.device === second.device && Math.abs(second.at - first.at) <= SAME_SCAN_WITHIN;
