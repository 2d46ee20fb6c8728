import type { OnSale } from '#app/timetable/import-timetable.ts';
import type { LocalDate } from '#kernel/instant.ts';
import type { DeparturePlan, StoredDeparture, WantedTrip } from './departure-plan.ts';

interface Sale {
  readonly stored: readonly StoredDeparture[];
  readonly plan: DeparturePlan;
  readonly wanted: readonly WantedTrip[];
  /** Stop calls of the stored trips, as text. */
  readonly calls: ReadonlyMap<string, string>;
}

/**
 * What is on sale before and after a plan. A carrier may give its trips new ids, so the same ride on the same day
 * counts as kept.
 */
export function saleOf({ stored, plan, wanted, calls }: Sale, today: LocalDate): OnSale {
  const isToCome = ({ date }: { readonly date: LocalDate }): boolean => date >= today;
  const before = stored.filter((one) => one.status === 'scheduled' && isToCome(one)).length;
  const off = [...plan.remove, ...plan.withdraw].filter((one) => one.status === 'scheduled' && isToCome(one));
  const added = plan.add.filter(isToCome);
  const restored = plan.restore.filter(isToCome);

  const callsOf = new Map(wanted.map((trip) => [trip.id, trip.calls]));
  const rides = new Map<string, number>();
  for (const { tripId, date } of added) count(rides, `${date} ${callsOf.get(tripId)}`, 1);
  let gone = 0;
  for (const { tripId, date } of off) {
    const ride = `${date} ${calls.get(tripId)}`;
    if ((rides.get(ride) ?? 0) > 0) count(rides, ride, -1);
    else gone += 1;
  }
  return { before, after: before - off.length + added.length + restored.length, gone };
}

const count = (counts: Map<string, number>, key: string, by: number) => counts.set(key, (counts.get(key) ?? 0) + by);
