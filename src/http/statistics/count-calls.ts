import type { Tally } from '#app/statistics/tally.ts';
import { type FunnelStep, labelOf } from '#domain/statistics/visit-count.ts';
import type { Handler } from '#http/handler.ts';
import type { DataOf, Route } from '#wire/route.ts';
import { getScheduleList } from '#wire/catalogue.ts';
import { postAdditionals } from '#wire/additionals.ts';
import * as sale from '#wire/websale.ts';

/** The step a reservation reached, as it is counted. */
const REACHED: Readonly<Record<string, FunnelStep>> = { contacto: 'contact', asientos: 'seats', pago: 'payment' };

/** Calls that advance a reservation to its next step. */
const MOVES: ReadonlySet<Route> = new Set<Route>([
  sale.postSchedules,
  sale.postContact,
  postAdditionals,
  sale.postSeats,
]);

/**
 * The same call, counted: the step of the sale reached, refusals of what was sent, and lists without a run to choose.
 * Calls of browsers and of pages rendered for them count; those of bots, programs and operators do not.
 */
export const counted =
  ({ count }: Pick<Tally, 'count'>) =>
  ({ handle, ...known }: Handler): Handler => ({
    ...known,
    handle: async (request) => {
      const result = await handle(request);
      const { device } = request;
      if (device === undefined) return result;
      if (result.ok) {
        const step = stepOf(known.route, result.value, request.query);
        if (step) count('step', labelOf(step, device));
        if (known.route === getScheduleList) countNoRuns(result.value as never, count);
      } else if (known.route.method !== 'GET') {
        for (const code of new Set(result.fault.map((fault) => fault.code))) count('refusal', code);
      }
      return result;
    },
  });

function stepOf(route: Route, answered: unknown, query: unknown): FunnelStep | undefined {
  if (route === sale.postCreate) return 'search';
  if (route === sale.getSchedules) {
    const { schedules, direction } = answered as DataOf<typeof sale.getSchedules>;
    const isFirst = direction === 'departure' && (query as { readonly date?: string }).date === undefined;
    return isFirst && schedules.some(({ available }) => available) ? 'results' : undefined;
  }
  return MOVES.has(route) ? REACHED[(answered as DataOf<typeof sale.postContact>).reservation.now] : undefined;
}

/** For the public timetable; lists of a draft are counted where its stops are known. */
function countNoRuns({ origin, destination, schedules }: DataOf<typeof getScheduleList>, count: Tally['count']): void {
  if (origin && destination && schedules.length === 0) count('no_runs', labelOf(origin.id, destination.id));
}
