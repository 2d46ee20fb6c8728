import { MINUTE } from '#kernel/instant.ts';

/** Before departure: time to leave a hotel on the coast, and to be at the stop half an hour early. */
export const BOARDING_REMINDER = 60 * MINUTE;
