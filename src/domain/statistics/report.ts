import { DEVICES, type Device } from '#domain/statistics/device.ts';
import {
  type Counter,
  FUNNEL_STEPS,
  type FunnelStep,
  namesOf,
  type VisitCount,
} from '#domain/statistics/visit-count.ts';
import { type LocalDate, plusDays } from '#kernel/instant.ts';

/** Both days included. */
export interface Days {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** Paid trips of a day, from the ledger. */
export interface PaidTrips {
  readonly day: LocalDate;
  readonly count: number;
}

export type FunnelCounts = Readonly<Record<FunnelStep | 'paid', number>>;

/** A label with its sum over the days; two names for a label with two. */
export interface Sum {
  readonly first: string;
  readonly second: string;
  readonly count: number;
}

export interface Report extends Days {
  readonly funnel: FunnelCounts;
  /** Every day, including those without counts. */
  readonly days: readonly (FunnelCounts & { readonly day: LocalDate })[];
  /** Payments are not known by device. */
  readonly devices: readonly (Readonly<Record<FunnelStep, number>> & { readonly device: Device })[];
  readonly pages: readonly Sum[];
  readonly entries: readonly Sum[];
  readonly deepLinks: readonly Sum[];
  readonly refusals: readonly Sum[];
  readonly noRuns: readonly Sum[];
  /** How often a path that is none of the site's led home. */
  readonly unknownPaths: number;
}

/** The counts of some days; each list has the most frequent first. */
export function reportOf({ from, to }: Days, counts: readonly VisitCount[], paid: readonly PaidTrips[]): Report {
  const sums = (name: Counter) => sumsOf(counts.filter((count) => count.name === name));
  const steps = counts.filter(({ name }) => name === 'step');
  const funnelOf = (isOf: (row: { readonly day: LocalDate }) => boolean): FunnelCounts => ({
    ...stepsOf(steps.filter(isOf)),
    paid: total(paid.filter(isOf)),
  });
  return {
    from,
    to,
    funnel: funnelOf(() => true),
    days: daysOf({ from, to }).map((day) => ({ day, ...funnelOf((row) => row.day === day) })),
    devices: DEVICES.map((device) => ({
      device,
      ...stepsOf(steps.filter(({ label }) => namesOf(label)[1] === device)),
    })),
    pages: sums('page'),
    entries: sums('entry'),
    deepLinks: sums('deep_link'),
    refusals: sums('refusal'),
    noRuns: sums('no_runs'),
    unknownPaths: total(counts.filter(({ name }) => name === 'unknown_path')),
  };
}

const stepsOf = (counts: readonly VisitCount[]): Readonly<Record<FunnelStep, number>> =>
  Object.fromEntries(
    FUNNEL_STEPS.map((step) => [step, total(counts.filter(({ label }) => namesOf(label)[0] === step))]),
  ) as Record<FunnelStep, number>;

function sumsOf(counts: readonly VisitCount[]): readonly Sum[] {
  return [...Map.groupBy(counts, ({ label }) => label)]
    .map(([label, of]) => {
      const [first, second] = namesOf(label);
      return { first, second, count: total(of) };
    })
    .toSorted((a, b) => b.count - a.count || a.first.localeCompare(b.first) || a.second.localeCompare(b.second));
}

const total = (rows: readonly { readonly count: number }[]): number => rows.reduce((sum, { count }) => sum + count, 0);

function daysOf({ from, to }: Days): readonly LocalDate[] {
  const days: LocalDate[] = [];
  for (let day = from; day <= to; day = plusDays(day, 1)) days.push(day);
  return days;
}
