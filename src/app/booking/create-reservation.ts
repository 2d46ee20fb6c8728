import { withStep } from '#app/booking/draft-progress.ts';
import { quoteCurrent } from '#app/booking/quote-current.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { Caller } from '#app/caller.ts';
import { findUsablePromo } from '#app/fares/usable-promo.ts';
import { isConnected } from '#app/timetable/connections-on-day.ts';
import { isServed, type Pair, type Timetable } from '#app/timetable/timetable.ts';
import { NO_JOURNEY, NOTHING_SOLD } from '#domain/booking/nothing-sold.ts';
import type { Journey, Reservation } from '#domain/booking/reservation.ts';
import {
  type RequestedJourney,
  requestedOutbound,
  requestedReturn,
  type SearchInput,
} from '#domain/booking/search-request.ts';
import { type KnownNetwork, validateSearch } from '#domain/booking/search-rules.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import type { PromoCode } from '#domain/fares/promo.ts';
import { id, reservationCode, uuidV7 } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { dateInZone } from '#kernel/zoned.ts';

type Deps = Pick<SaleDeps, 'timetable' | 'departures' | 'promos' | 'offers' | 'reservations' | 'random'>;

/** The search form, and the visitor's language. */
export interface CreateReservation extends SearchInput {
  readonly lang: 'es' | 'en';
}

/** A collision of a random 50-bit code practically never happens; three in a row mean that something else is wrong. */
const TRIES = 3;

/** Creates a reservation from the search form (M14), or returns every fault at its field. */
export const createReservation =
  (deps: Deps) =>
  async (input: CreateReservation, caller: Caller, now: Instant): Promise<Result<Reservation, Faults>> => {
    const timetable = await deps.timetable.current();
    const promo = input.promo ? await findUsablePromo(deps.promos, input.promo, { timetable, now }) : undefined;
    const [first, ...others] = validateSearch(input, {
      today: dateInZone(now, timetable.stops.get(pairOf(input).origin)?.zone ?? timetable.zone),
      windows: timetable.windows,
      network: networkOf(timetable),
      promoUsable: promo?.ok ?? false,
    });
    if (first) return fail([first, ...others]);
    const connection = connectionFault(timetable, input);
    if (connection) return fail([connection]);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const draft = draftOf(input, { promo: promo?.ok ? promo.value : undefined, random: deps.random, now });
      const priced = withStep(await quoteCurrent(deps, draft, now));
      if (await deps.reservations.insert(priced, caller.sessionHash)) return ok(priced);
    }
    return fail([fault('cannot_create_reservation')]);
  };

const pairOf = ({ origin, destination }: Pick<SearchInput, keyof Pair>): Pair => ({
  origin: id(origin),
  destination: id(destination),
});

/** Between stops without a direct run only a one-way trip on a day is sold: the way back is another reservation. */
function connectionFault(timetable: Timetable, input: CreateReservation): Fault | undefined {
  const isOneWay = !input.round && requestedOutbound(input.departure).kind === 'dated';
  return isOneWay || isServed(timetable, pairOf(input)) ? undefined : fault('connection_one_way', 'destination');
}

const networkOf = (timetable: Timetable): KnownNetwork => ({
  isStop: (stop) => timetable.stops.has(id(stop)),
  sellsFrom: (origin) => timetable.rides.has(id(origin)),
  serves: (origin, destination) => {
    const pair = pairOf({ origin, destination });
    return isServed(timetable, pair) || isConnected(timetable, pair);
  },
});

interface Birth {
  readonly promo: PromoCode | undefined;
  readonly random: SaleDeps['random'];
  readonly now: Instant;
}

function draftOf(input: CreateReservation, { promo, random, now }: Birth): Reservation {
  const departure = journeyOf(requestedOutbound(input.departure));
  return {
    ...NOTHING_SOLD,
    id: uuidV7(now, random(10)),
    code: reservationCode(random(10)),
    lang: input.lang,
    ...pairOf(input),
    round: input.round,
    departure,
    return: input.round ? journeyOf(requestedReturn(input.return)) : NO_JOURNEY,
    passengers: input.passengers.map((type, index) => ({
      position: index + 1,
      type,
      firstName: '',
      lastName: '',
      tier: undefined,
      seats: { departure: undefined, return: undefined },
    })),
    contact: undefined,
    // An open departure has no run to choose: the flow continues with the contact (M52).
    goesContact: departure.open,
    additionalsSeen: false,
    extrasOffered: true,
    promoCode: promo?.code,
    step: 'horarios',
    pinVersion: 1,
    contactConfirmed: false,
    createdAt: now,
  };
}

const journeyOf = (requested: RequestedJourney): Journey =>
  requested.kind === 'dated'
    ? { date: requested.date, open: false, segment: undefined }
    : { ...NO_JOURNEY, open: true };
