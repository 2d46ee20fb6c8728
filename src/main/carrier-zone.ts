import { zone } from '#kernel/instant.ts';

/** The time zone of the carrier's business day, regardless of the machine's. */
export const CARRIER_ZONE = zone('America/Mexico_City');
