import { journeysOf } from '#domain/fares/journey-stops.ts';
import { cancelledJourneys } from '#domain/booking/cancelled-journeys.ts';
import { stateOfOrder, wasPaid } from '#web/booking/reservation-state.ts';
import type { MaskedView } from '#wire/itinerary.ts';
import type { ReservationView } from '#wire/reservation.ts';

/** The state of a reservation; `itineraryText.states` has the sentence for each. */
export type ItineraryState =
  | 'paid'
  | 'reseated'
  | 'counter'
  | 'store'
  | 'ended'
  | 'travelled'
  | 'cancelled'
  | 'notRunning'
  | 'partly';

/** The state of a reservation that was paid, ordered or refunded. */
export function stateOf(view: ReservationView): ItineraryState {
  const order = stateOfOrder(view);
  if (wasPaid(order)) {
    if (view.tickets.length === 0) return 'cancelled';
    const stopped = cancelledJourneys(view.tickets, (direction) => view[direction].cancelled);
    if (stopped !== 'none') return stopped === 'all' ? 'notRunning' : 'partly';
    if (isOver(lastArrivals(view), view.server_now)) return 'travelled';
    return view.reseated === 'other' ? 'reseated' : 'paid';
  }
  if (order.kind !== 'ordered') return 'ended';
  return view.voucher ? 'store' : 'counter';
}

/** The same for the masked view, which does not reveal how it is to be paid. */
export function maskedStateOf(view: MaskedView): ItineraryState {
  const order = stateOfOrder(view);
  if (wasPaid(order)) {
    const stopped = cancelledJourneys(view.journeys, (one) =>
      view.journeys.some(({ direction, cancelled }) => direction === one && cancelled),
    );
    if (stopped !== 'none') return stopped === 'all' ? 'notRunning' : 'partly';
    const arrivals = view.journeys.map((journey) => (journey.open ? undefined : (journey.arrives_at ?? undefined)));
    return isOver(arrivals, view.server_now) ? 'travelled' : 'paid';
  }
  return order.kind === 'ordered' ? 'counter' : 'ended';
}

/** Undefined for a journey without a run yet: it is not over. */
const lastArrivals = (view: ReservationView): readonly (string | undefined)[] =>
  journeysOf(view).map((direction) => view[direction].schedule?.arrives_at);

const isOver = (arrivals: readonly (string | undefined)[], now: string): boolean =>
  arrivals.every((at) => at !== undefined && Date.parse(at) <= Date.parse(now));
