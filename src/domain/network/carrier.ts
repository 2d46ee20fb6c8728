/**
 * Identifiers of this site in the carrier's services (spec 9, decision T76). They are defined only here, so another
 * carrier can change them; calls accept each as a number or a string.
 */
export const BRAND_ID = 2;
export const PROJECT_ID = 1;
export const PROMOTION_ID = 2;
export const USER_ID = 2;
/** The wire's name of the channel (spec 3). */
export const OPERATIVE_SOURCE = 'web';

/** Whether a call contains this identifier. */
export const isIdentifier = (given: string | number, own: number): boolean => String(given).trim() === String(own);
