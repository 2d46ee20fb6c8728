import { runOfValue } from '#web/booking/run-choice.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { cancelBeside } from '#web/flows/itinerary/beside/cancel-beside.ts';
import { remember } from '#web/booking/enter-step.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import { type FormErrors, go, type Outcome, type PageContext } from '#web/page.ts';
import { completeChoice } from '#web/seats/complete-choice.ts';
import { withNearest } from '#web/seats/nearest.ts';
import { chosenCount, positionsOf, seatedPassengers, type SeatChoice } from '#web/seats/seat-choice.ts';
import { sentPress, sentSeating } from '#web/seats/seating-form.ts';
import { press, type Seating, startSeating } from '#web/seats/seating.ts';
import { changedPath } from '#wire/link-paths.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { getChangeAvailability, postChangeSchedule } from '#wire/schedule-change.ts';
import { getReservation, type SeatMapView } from '#wire/websale.ts';
import type { ChangeData } from './change-data.ts';
import { showOffer, showRuns, type RunRequest } from './show.ts';

/** A seat was chosen without scripts, or the change is confirmed. */
export async function act(context: PageContext, form: URLSearchParams): Promise<Outcome<ChangeData>> {
  const run = form.get('run') ?? '';
  const requested: RunRequest = {
    code: form.get('code') ?? '',
    ticket: form.get('ticket') ?? '',
    date: form.get('date') ?? undefined,
    run,
  };
  const found = await context.call(getReservation, { query: { code: requested.code } });
  if (run === '' || !found.ok) return showRuns(context, requested);
  const { reservation } = found.data;
  const positions = positionsOf(reservation);
  const seating = sentSeating(form, positions);
  const pressed = sentPress(form);
  if (pressed) return showOffer(context, { ...requested, run }, press(seating, { ...pressed, positions }));
  return confirm(context, { ...requested, run }, { form, reservation, seating });
}

interface Sent {
  readonly form: URLSearchParams;
  readonly reservation: ReservationView;
  readonly seating: Seating;
}

async function confirm(
  context: PageContext,
  requested: RunRequest & { readonly run: string },
  { form, reservation, seating }: Sent,
): Promise<Outcome<ChangeData>> {
  const { code, ticket, run } = requested;
  const { lang } = context;
  const direction: Direction = form.get('direction') === 'return' ? 'return' : 'departure';
  const named = { ticket_id: ticket, ...runOfValue(run) };
  const choice = await completed(context, { reservation, seating, direction, named });
  const answer = await context.call(postChangeSchedule, {
    params: { id: code },
    body: {
      ...named,
      difference: Number(form.get('difference') ?? ''),
      valid_until: form.get('valid_until') ?? '',
      seats: Object.entries(choice[direction]).map(([position, seat]) => ({ position: Number(position), seat })),
    },
  });
  if (!answer.ok) return again(context, requested, { errors: atSeats(answer.errors, direction), choice, reservation });
  const { payment } = answer.data;
  if (payment) return go(stepAddress('pago', { lang, code: payment.code }), [remember(payment.code)]);
  // The same form sent again is the same request.
  const also = await cancelBeside(context.call, form, `beside ${ticket} ${form.get('valid_until') ?? ''}`);
  const said = new URLSearchParams(Object.entries(also).filter(([, codes]) => codes !== ''));
  return go(`${changedPath(lang, { code, direction, was_open: form.has('open') })}${said.size > 0 ? `&${said}` : ''}`);
}

interface Completing extends Omit<Sent, 'form'> {
  readonly direction: Direction;
  readonly named: { readonly ticket_id: string; readonly schedule_id: string; readonly schedule_detail_id: string };
}

/**
 * Passengers without a seat are seated near those with one (B10); if nobody has a seat, the server chooses the best
 * ones.
 */
async function completed(
  context: PageContext,
  { reservation, seating: { choice }, direction, named }: Completing,
): Promise<SeatChoice> {
  if (chosenCount(choice) === 0) return choice;
  const offered = await context.call(getChangeAvailability, { params: { id: reservation.code }, query: named });
  if (!offered.ok) return choice;
  const none: Readonly<Record<Direction, SeatMapView | null>> = { departure: null, return: null };
  return completeChoice(choice, { ...none, [direction]: offered.data.seats }, seatedPassengers(reservation));
}

function again(
  context: PageContext,
  requested: RunRequest & { readonly run: string },
  said: { readonly errors: FormErrors; readonly choice: SeatChoice; readonly reservation: ReservationView },
): Promise<Outcome<ChangeData>> {
  const { errors, choice, reservation } = said;
  const seating = startSeating(withNearest(choice, errors), positionsOf(reservation));
  return showOffer(context, requested, chosenCount(seating.choice) > 0 ? { errors, seating } : { errors });
}

/** The API treats the new run as the outbound one; on the page it is the journey being changed. */
const atSeats = (errors: FormErrors, direction: Direction): FormErrors =>
  errors.map((error) => ({
    ...error,
    ...(error.field === undefined ? {} : { field: error.field.replace(/seat_departure$/, `seat_${direction}`) }),
  }));
