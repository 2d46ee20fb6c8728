import type { FareRow } from '#app/timetable/ports.ts';
import type { StopId } from '#domain/network/stop.ts';
import type { Centavos } from '#kernel/money.ts';

interface FarePair {
  readonly origin: StopId;
  readonly destination: StopId;
}

/** Adult fares by pair and service class, VAT included. */
export interface FareTable {
  /** The fare of a service class: its own, or the one for all classes. */
  of(pair: FarePair, serviceClass: string): Centavos | undefined;
  /**
   * The fare of a journey without a run: that of the other journey's class if known, else the highest of the pair,
   * because an open ticket must be valid for whichever run is chosen later and is never repriced upward (T32).
   */
  ofOpen(pair: FarePair, serviceClass: string | undefined): Centavos | undefined;
  /** The lowest fare of a pair, in any class, that is not below an amount. */
  atLeast(pair: FarePair, amount: Centavos): Centavos | undefined;
}

export function fareTable(rows: readonly FareRow[]): FareTable {
  const byPair = new Map<string, Map<string, Centavos>>();
  for (const row of rows) {
    const fares = byPair.get(key(row)) ?? new Map<string, Centavos>();
    byPair.set(key(row), fares.set(row.serviceClass ?? EVERY_CLASS, row.amount));
  }
  const of = (pair: FarePair, serviceClass: string) => {
    const fares = byPair.get(key(pair));
    return fares?.get(serviceClass) ?? fares?.get(EVERY_CLASS);
  };
  const ofOpen = (pair: FarePair, serviceClass: string | undefined) =>
    (serviceClass === undefined ? undefined : of(pair, serviceClass)) ?? highest(byPair.get(key(pair)));
  const atLeast = (pair: FarePair, amount: Centavos) =>
    [...(byPair.get(key(pair))?.values() ?? [])].filter((fare) => fare >= amount).toSorted((a, b) => a - b)[0];
  return { of, ofOpen, atLeast };
}

const EVERY_CLASS = '';

const key = ({ origin, destination }: FarePair): string => `${origin}\n${destination}`;

const highest = (fares: ReadonlyMap<string, Centavos> | undefined): Centavos | undefined =>
  fares && [...fares.values()].reduce((most, fare) => (fare > most ? fare : most));
