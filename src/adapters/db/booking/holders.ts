import { createHmac } from 'node:crypto';
import type { HolderKeys } from '#adapters/db/seats/holder-keys.ts';
import type { SeatHolder } from '#app/booking/seat-ports.ts';
import type { RequestedJourneySeats } from '#app/seats/ports.ts';

/** How unpaid seats are counted per holder. */
export interface Hoarding {
  /** Keys the hashes by which addresses and contacts are counted. */
  readonly secret: string;
  /** Multiplies the shares: for load tests. */
  readonly factor: number;
}

const KEY_BYTES = 16;

export function holderKeys({ secret }: Hoarding, { address, contact }: SeatHolder): HolderKeys {
  const keyOf = (kind: string, text: string): Buffer =>
    createHmac('sha256', secret).update(`holds ${kind} ${text}`).digest().subarray(0, KEY_BYTES);
  return {
    from: keyOf('address', address),
    for: contact ? [keyOf('email', contact.email.toLowerCase()), keyOf('phone', contact.phone)] : [],
  };
}

export const departuresOf = (journeys: readonly RequestedJourneySeats[]): readonly string[] =>
  [...new Set(journeys.map(({ segment }) => segment.departure))].toSorted();
