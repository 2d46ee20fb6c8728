export type ServiceClassId = 'ejecutivo' | 'lujo' | 'primera' | 'shuttle';

/**
 * A line of the demo carrier in its outbound direction. Times are `hh:mm` in Guadalajara; from 24:00 on it is the next
 * day.
 */
export interface Line {
  readonly id: string;
  readonly shortName: string;
  readonly longName: string;
  readonly service: ServiceClassId;
  readonly stops: readonly string[];
  /** Every day, outbound and return. */
  readonly daily: Departures;
  /** Additionally on Fridays, Sundays and busy days. */
  readonly busy: Departures;
}

export interface Departures {
  readonly out: readonly string[];
  readonly back: readonly string[];
}

export interface Road {
  readonly km: number;
  readonly minutes: number;
}
