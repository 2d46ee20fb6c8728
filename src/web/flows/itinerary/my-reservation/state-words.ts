import { endedAddition } from '#text/additions/ended.ts';
import { itineraryText } from '#text/itinerary.ts';
import type { ReservationView } from '#wire/reservation.ts';
import type { ItineraryState } from './itinerary-state.ts';

/** The name of a state, and its sentence. An addition that ended has no seats to go back on sale. */
export const stateWords = (state: ItineraryState, { adding }: Pick<ReservationView, 'adding'>) =>
  adding && state === 'ended' ? endedAddition.state : itineraryText.states[state];
