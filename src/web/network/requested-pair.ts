import { openingPair } from '#web/network/opening-pair.ts';
import { servedFrom } from '#web/network/served-from.ts';
import type { FormErrors } from '#web/page.ts';
import type { DataOf } from '#wire/route.ts';
import type { getOrigins } from '#wire/websale.ts';

type Places = DataOf<typeof getOrigins>;

/** Ids of two stops, possibly empty. */
export interface RequestedPair {
  readonly origin: string;
  readonly destination: string;
}

/** The pair in the URL; without one, a representative pair of the line. */
export const requestedPair = (query: URLSearchParams, places: Places): RequestedPair =>
  query.has('origin') || query.has('destination')
    ? { origin: query.get('origin') ?? '', destination: query.get('destination') ?? '' }
    : openingPair(places);

/** Why a pair has no timetable, as an error of the responsible field. */
export function pairErrors({ origin, destination }: RequestedPair, { origins, destinations }: Places): FormErrors {
  const known = (id: string): boolean =>
    origins.some((stop) => stop.id === id) || servedFrom(destinations, id) !== undefined;
  if (!known(origin))
    return [{ code: origin === '' ? 'origin_required' : 'origin_unknown', message: '', field: 'origin' }];
  if (!destination) return [{ code: 'destination_required', message: '', field: 'destination' }];
  if (!servedFrom(destinations, origin)?.includes(destination))
    return [{ code: 'pair_not_served', message: '', field: 'destination' }];
  return [];
}
