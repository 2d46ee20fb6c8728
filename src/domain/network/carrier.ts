/**
 * Identifiers the carrier's services know this site by (spec 9, decision T76). Another carrier has its own: they stand here
 * and nowhere else, and calls take each as a number or its string.
 */
export const BRAND_ID = 2;
export const PROJECT_ID = 1;
export const INTERNET_ID = 14;
export const PROMOTION_ID = 2;
export const USER_ID = 2;
/** How the calls name the channel (spec 3). */
export const OPERATIVE_SOURCE = 'web';

/** Whether a call names this identifier. */
export const isIdentifier = (given: string | number, own: number): boolean => String(given).trim() === String(own);
