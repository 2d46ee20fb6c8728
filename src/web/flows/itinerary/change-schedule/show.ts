import { runOfValue } from '#web/booking/run-choice.ts';
import { type Direction, DIRECTIONS } from '#domain/fares/quote.ts';
import { shownErrors } from '#web/all-errors.ts';
import { seatsShell } from '#text/seats-shell.ts';
import type { ChangeSubject, ChangeData, DoneData, OfferData, RefusedData } from './change-data.ts';
import { busWords } from '#web/seats/bus-words.ts';
import { partyOf } from '#web/seats/party.ts';
import { hasProposal } from '#web/seats/refusal.ts';
import { positionsOf } from '#web/seats/seat-choice.ts';
import { type Seating, startSeating } from '#web/seats/seating.ts';
import { type FormErrors, go, type Outcome, type PageContext, show } from '#web/page.ts';
import { alsoSaid } from '#web/flows/itinerary/beside/cancel-beside.ts';
import { readBeside } from '#web/flows/itinerary/beside/read-beside.ts';
import { findPath, itineraryPath } from '#wire/link-paths.ts';
import type { SetCookie } from '#wire/page.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { getChangeAvailability, getChangeSchedules } from '#wire/schedule-change.ts';
import { getReservation } from '#wire/websale.ts';
import * as paths from '#wire/page-paths.ts';

const PROVE_AGAIN: SetCookie = { name: 'notice', value: 'prove-again' };

/** A day and, once chosen, a run, as given in the URL or the form. */
export interface RunRequest extends ChangeSubject {
  readonly date: string | undefined;
  /** `schedule|detail`. */
  readonly run: string | undefined;
}

type Answer = Promise<Outcome<ChangeData>>;

/** Redirects visitors who have not proved ownership to the look-up. */
async function withReservation(
  context: PageContext,
  { code }: Pick<ChangeSubject, 'code'>,
  draw: (reservation: ReservationView) => Answer,
): Answer {
  if (code === '') return go(paths.find[context.lang]);
  const found = await context.call(getReservation, { query: { code } });
  return found.ok ? draw(found.data.reservation) : go(findPath(context.lang, code), [PROVE_AGAIN]);
}

/** The runs of a day. For a day that cannot be chosen: an error, and the runs of the journey's day. */
export const showRuns = (context: PageContext, requested: RunRequest, errors: FormErrors = []): Answer =>
  withReservation(context, requested, async (reservation) => {
    const { code, ticket, date } = requested;
    const list = (query: { readonly ticket_id: string; readonly date?: string }) =>
      context.call(getChangeSchedules, { params: { id: code }, query });
    const asked = date ? await list({ ticket_id: ticket, date }) : undefined;
    const listed = asked?.ok ? asked : await list({ ticket_id: ticket });
    if (!listed.ok) return refused(context, requested, listed.errors);
    const all = [...errors, ...(asked && !asked.ok ? asked.errors : [])];
    return {
      kind: 'show',
      status: errors.length > 0 ? 422 : 200,
      data: {
        kind: 'runs',
        code,
        ticket,
        list: listed.data,
        passengers: reservation.passengers,
        errors: shownErrors(all, context.lang),
      },
    };
  });

export interface Choosing {
  readonly seating?: Seating;
  readonly errors?: FormErrors;
}

/** One run: its price and seats. If the run is no longer available, shows the other runs. */
export const showOffer = (
  context: PageContext,
  requested: RunRequest & { readonly run: string },
  { seating, errors = [] }: Choosing = {},
): Answer =>
  withReservation(context, requested, async (reservation) => {
    const { code, ticket, run } = requested;
    const query = { ticket_id: ticket, ...runOfValue(run) };
    const offered = await context.call(getChangeAvailability, { params: { id: code }, query });
    if (!offered.ok) return showRuns(context, requested, [...errors, ...offered.errors]);
    const offer = offered.data;
    const { lang } = context;
    const { direction, buses } = offer.journey;
    const words = busWords(offer.seats, offer.schedule, lang, buses?.[direction][lang]);
    const { departs_at, arrives_at } = offer.schedule;
    const beside = await readBeside(context.call, { code, directions: direction, departs_at, arrives_at });
    const said = shownErrors(errors, lang);
    const positions = positionsOf(reservation);
    const data: OfferData = {
      kind: 'offer',
      code,
      ticket,
      run,
      date: requested.date ?? offer.schedule.departs_at.slice(0, 10),
      offer,
      beside,
      choosing: {
        reservation: onNewRun(reservation, offer),
        party: partyOf(reservation, lang),
        maps: { departure: null, return: null, [direction]: offer.seats },
        words: { departure: null, return: null, [direction]: words },
        seating: seating ?? startSeating({ departure: {}, return: {} }, positions),
        errors: said,
        bus: direction,
        proposed: hasProposal(errors) ? seatsShell.proposed[lang] : null,
        otherRuns: null,
        captcha: null,
      },
      wasOpen: offer.journey.current === null,
      showsBus: seating !== undefined,
      errors: said,
    };
    return { kind: 'show', status: errors.length > 0 ? 422 : 200, data };
  });

/** The journey with the new run, for the seat screen. */
const onNewRun = (reservation: ReservationView, { journey, schedule }: OfferData['offer']): ReservationView => ({
  ...reservation,
  [journey.direction]: { ...reservation[journey.direction], schedule },
});

/** The completed change. */
export const showDone = (context: PageContext, code: string, done: string): Answer =>
  withReservation(context, { code }, async (reservation) => {
    const wasOpen = context.query.has('open');
    const isDone = (one: Direction) => reservation.changed.includes(one) || (wasOpen && reservation[one].schedule);
    const direction = DIRECTIONS.find((one) => one === done && isDone(one));
    if (!direction) return go(itineraryPath(context.lang, code));
    return show<DoneData>({
      kind: 'done',
      code,
      ticket: '',
      reservation,
      direction,
      wasOpen,
      ended: alsoSaid(context.query),
      errors: [],
    });
  });

const refused = (context: PageContext, { code, ticket }: ChangeSubject, errors: FormErrors): Outcome<ChangeData> => ({
  kind: 'show',
  data: { kind: 'refused', code, ticket, errors: shownErrors(errors, context.lang) } satisfies RefusedData,
});
