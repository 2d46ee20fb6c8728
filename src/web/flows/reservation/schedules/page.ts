import { connectionOfValue, runOfValue } from '#web/booking/run-choice.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { schedulesStep } from '#text/schedules-step.ts';
import { shownErrors } from '#web/all-errors.ts';
import { stepShell } from '#web/flows/reservation/step-shell.tsx';
import { enterStep } from '#web/booking/enter-step.ts';
import { extendIfRequested } from '#web/flows/reservation/extend-form.ts';
import { RouteStrip } from './route-strip.tsx';
import { RunsOfDay } from './runs-of-day.tsx';
import { liveReservation } from '#web/services/live-reservation.ts';
import { Screen } from './screen.tsx';
import type { Runs, SchedulesData, ShownSchedules } from './schedules-data.ts';
import { viewOf } from './view.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import { getScheduleAlerts } from '#wire/alerts.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { getSchedules, postSchedules } from '#wire/websale.ts';

export const schedulesPage: Page<SchedulesData, ShownSchedules> = {
  async load(context) {
    const entered = await enterStep(context, 'horarios');
    return entered.kind === 'away' ? entered.outcome : draw(context, entered.reservation, []);
  },

  async act(context, form) {
    const entered = await enterStep(context, 'horarios');
    if (entered.kind === 'away') return entered.outcome;
    const { code } = entered.reservation;
    const extended = await extendIfRequested(context, { code, step: 'horarios' });
    if (extended) return extended;
    const direction: Direction = form.get('direction') === 'return' ? 'return' : 'departure';
    const connection = form.get('connection');
    const run = runOfValue(form.get('run') ?? '');
    const body = connection
      ? { code, ...connectionOfValue(connection) }
      : { code, [direction]: run.schedule_id === '' ? null : run };
    const chosen = await context.call(postSchedules, { body });
    if (!chosen.ok) return draw(context, entered.reservation, chosen.errors);
    const { reservation } = chosen.data;
    const at = { lang: context.lang, code };
    return go(
      reservation.round && wants(reservation, 'return')
        ? `${stepAddress('horarios', at)}&direction=return`
        : stepAddress('contacto', at),
    );
  },

  head: ({ reservation }, { lang }) => ({
    title: schedulesStep.route(reservation.origin.city, reservation.destination.city)[lang],
    description: schedulesStep.title[lang],
  }),
  Shell: stepShell({
    step: 'horarios',
    Head: RouteStrip,
    Footer: RunsOfDay,
  }),
  Screen,
  shown: ({ reservation, errors }) => ({ reservation: liveReservation(reservation), errors }),
};

/** Whether a journey has a day but no run yet. */
const wants = (reservation: ReservationView, direction: Direction): boolean =>
  reservation[direction].date !== null && reservation[direction].schedule === null;

function directionOf(context: PageContext, reservation: ReservationView): Direction {
  const asked = context.query.get('direction') ?? context.form?.get('direction');
  const hasReturn = reservation.round && reservation.return.date !== null && reservation.departure.schedule !== null;
  if (asked === 'return' && hasReturn) return 'return';
  if (asked === 'departure') return 'departure';
  return hasReturn && wants(reservation, 'return') ? 'return' : 'departure';
}

async function draw(
  context: PageContext,
  reservation: ReservationView,
  errors: FormErrors,
): Promise<Outcome<SchedulesData>> {
  const direction = directionOf(context, reservation);
  const query = { code: reservation.code, direction };
  const date = context.query.get('date') ?? context.form?.get('date');
  const asked = date ? await context.call(getSchedules, { query: { ...query, date } }) : undefined;
  // For a day that cannot be chosen: an error, and the runs of the journey's day.
  const listed = asked?.ok ? asked : await context.call(getSchedules, { query });
  const unread = asked && !asked.ok ? asked : listed;
  const all = [...errors, ...(unread.ok ? [] : unread.errors)];
  return {
    kind: 'show',
    status: errors.length > 0 ? 422 : 200,
    data: {
      reservation,
      direction,
      errors: shownErrors(all, context.lang),
      view: viewOf(context.query),
      list: listed.ok ? listed.data : null,
      alerts: listed.ok ? await alertsOf(context, reservation, listed.data) : [],
    },
  };
}

/** Alerts of the listed runs; empty when they cannot be loaded. */
async function alertsOf(
  { call }: PageContext,
  { origin, destination }: ReservationView,
  { direction, date }: Runs,
): Promise<SchedulesData['alerts']> {
  const [from, to] = direction === 'return' ? [destination, origin] : [origin, destination];
  const read = await call(getScheduleAlerts, { query: { origin: from.id, destination: to.id, date } });
  return read.ok ? read.data.alerts : [];
}
