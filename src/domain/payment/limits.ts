import { MINUTE, SECOND } from '#kernel/instant.ts';

/** A provider that has not heard of an attempt so old never will: longer than any call to it may take. */
export const ABSENT_AFTER = 90 * SECOND;
/** A bank's page left open so long was left for good; what is paid there afterwards is given back. */
export const REDIRECT_LASTS = 12 * MINUTE;
/** An attempt without news for so long is asked about. */
export const ASK_AFTER = 20 * SECOND;
