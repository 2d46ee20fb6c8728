import type { BusLayouts } from '#app/booking/bus-layouts.ts';
import type { SaleParts } from '#app/booking/sale-parts.ts';
import type { Captchas } from '#app/guessing/ports.ts';
import type { SeatInventory } from '#app/booking/seat-ports.ts';

/** What the seats step is made of. */
export interface SeatParts extends Pick<SaleParts, 'timetable' | 'departures' | 'reservations' | 'boardingCodes'> {
  readonly seats: SeatInventory;
  readonly layouts: BusLayouts;
  readonly captchas: Captchas;
}
