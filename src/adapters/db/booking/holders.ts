import { type Hoarding, holderKey } from '#adapters/db/guessing/holder-keys.ts';
import type { HolderKeys } from '#adapters/db/seats/holder-keys.ts';
import type { SeatHolder } from '#app/booking/seat-ports.ts';
import type { RequestedJourneySeats } from '#app/seats/ports.ts';

export const holderKeys = (hoarding: Hoarding, { address, contact }: SeatHolder): HolderKeys => ({
  from: holderKey(hoarding, 'address', address),
  for: contact
    ? [holderKey(hoarding, 'email', contact.email.toLowerCase()), holderKey(hoarding, 'phone', contact.phone)]
    : [],
});

export const departuresOf = (journeys: readonly RequestedJourneySeats[]): readonly string[] =>
  [...new Set(journeys.map(({ segment }) => segment.departure))].toSorted();
