import { NAME_CHANGES } from '#domain/amendments/name-rules.ts';
import { NAME_CHANGE_MINUTES } from '#domain/amendments/refund-terms.ts';
import { callErrors } from '#text/errors/generic.ts';
import { itineraryErrors } from '#text/errors/itinerary.ts';
import { reservationErrors } from '#text/errors/reservation.ts';
import { notAllowedNowErrors } from '#text/errors/not-allowed-now.ts';
import { fieldOf, type NameData, type NameRow } from './name-data.ts';
import { lastMoment } from '#web/flows/itinerary/last-moment.ts';
import { type FormErrors, go, type Outcome, type PageContext } from '#web/page.ts';
import { sayErrors } from '#web/shown-errors.ts';
import { getData } from '#wire/itinerary.ts';
import { findPath } from '#wire/link-paths.ts';
import { getNames, type NamesView } from '#wire/names.ts';
import type { ReservationView } from '#wire/reservation.ts';

const TEXTS = { ...reservationErrors, ...callErrors, ...itineraryErrors, ...notAllowedNowErrors };

/** A form that was refused. */
export interface Refused {
  readonly position: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly key: string;
  readonly errors: FormErrors;
}

/** The page; redirects visitors with insufficient proof to the look-up. */
export async function shownNames(context: PageContext, code: string, refused?: Refused): Promise<Outcome<NameData>> {
  const { call, lang, query } = context;
  const [found, named] = await Promise.all([call(getData, { query: { code } }), call(getNames, { query: { code } })]);
  const reservation = found.ok ? found.data.reservation : null;
  if (!reservation || !named.ok) return go(findPath(lang, code), [{ name: 'notice', value: 'prove-again' }]);
  const rows = named.data.passengers.map((passenger) => rowOf(context, { passenger, reservation, refused }));
  const errors = rows.flatMap((row) => row.errors);
  const done = rows.find(({ position }) => `${position}` === query.get('done'));
  return {
    kind: 'show',
    status: refused ? 422 : 200,
    data: {
      code: reservation.code,
      rows,
      done: done && !refused ? `${done.firstName} ${done.lastName}` : undefined,
      key: refused?.key ?? crypto.randomUUID(),
      errors,
    },
  };
}

interface Drawing {
  readonly passenger: NamesView['passengers'][number];
  readonly reservation: ReservationView;
  readonly refused: Refused | undefined;
}

function rowOf({ lang }: PageContext, { passenger, reservation, refused }: Drawing): NameRow {
  const { position, type, first_name: firstName, last_name: lastName, until } = passenger;
  const mine = refused?.position === position ? refused : undefined;
  const refusal = passenger.refusal;
  return {
    position,
    type,
    firstName,
    lastName,
    typed: mine && { firstName: mine.firstName, lastName: mine.lastName },
    hasCard: reservation.tickets.some((one) => one.passenger === position && one.baggage !== null),
    until:
      until === null
        ? undefined
        : lastMoment(until, { now: reservation.server_now, place: cityOf(passenger, reservation), lang }),
    left: passenger.changes_left,
    refusal: refusal === null ? undefined : sayErrors([refusedBy(refusal)], lang, TEXTS)[0]!.text,
    errors: sayErrors(mine?.errors ?? [], lang, TEXTS).map(({ field, text }) => ({
      field: fieldOf(field === 'last_name' ? 'last_name' : 'first_name', position),
      text,
    })),
  };
}

const refusedBy = (code: string): FormErrors[number] => ({
  code,
  field: undefined,
  message: '',
  params: { minutes: NAME_CHANGE_MINUTES, times: NAME_CHANGES },
});

/** The passenger's first bus leaves from the origin of the journey of their first valid ticket. */
const cityOf = (
  { position }: NamesView['passengers'][number],
  { tickets, origin, destination }: ReservationView,
): string =>
  tickets.some((one) => one.passenger === position && one.direction === 'departure' && !one.open)
    ? origin.city
    : destination.city;
