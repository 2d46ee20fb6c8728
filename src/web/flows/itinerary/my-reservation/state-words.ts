import { endedAddition } from '#text/additions/ended.ts';
import { endedChange } from '#text/ended-change.ts';
import { itineraryText } from '#text/itinerary.ts';
import type { ReservationView } from '#wire/reservation.ts';
import type { ItineraryState } from './itinerary-state.ts';

/** The name of a state, and its sentence. What followed a paid trip and ended leaves that trip as it is. */
export function stateWords(state: ItineraryState, { adding, change }: Pick<ReservationView, 'adding' | 'change'>) {
  if (state !== 'ended') return itineraryText.states[state];
  return adding ? endedAddition.state : change ? endedChange.state : itineraryText.states.ended;
}
