import type { Aftersales } from '#app/amendments/refunds/ports.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { Additions } from './ports.ts';

/** What adding to a paid reservation is made of. It is paid like all others. */
export interface AdditionDeps extends Pick<SaleDeps, 'timetable' | 'reservations' | 'random' | 'offers'> {
  readonly additions: Additions;
  readonly aftersales: Pick<Aftersales, 'ticketsStatus'>;
}
