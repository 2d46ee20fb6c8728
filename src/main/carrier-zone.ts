import { zone } from '#kernel/instant.ts';

/** Where the carrier's day of business begins and ends, whatever the machine thinks. */
export const CARRIER_ZONE = zone('America/Mexico_City');
