import { dayFromNow } from '../e2e/testing/api-client.ts';
import { right } from '../e2e/testing/reach-steps.ts';
import { callsOf, newVisitor } from './site.ts';
import { postAdditionals } from '#wire/additionals.ts';
import { getSchedules, postContact, postCreate, postPayment, postSchedules, postSeats } from '#wire/websale.ts';

/** Days whose runs are booked unless others are named, enough that no bus fills up in a bench. */
const DAYS = 80;
/** Pairs of stops whose runs use different buses. */
const JOURNEYS = [
  { origin: 'TLQ', destination: 'GUA' },
  { origin: 'GUA', destination: 'TLQ' },
];
const PARTY = [
  { first_name: 'Ana', last_name: 'López' },
  { first_name: 'Luis', last_name: 'López' },
];
const CONTACT = {
  ...PARTY[0],
  cell_phone: '3331234567',
  email: 'ana@example.com',
  privacy: true,
  of_age: true,
};

/** Bookings on all runs of a site in turn. */
export interface Bookings {
  /** Runs to choose from. */
  readonly runs: number;
  /** Six calls of a new visitor, to an order to pay at the counter; throws when one is refused. */
  book(): Promise<void>;
  /** Two calls of a new visitor: a search and its runs. */
  search(): Promise<void>;
}

/** `passengers`: one or two in each booking. `days`: whose runs are booked. */
export async function openBookings(siteUrl: string, passengers: 1 | 2, days = DAYS): Promise<Bookings> {
  const offers = await allOffers(siteUrl, days);
  const party = PARTY.slice(0, passengers);
  let next = 0;
  const nextOffer = () => offers[(next += 1) % offers.length]!;
  return {
    runs: offers.length,
    search: async () => {
      const { journey, date } = nextOffer();
      const call = callsOf(siteUrl, newVisitor());
      const { code } = right(await call(postCreate, { body: draft(journey, { date, party }) })).reservation;
      right(await call(getSchedules, { query: { code, direction: 'departure' } }));
    },
    book: async () => {
      const { journey, date, run } = nextOffer();
      const call = callsOf(siteUrl, newVisitor());
      const { code } = right(await call(postCreate, { body: draft(journey, { date, party }) })).reservation;
      right(await call(postSchedules, { body: { code, departure: run } }));
      right(await call(postContact, { body: { code, contact: CONTACT, passengers: party } }));
      right(await call(postAdditionals, { body: { code } }));
      const held = right(await call(postSeats, { body: { code, automatic: true } }));
      const { total } = held.reservation.summary;
      right(await call(postPayment, { body: { code, method: 'cash', idempotency_key: `key-of-${code}`, total } }));
    },
  };
}

interface Offer {
  readonly journey: (typeof JOURNEYS)[number];
  readonly date: string;
  readonly run: { readonly schedule_id: string; readonly schedule_detail_id: string };
}

/** The results of a search, requested once: searches have a separate bench. */
async function allOffers(siteUrl: string, days: number): Promise<readonly Offer[]> {
  const call = callsOf(siteUrl, newVisitor());
  const found: Offer[] = [];
  for (const journey of JOURNEYS) {
    const { code } = right(
      await call(postCreate, { body: draft(journey, { date: dayFromNow(2), party: PARTY }) }),
    ).reservation;
    for (let day = 2; day < days; day += 1) {
      const { schedules } = right(
        await call(getSchedules, { query: { code, direction: 'departure', date: dayFromNow(day) } }),
      );
      const date = dayFromNow(day);
      for (const { schedule_id, schedule_detail_id, available } of schedules)
        if (available) found.push({ journey, date, run: { schedule_id, schedule_detail_id } });
    }
  }
  // Neighbours in the list leave on different days.
  return found.toSorted((a, b) => a.run.schedule_detail_id.localeCompare(b.run.schedule_detail_id));
}

function draft(journey: Offer['journey'], { date, party }: { readonly date: string; readonly party: typeof PARTY }) {
  return { ...journey, round: false, departure: { date }, passengers: party.map(() => ({ type: 'adult' as const })) };
}
