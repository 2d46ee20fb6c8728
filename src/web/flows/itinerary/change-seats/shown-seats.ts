import { endsOf } from '#domain/fares/journey-stops.ts';
import { SEAT_CHANGES } from '#domain/amendments/seat-rules.ts';
import { CHANGE_MINUTES } from '#domain/booking/deadlines.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { changeSeatsShell as say } from '#text/change-seats.ts';
import { errorMessage } from '#text/errors.ts';
import { journeyName } from '#text/journey-name.ts';
import { seatsStep } from '#text/seats-step.ts';
import type { Lang } from '#text/lang.ts';
import { shownErrors } from '#web/all-errors.ts';
import type { ChosenJourney, SeatsChangeData } from './seats-change-data.ts';
import { busWords } from '#web/seats/bus-words.ts';
import { partyOf } from '#web/seats/party.ts';
import { hasProposal } from '#web/seats/refusal.ts';
import type { SeatChoice } from '#web/seats/seat-choice.ts';
import { type Seating, startSeating } from '#web/seats/seating.ts';
import { lastMoment } from '#web/flows/itinerary/last-moment.ts';
import { type FormErrors, go, type Outcome, type PageContext } from '#web/page.ts';
import type { ShownError } from '#web/shown-errors.ts';
import { getData } from '#wire/itinerary.ts';
import { findPath } from '#wire/link-paths.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { getSeatChanges, type SeatChangesView } from '#wire/seat-changes.ts';

export type JourneyView = SeatChangesView['journeys'][number];

/** A submitted form: a seat was chosen without scripts, or the change was refused. */
export interface Sent {
  readonly direction: Direction;
  readonly seating: Seating;
  readonly key: string;
  readonly errors: FormErrors;
}

/** The page; redirects visitors with insufficient proof to the look-up. */
export async function shownSeats(context: PageContext, code: string, sent?: Sent): Promise<Outcome<SeatsChangeData>> {
  const { call, lang, query } = context;
  const [found, listed] = await Promise.all([
    call(getData, { query: { code } }),
    call(getSeatChanges, { query: { code } }),
  ]);
  const reservation = found.ok ? found.data.reservation : null;
  if (!reservation || !listed.ok) return go(findPath(lang, code), [{ name: 'notice', value: 'prove-again' }]);
  const { journeys } = listed.data;
  const done = sent ? undefined : journeys.find(({ direction }) => direction === query.get('done'));
  return {
    kind: 'show',
    status: sent && sent.errors.length > 0 ? 422 : 200,
    data: {
      code: reservation.code,
      journeys: journeys.flatMap((journey) => chosenJourney(journey, { reservation, sent, lang })),
      refused: journeys.flatMap(({ direction, refusal, passengers, seats }) => {
        const why = refusal ?? passengers[0]?.refusal;
        return seats || !why
          ? []
          : [{ direction, name: journeyName(reservation, direction, seatsStep)[lang], why: reasonOf(why, lang) }];
      }),
      done: done && say.done(sittingOf(done, reservation, lang))[lang],
      key: sent?.key ?? crypto.randomUUID(),
      errors: shownErrors(sent?.errors ?? [], lang).map(atSeat),
    },
  };
}

/** Only seats have a field; other errors are about the whole form. */
const atSeat = ({ field, text }: ShownError): ShownError => ({
  field: field?.startsWith('seats.') ? field : undefined,
  text,
});

/** The passengers who may change, each on their current seat. */
export const heldSeats = ({ direction, passengers }: JourneyView): SeatChoice => ({
  departure: {},
  return: {},
  [direction]: Object.fromEntries(
    passengers.flatMap(({ position, seat, refusal }) => (refusal === null ? [[position, seat]] : [])),
  ),
});

interface Drawing {
  readonly reservation: ReservationView;
  readonly sent: Sent | undefined;
  readonly lang: Lang;
}

function chosenJourney(journey: JourneyView, { reservation, sent, lang }: Drawing): readonly ChosenJourney[] {
  const { direction, seats: map, until } = journey;
  if (!map || until === null) return [];
  const members = partyOf(reservation, lang).flatMap((member) => {
    const seated = journey.passengers.find(({ position }) => position === member.position);
    return seated ? [{ member, seated }] : [];
  });
  const movable = members.filter(({ seated }) => seated.refusal === null);
  const mine = sent?.direction === direction ? sent : undefined;
  return [
    {
      direction,
      map,
      words: busWords(map, reservation[direction].schedule, lang, reservation.buses?.[direction][lang]),
      party: movable.map(({ member, seated: { seat } }) => ({ ...member, seat })),
      along: members
        .filter(({ seated }) => seated.refusal !== null)
        .map(({ member: { position, type, name }, seated: { seat } }) => ({ position, type, name, seat })),
      seating:
        mine?.seating ??
        startSeating(
          heldSeats(journey),
          movable.map(({ member }) => member.position),
        ),
      isProposed: hasProposal(mine?.errors ?? []),
      notes: [
        say.until(
          lastMoment(until, { now: reservation.server_now, place: endsOf(reservation, direction).from.city, lang }),
        )[lang],
        ...members.flatMap(({ member: { name }, seated: { seat, refusal, changes_left: left } }) => {
          if (refusal !== null) return [say.stays(name, seat, reasonOf(refusal, lang))[lang]];
          return left < SEAT_CHANGES ? [say.left(name, left)[lang]] : [];
        }),
      ],
    },
  ];
}

const reasonOf = (code: string, lang: Lang): string =>
  errorMessage(code, { minutes: CHANGE_MINUTES, times: SEAT_CHANGES }, '')[lang];

const sittingOf = ({ passengers }: JourneyView, reservation: ReservationView, lang: Lang): string =>
  partyOf(reservation, lang)
    .flatMap(({ position, name }) => {
      const seated = passengers.find((one) => one.position === position);
      return seated ? [say.sits(name, seated.seat)[lang]] : [];
    })
    .join('; ');
