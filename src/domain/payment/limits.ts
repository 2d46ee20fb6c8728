import { DAY, HOUR, MINUTE, SECOND } from '#kernel/instant.ts';

/** A provider that has not heard of an attempt so old never will: longer than any call to it may take. */
export const ABSENT_AFTER = 45 * SECOND;
/** A bank's page left open so long was left for good; what is paid there afterwards is given back. */
export const REDIRECT_LIFETIME = 12 * MINUTE;
/** Who has not come back from there after this long is sent the way back (B5); most are back within two minutes. */
export const RESUME_AFTER = 4 * MINUTE;
/** An attempt without an update for so long is asked about. */
export const RECONCILE_AFTER = 20 * SECOND;
/** A reference that can still be paid is asked about so seldom: the provider sends word when it is. */
export const RECONCILE_STORES_AFTER = 10 * MINUTE;
/** And so seldom once it has ended, in case the report of a late payment was lost. */
export const RECONCILE_ENDED_AFTER = 6 * HOUR;
/** After that nobody pays a reference any more. */
export const RECONCILE_ENDED_FOR = 3 * DAY;
/** What was given up otherwise is asked about again after so long at the least, and less often the older it is. */
export const RECONCILE_ABANDONED_AFTER = 5 * MINUTE;
/** No bank keeps its page open for so long. */
export const RECONCILE_ABANDONED_FOR = DAY;
