import type { Direction } from '#domain/fares/quote.ts';
import { placeName } from '#domain/network/place-name.ts';
import type { Lang } from '#text/lang.ts';
import type { Message } from '#text/message.ts';
import { sentenceBeside } from '#text/moments.ts';

const span = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
};

/** A trip that may be a connection; between which stops says whether one of the two is the shuttle. */
export interface ConnectedTrip {
  /** The transfer stop; absent of other trips. */
  readonly via?: unknown;
  readonly origin?: { readonly kind?: string } | undefined;
  readonly destination?: { readonly kind?: string } | undefined;
}

const BUSES = {
  departure: { es: 'Primer autobús', en: 'First bus' },
  return: { es: 'Segundo autobús', en: 'Second bus' },
};
const SHUTTLE = { es: 'Shuttle', en: 'Shuttle' };
const BUS = { es: 'Autobús', en: 'Bus' };

/** Two runs of two reservations, one of which leads to the other. */
export const fedTrip = (at: { readonly kind?: string }, from: { readonly kind?: string }): ConnectedTrip => ({
  via: at,
  origin: at,
  destination: from,
});

/** The shuttle to a bus, and from one. */
export const SHUTTLE_TRIPS = {
  to: fedTrip({ kind: 'shuttle' }, {}),
  from: fedTrip({}, { kind: 'shuttle' }),
} as const;

const shuttleOf = ({ origin, destination }: ConnectedTrip): Direction | undefined => {
  if (origin?.kind === 'shuttle') return 'departure';
  return destination?.kind === 'shuttle' ? 'return' : undefined;
};

/** What the runs of a connection are called: its first and second bus, or shuttle and bus; undefined of other trips. */
export function busesOf(trip: ConnectedTrip): Readonly<Record<Direction, Message>> | undefined {
  if (!trip.via) return undefined;
  const shuttle = shuttleOf(trip);
  if (shuttle === undefined) return BUSES;
  return shuttle === 'departure' ? { departure: SHUTTLE, return: BUS } : { departure: BUS, return: SHUTTLE };
}

/** Both, for the middle of a sentence. */
function legsOf(trip: ConnectedTrip): Readonly<Record<Direction, { readonly name: Message }>> {
  const { departure, return: onward } = busesOf({ ...trip, via: true })!;
  const within = ({ es, en }: Message) => ({ name: { es: es.toLowerCase(), en: en.toLowerCase() } });
  return { departure: within(departure), return: within(onward) };
}

const TWO_BUSES = {
  title: { es: 'Con un cambio de autobús', en: 'With one change of bus' },
  instead: {
    es: 'Ese día ningún autobús te lleva sin cambiar, o ya no tiene lugar para tu grupo. Con estos viajes llegas cambiando una vez, en una sola compra: apartamos los dos autobuses o ninguno.',
    en: 'That day no bus goes all the way, or none has room for your party. These journeys get you there with one change, in one purchase: we hold seats on both buses or on neither.',
  },
  both: { es: 'los dos autobuses', en: 'both buses' },
  choose: { es: 'Elegir este viaje con un cambio de autobús', en: 'Choose this journey with one change of bus' },
} as const;

const WITH_SHUTTLE = {
  title: { es: 'Shuttle y autobús', en: 'Shuttle and bus' },
  instead: {
    es: 'Shuttle y autobús en una sola compra y con tiempo para pasar de uno a otro: apartamos lugar en los dos o en ninguno.',
    en: 'Shuttle and bus in one purchase, with time to change between them: we hold seats on both or on neither.',
  },
  both: { es: 'shuttle y autobús', en: 'shuttle and bus' },
  choose: { es: 'Elegir este viaje con shuttle y autobús', en: 'Choose this journey by shuttle and bus' },
} as const;

/** The words of a journey of two runs, one after the other, sold as one. */
export const connectionWords = (trip: ConnectedTrip) => (shuttleOf(trip) ? WITH_SHUTTLE : TWO_BUSES);

interface Change {
  /** Where one gets off, and where the next one leaves. */
  readonly at: string;
  readonly onward: string;
  readonly minutes: number;
}

