import type { Aftersales } from '#app/aftersales/ports.ts';
import type { SaleParts } from '#app/booking/sale-parts.ts';
import type { Additions } from '#app/itinerary/additions/ports.ts';
import type { AdditionOffer } from '#domain/booking/addition.ts';

/** What adding to a paid reservation is made of. It is paid like all others. */
export interface AdditionParts extends Pick<SaleParts, 'timetable' | 'reservations' | 'random'> {
  readonly additions: Additions;
  readonly aftersales: Pick<Aftersales, 'standing'>;
  /** What the carrier sells; empty: nothing is offered. */
  readonly offers: readonly AdditionOffer[];
}
