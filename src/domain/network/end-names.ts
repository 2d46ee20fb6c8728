import type { Stop } from '#domain/network/stop.ts';

type Named = Pick<Stop, 'name' | 'city'>;

interface Ends {
  readonly origin: string;
  readonly destination: string;
}

/** The ends of a journey as people name them: the cities, or the stops when both are in one city. */
export const endNames = (origin: Named, destination: Named): Ends =>
  origin.city === destination.city
    ? { origin: origin.name, destination: destination.name }
    : { origin: origin.city, destination: destination.city };

/** The same of the names a sale stored: a stop that is no longer in the timetable keeps its name. */
export function endNamesOfSold({ origin, destination }: Ends, stops: Iterable<Named>): Ends {
  const stopNamed = (sold: string): Named => [...stops].find(({ name }) => name === sold) ?? { name: sold, city: sold };
  return endNames(stopNamed(origin), stopNamed(destination));
}
