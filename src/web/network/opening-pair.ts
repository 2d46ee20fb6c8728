import type { DataOf } from '#wire/route.ts';
import type { StopView } from '#wire/shapes.ts';
import type { getOrigins } from '#wire/websale.ts';

/** Ids of two stops, possibly empty. */
interface StopPair {
  readonly origin: string;
  readonly destination: string;
}

/** The first terminal and the first terminal it serves in another area; without one, any stop it serves. */
export function openingPair({ origins, destinations }: DataOf<typeof getOrigins>): StopPair {
  const from = origins.find(isTerminal) ?? origins[0];
  if (!from) return { origin: '', destination: '' };
  const served = origins.filter(({ id }) => destinations[from.id]?.includes(id));
  const to = served.find((stop) => isTerminal(stop) && stop.area !== from.area) ?? served[0];
  return { origin: from.id, destination: to?.id ?? '' };
}

const isTerminal = ({ kind }: StopView): boolean => kind === 'terminal';
