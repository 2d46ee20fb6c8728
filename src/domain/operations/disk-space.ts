/** Bytes of a disk, as far as programs of ordinary users may fill it. */
export interface DiskSpace {
  readonly free: number;
  readonly total: number;
}

/**
 * With less than this part of the disk free no new sale begins. What is left is for those under way: outcomes of payments,
 * refunds and e-mails are written to the end.
 */
export const MIN_FREE_PERCENT = 10;

/** Whether a disk is too full for new sales. */
export const isShortOfSpace = ({ free, total }: DiskSpace, leastPercent = MIN_FREE_PERCENT): boolean =>
  free * 100 < total * leastPercent;
