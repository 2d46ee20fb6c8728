/** Bytes of a disk, as available to unprivileged processes. */
export interface DiskSpace {
  readonly free: number;
  readonly total: number;
}

/**
 * Below this percentage of free disk space no new sale begins. The rest is reserved for those under way: payment
 * outcomes, refunds and e-mails are still written.
 */
export const MIN_FREE_PERCENT = 10;

/** Whether a disk is too full for new sales. */
export const isShortOfSpace = ({ free, total }: DiskSpace, leastPercent = MIN_FREE_PERCENT): boolean =>
  free * 100 < total * leastPercent;
