import type { SoldRun } from '#web/booking/sale-of.ts';
import type { AddressedStop } from '#web/network/located-stop.ts';
import type { ShownError } from '#web/shown-errors.ts';

/** What was asked for, possibly empty. */
export interface AskedRide {
  readonly origin: string;
  readonly destination: string;
  readonly date: string;
  readonly adults: string;
  /** The day of the bus that the shuttle goes with, and the shuttle's stop there; empty where nobody said it. */
  readonly bus: { readonly date: string; readonly stop: string };
  /** `HH:MM` of that day: the earliest departure, or the latest arrival, that a bus leaves time for. */
  readonly after: string;
  readonly before: string;
}

/** A stop with the adult fare of a ride between it and each terminal; null where none is sold. */
export interface PricedStop {
  readonly stop: AddressedStop;
  readonly fares: readonly (number | null)[];
}

export interface ShuttleData {
  readonly asked: AskedRide;
  readonly stops: readonly PricedStop[];
  /** The stops at terminals of the buses. */
  readonly terminals: readonly AddressedStop[];
  /** Ids of the stops where somebody may get on. */
  readonly origins: readonly string[];
  /** Null: they could not be listed, for the reason that is said. */
  readonly runs: readonly SoldRun[] | null;
  /** Whether a change with the bus is protected, of some runs: until or from which clock, `HH:MM`, where not of all. */
  readonly protects: { readonly limit: string | null } | null;
  readonly today: string;
  readonly lastDay: string;
  readonly errors: readonly ShownError[];
}
