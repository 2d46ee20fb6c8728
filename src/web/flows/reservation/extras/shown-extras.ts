import { endsOf } from '#domain/fares/journey-stops.ts';
import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import { amenities } from '#text/amenities.ts';
import type { Lang } from '#text/lang.ts';
import { fieldOf, type Item, type JourneyRow } from '#web/booking/add-data.ts';
import type { FormErrors } from '#web/page.ts';
import type { AdditionalsView } from '#wire/additionals.ts';
import type { ChosenExtraBody } from '#wire/sold-beside.ts';
import type { PassengerView, ReservationView } from '#wire/reservation.ts';

export interface IncludedByCard {
  readonly position: number;
  readonly whose: string;
  readonly what: string;
}

/** A service class of the chosen runs, and its amenities. */
export interface OnBoard {
  readonly service: string;
  readonly what: string;
  /** Basic internet is part of its fare (T81). */
  readonly hasWifi: boolean;
}

interface Drawing {
  readonly reservation: ReservationView;
  readonly passengers: AdditionalsView['passengers'];
  /** A submitted form shown again; without it, the choices made earlier. */
  readonly sent: readonly Item[] | undefined;
  readonly lang: Lang;
}

/** The extras on sale, by journey and passenger; empty if there are none. */
export const shownExtras = (drawing: Drawing): readonly JourneyRow[] =>
  DIRECTIONS.flatMap((direction) => {
    const { reservation, passengers, sent, lang } = drawing;
    const mine = passengers.filter((one) => one.direction === direction && one.offers.length > 0);
    if (mine.length === 0) return [];
    const { from, to } = endsOf(reservation, direction);
    const tickets = mine.map(({ passenger, baggage, offers }) => {
      const place = placeOf(direction, passenger);
      const who = reservation.passengers.find(({ position }) => position === passenger);
      return {
        folio: place,
        name: who ? fullName(who) : '',
        included: baggage?.[lang] ?? '',
        has: '',
        refusal: undefined,
        offers: offers.map(({ key, name, price, most, included, one_of: oneOf, chosen }) => {
          const field = fieldOf(place, key);
          const typed = sent?.find((item) => item.field === field)?.quantity ?? 0;
          return {
            field,
            name: name[lang],
            price,
            most,
            isIncluded: included > 0 && most === 0,
            left: most,
            chosen: sent ? Math.min(typed, most) : chosen,
            ...(oneOf && { oneOf }),
          };
        }),
      };
    });
    const bus = reservation.buses?.[direction][lang];
    return [{ direction, ...(bus && { bus }), from: from.city, to: to.city, until: undefined, tickets }];
  });

/** What each passenger's card includes, once for both journeys. */
export const cardsOf = (
  reservation: ReservationView,
  passengers: AdditionalsView['passengers'],
  lang: Lang,
): readonly IncludedByCard[] =>
  reservation.passengers.flatMap(({ position, ...who }) => {
    const what = passengers.find(({ passenger }) => passenger === position)?.baggage?.[lang];
    return what ? [{ position, whose: fullName(who), what }] : [];
  });

const fullName = ({ first_name: first, last_name: last }: Pick<PassengerView, 'first_name' | 'last_name'>): string =>
  `${first} ${last}`.trim();

/** Identifies a future ticket in field names. */
const placeOf = (direction: Direction, passenger: number): string => `${direction}-${passenger}`;

/** The choices in a form, as the API call expects them. */
export const chosenExtras = (items: readonly Item[]): readonly ChosenExtraBody[] =>
  items.map(({ ticket_id: place, offer, quantity }) => {
    const [direction, passenger] = place.split('-');
    return {
      direction: direction === 'return' ? 'return' : 'departure',
      passenger: Number(passenger),
      offer,
      quantity,
    };
  });

/** `items.2` is the third item sent: moves its error to its field. */
export const atFields = (errors: FormErrors, items: readonly Item[]): FormErrors =>
  errors.map((error) => {
    const index = /^items\.(\d+)/.exec(error.field ?? '')?.[1];
    return index === undefined ? error : { ...error, field: items[Number(index)]?.field };
  });

/** The amenities of the chosen runs; once if both have the same service class. */
export function onBoardOf(reservation: ReservationView, lang: Lang): readonly OnBoard[] {
  const services = DIRECTIONS.flatMap((direction) => reservation[direction].schedule?.service ?? []);
  return [...new Map(services.map((service) => [service.id, service])).values()].flatMap(
    ({ name, amenities: names }) => {
      const what = names.flatMap((one) => amenities[one]?.[lang] ?? []).join(', ');
      return what === '' ? [] : [{ service: name[lang], what, hasWifi: names.includes('wifi') }];
    },
  );
}