export const connectionText = {
  /** What every price of a list is, said once above it. */
  pricesOf: (both: Message, basis: Message): Message => ({
    es: `Precios de ${both.es}, ${basis.es}`,
    en: `Prices of ${both.en}, ${basis.en}`,
  }),
  mixedTax: { es: 'el autobús con IVA, el shuttle exento', en: 'VAT included for the bus, the shuttle exempt' },
  transfer: ({ at, onward, minutes }: Change): Message =>
    at === onward
      ? {
          es: `Cambias de autobús en ${at}: ${span(minutes)} de espera`,
          en: `Change buses in ${at}: ${span(minutes)} to change`,
        }
      : {
          es: `Bajas en ${at} y sigues desde ${onward}: ${span(minutes)} de espera`,
          en: `Get off at ${at} and go on from ${onward}: ${span(minutes)} to change`,
        },
  /** The second one leaves on another day than the first. */
  leavesOn: (day: string): Message => ({ es: `sales el ${day}`, en: `leaves on ${day}` }),
  total: (duration: string): Message => ({ es: `${duration} en total`, en: `${duration} in all` }),
  /** On the tickets; `from` and `to` are the clocks between which there is time. */
  change: (trip: ConnectedTrip, { at, onward, minutes, from, to }: Change & { from: string; to: string }): Message => {
    const { name } = legsOf(trip).return;
    const byBus = shuttleOf(trip) !== 'return';
    const changes = at === onward ? { es: 'Cambias de autobús', en: 'Change buses' } : { es: 'Bajas', en: 'Get off' };
    const leaves = at === onward ? { es: '', en: '' } : { es: ` de ${onward}`, en: ` ${onward}` };
    const screens = {
      es: ` El andén del ${name.es} se anuncia ahí en las pantallas.`,
      en: ` The platform of the ${name.en} is shown on the screens there.`,
    };
    return {
      es: `${changes.es} en ${at}. Llegas ${from} y tu ${name.es} sale${leaves.es} ${to}: tienes ${span(minutes)}.${byBus ? screens.es : ''}`,
      en: `${changes.en} ${at === onward ? 'in' : 'at'} ${at}. You arrive ${from} and your ${name.en} leaves${leaves.en} ${to}: you have ${span(minutes)}.${byBus ? screens.en : ''}`,
    };
  },
  missed: (trip: ConnectedTrip, until: string): Message => {
    const { departure, return: onward } = legsOf(trip);
    return {
      es: `Tu ${departure.name.es} viene con retraso y ya no alcanza el tiempo para el transbordo. Cambia tu ${onward.name.es} al siguiente con lugar, sin costo, hasta: ${until}.`,
      en: `Your ${departure.name.en} is late and there is no longer enough time to change. Move from your ${onward.name.en} to the next one with seats, free of charge, until ${until}.`,
    };
  },
  missedSubject: (place: string): Message => ({
    es: `Tu viaje a ${place}: no alcanzas el transbordo`,
    en: `Your trip to ${place}: you will miss the change`,
  }),
  missedTitle: { es: 'Ya no alcanzas el transbordo', en: 'There is no time left to change' },
  takeNext: (trip: ConnectedTrip): Message =>
    shuttleOf(trip) === 'return'
      ? { es: 'Elegir el siguiente shuttle, sin costo', en: 'Choose the next shuttle, free of charge' }
      : { es: 'Elegir el siguiente autobús, sin costo', en: 'Choose the next bus, free of charge' },
  protected: (trip: ConnectedTrip): Message => {
    const { departure, return: onward } = legsOf(trip);
    return {
      es: `Si tu ${departure.name.es} se retrasa y no alcanzas el ${onward.name.es}, pasas sin costo al siguiente con lugar.`,
      en: `If your ${departure.name.en} is late and you miss the ${onward.name.en}, you move to the next one with seats free of charge.`,
    };
  },
} as const;

interface Transferred {
  readonly first: { readonly departs_at: string; readonly arrives_at: string };
  readonly second: { readonly departs_at: string };
}

/** When one arrives at the change of a connection, and leaves again: the day of the start stands beside it. */
export const transferTimes = (
  { first, second }: Transferred,
  lang: Lang,
): { readonly from: string; readonly to: string } => ({
  from: sentenceBeside(first.arrives_at, first.departs_at, lang),
  to: sentenceBeside(second.departs_at, first.departs_at, lang),
});

/** Minutes between the runs of a connection. */
export const transferMinutes = (
  first: { readonly arrives_at: string },
  second: { readonly departs_at: string },
): number => Math.round((Date.parse(second.departs_at) - Date.parse(first.arrives_at)) / 60_000);

type Place = Parameters<typeof placeName>[0];

interface Changing extends Transferred {
  readonly at: Place;
  readonly onward: Place;
}

/** Where and when one changes from a run to the next, for `connectionText.change`; undefined once there is no time for it. */
export function changeBetween({ at, onward, first, second }: Changing, lang: Lang) {
  const minutes = transferMinutes(first, second);
  return minutes > 0
    ? { at: placeName(at), onward: placeName(onward), minutes, ...transferTimes({ first, second }, lang) }
    : undefined;
}

type Journey = { readonly schedule: Transferred['first'] | null };

interface Connected {
  readonly via?: Place | undefined;
  readonly onward?: Place | undefined;
  /** When the first run is expected at the change, if it is late. */
  readonly transfer_arrives_at?: string | undefined;
  readonly departure: Journey;
  readonly return: Journey;
}

/** The same of a connection; undefined of other trips. */
export function changeOf({ via, onward = via, transfer_arrives_at: late, ...journeys }: Connected, lang: Lang) {
  const [first, second] = [journeys.departure.schedule, journeys.return.schedule];
  if (!via || !onward || !first || !second) return undefined;
  const expected = { ...first, arrives_at: late ?? first.arrives_at };
  return changeBetween({ at: via, onward, first: expected, second }, lang);
}
