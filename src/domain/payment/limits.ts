import { DAY, HOUR, MINUTE, SECOND } from '#kernel/instant.ts';

/** A provider without a record of an attempt this old will never have one: longer than any call to it may take. */
export const ABSENT_AFTER = 45 * SECOND;
/** A bank page open for this long is considered abandoned; a payment made there later is refunded. */
export const REDIRECT_LIFETIME = 12 * MINUTE;
/**
 * A traveller who has not returned from the bank after this long is sent a link back (B5); most return within two
 * minutes.
 */
export const RESUME_AFTER = 4 * MINUTE;
/** An attempt without an update for this long is reconciled. */
export const RECONCILE_AFTER = 20 * SECOND;
/** A payable reference is polled only this often: the provider sends a webhook when it is paid. */
export const RECONCILE_STORES_AFTER = 10 * MINUTE;
/** How often an ended reference is polled, in case the webhook of a late payment was lost. */
export const RECONCILE_ENDED_AFTER = 6 * HOUR;
/** After this long nobody pays a reference. */
export const RECONCILE_ENDED_FOR = 3 * DAY;
/** Attempts abandoned otherwise are polled again after at least this long, and less often the older they are. */
export const RECONCILE_ABANDONED_AFTER = 5 * MINUTE;
/** No bank keeps its page open for this long. */
export const RECONCILE_ABANDONED_FOR = DAY;
