import { before, DAY, type Instant, SECOND } from '#kernel/instant.ts';

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

/** A device keeps its scans at most so long before it sends them, in milliseconds: longer is a wrong clock. */
const MAX_SCAN_AGE = 30 * DAY;

/**
 * When a scan was made, by the clock of the site: as long ago as the device's own clock says between it and sending it,
 * whatever that clock is set to; never in the future.
 */
export const scannedAt = ({ at, sentAt }: { readonly at: Instant; readonly sentAt: Instant }, now: Instant): Instant =>
  before(now, Math.min(Math.max(sentAt - at, 0), MAX_SCAN_AGE));

/** Whether a scan of something used before is a repeat of the same scan rather than of a copy. */
export const isSameScan = (first: Scan, second: Scan): boolean =>
  first.device === second.device && Math.abs(second.at - first.at) <= SAME_SCAN_WITHIN;
