import type { BusLayouts } from '#app/seats/bus-layouts.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { Captchas } from '#app/guessing/ports.ts';
import type { SeatInventory } from '#app/booking/seat-ports.ts';

/** The dependencies of the seats step. */
export interface SeatDeps extends Pick<SaleDeps, 'timetable' | 'departures' | 'reservations' | 'boardingCodes'> {
  readonly seats: SeatInventory;
  readonly layouts: BusLayouts;
  readonly captchas: Captchas;
}
