import { maskOf, type SeatMask } from '#domain/seats/bitmap.ts';

/** All seats of a bus, 1 to `count`. */
export const fullMask = (count: number): SeatMask => maskOf(Array.from({ length: count }, (_, i) => i + 1));
