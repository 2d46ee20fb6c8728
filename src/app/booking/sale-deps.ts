import type { Reservations } from '#app/booking/ports.ts';
import type { PromoCodes } from '#app/fares/ports.ts';
import type { TravellerSessions } from '#app/loyalty/ports.ts';
import type { Random } from '#app/ports.ts';
import type { LiveAvailability } from '#app/seats/ports.ts';
import type { BoardingCodes } from '#app/ticketing/boarding-codes.ts';
import type { TimetableStore } from '#app/timetable/ports.ts';
import type { TimetableCache } from '#app/timetable/timetable-cache.ts';
import type { AdditionOffer } from '#domain/booking/addition.ts';

/** The dependencies of the sale; each use case names those it needs. */
export interface SaleDeps {
  readonly timetable: TimetableCache;
  /** Departures that are no longer, or never were, on sale. */
  readonly departures: Pick<TimetableStore, 'departure'>;
  readonly availability: LiveAvailability;
  readonly promos: PromoCodes;
  readonly reservations: Reservations;
  /** Identifies the passenger who is a signed-in frequent traveller. */
  readonly travellerSessions: TravellerSessions;
  readonly boardingCodes: BoardingCodes;
  /** What the carrier sells besides the seat; empty: nothing is offered. */
  readonly offers: readonly AdditionOffer[];
  readonly random: Random;
  /** Receives unexpected problems that are not shown to the traveller. */
  readonly report: (problem: unknown) => void;
}
