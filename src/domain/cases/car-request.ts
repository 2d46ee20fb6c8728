import type { CAR_DESTINATIONS, CaseFieldName } from '#domain/cases/topics.ts';

/** The places with rental cars by the cities that their customers arrive in. */
const PLACES: Readonly<Record<string, (typeof CAR_DESTINATIONS)[number]>> = {
  Guadalajara: '1',
  Tlaquepaque: '1',
  Zapopan: '1',
  'Puerto Vallarta': '7',
};

/** Where and when a trip arrives; `at` is local with its offset. */
export interface TripArrival {
  readonly city: string;
  readonly at: string;
}

/**
 * What a trip says in the form for a car; undefined where nobody rents one. `returns`: when its way back departs, local
 * with its offset. The hour of handing the car back stays open: only its driver knows how long before that.
 */
export function carRequestOf(
  { city, at }: TripArrival,
  returns: string | undefined,
): Readonly<Partial<Record<CaseFieldName, string>>> | undefined {
  const place = PLACES[city];
  if (place === undefined) return undefined;
  return {
    car_destination: place,
    pick_up_day: at.slice(0, 10),
    pick_up_hour: at.slice(11, 16),
    ...(returns === undefined ? {} : { hand_back_day: returns.slice(0, 10) }),
  };
}
