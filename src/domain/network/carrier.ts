/** Identifiers the carrier's services know this site by (spec 9). Fixed: they go into calls as they are. */
export const BRAND_ID = 2;
export const PROJECT_ID = 1;
export const INTERNET_ID = 14;
export const PROMOTION_ID = 2;
export const USER_ID = 2;
/** How the calls name the channel (spec 3). */
export const OPERATIVE_SOURCE = 'web';
