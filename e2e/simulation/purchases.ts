import { findAdventure, readAdventures } from '#app/adventures/read-adventures.ts';
import { orderAdventure } from '#app/adventures/order-adventure.ts';
import type { Caller } from '#app/caller.ts';
import { bookVisit } from '#app/lounge/book-visit.ts';
import { readLounges } from '#app/lounge/read-lounges.ts';
import { pay } from '#app/payment/pay.ts';
import { checkOutTour } from '#app/tours/checkout.ts';
import { readTourSlots } from '#app/tours/read-catalogue.ts';
import { chooseTour } from '#app/tours/shopping.ts';
import { priceOfParty } from '#domain/adventures/choose-adventure.ts';
import { tourTotal } from '#domain/tours/participants.ts';
import { MINUTE, plusDays } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { basketOf } from '#testing/basket.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { EVA, SURF } from '#testing/tours-fixture.ts';
import type { Purchase } from './desk.ts';
import type { SimulationEnvironment } from './environment.ts';
import type { Plan } from './plan.ts';
import type { Random } from './random.ts';
import { refused, reserve } from './reserve.ts';

interface Buying {
  readonly environment: SimulationEnvironment;
  readonly plan: Plan;
  readonly random: Random;
  readonly caller: Caller;
}

/** What a plan buys, up to its payment; undefined when it was not to be had. */
export async function begin(
  environment: SimulationEnvironment,
  plan: Plan,
  random: Random,
): Promise<Purchase | undefined> {
  const caller: Caller = { sessionHash: random.bytes(32), address: '192.0.2.9' };
  return BUYS[plan.buys]({ environment, plan, random, caller }).catch(refused);
}

const BUYS: Readonly<Record<Plan['buys'], (buying: Buying) => Promise<Purchase | undefined>>> = {
  trip: async ({ environment, plan, caller }) => {
    const visit = await reserve(environment, plan, caller);
    return visit && tripOf(visit);
  },
  tour: async (buying) => found(buying, await tour(buying)),
  adventure: async (buying) => found(buying, await adventure(buying)),
  lounge,
  basket,
};

const tripOf = ({ caller, code, reservation: { id, quote } }: Visit): Purchase => ({
  caller,
  code,
  id,
  total: quote!.total,
  isTrip: true,
});

const depsOf = ({ environment: { suppliers, sale }, random }: Buying) =>
  suppliers.depsOf(sale, (bytes) => random.bytes(bytes));

async function found(buying: Buying, code: string, caller = buying.caller): Promise<Purchase> {
  const { order } = good(await buying.environment.find(code, caller));
  return { caller, code, id: order.id, total: order.total, isTrip: false };
}

/** On popular days, as trips: starts sell out. */
async function tour(buying: Buying): Promise<string> {
  const { environment, plan, random, caller } = buying;
  const deps = depsOf(buying);
  const now = environment.clock.now();
  const date = plusDays(dateInZone(now, CARRIER_ZONE), 2 + plan.day);
  const starts = good(await readTourSlots(deps)({ name: SURF, date, people: 1 }, now));
  const { slot } = starts[random.below(starts.length)]!;
  const wanted = { name: SURF, slot: slot.key, adults: plan.party, children: 0, pickUp: null, total: null };
  const { id, selection } = good(await chooseTour(deps)(null, wanted, { caller, now }));
  const checkedOut = await checkOutTour(deps)(
    {
      session: id,
      key: `key-of-tour-${plan.day}`,
      lang: 'es',
      apply: false,
      total: tourTotal(selection!.slot.prices, selection!),
      buyer: EVA,
      participants: Array.from({ length: plan.party }, () => ({ firstName: 'Ana', lastName: 'Gil', age: null })),
    },
    caller,
    now,
  );
  return good(checkedOut).order!.code;
}

async function adventure(buying: Buying): Promise<string> {
  const { environment, plan, random, caller } = buying;
  const deps = depsOf(buying);
  const now = environment.clock.now();
  const listed = good(await readAdventures(deps)('es'));
  const { code } = listed[random.below(listed.length)]!;
  const { adventure: chosen, dates } = good(await findAdventure(deps)(code, 'es', now));
  const people = Math.max(chosen.least, plan.party);
  const { starts, base } = dates[Math.min(dates.length - 1, 4 + plan.day)]!;
  const seen = priceOfParty(base, people).total;
  const wanted = { code, starts, people, seen, key: `key-of-adventure`, lang: 'es' as const, buyer: EVA };
  return good(await orderAdventure(deps)(wanted, caller, now));
}

/** Of a traveller who has a ticket to it, bought with points. */
async function lounge(buying: Buying): Promise<Purchase | undefined> {
  const { environment, plan, random, caller } = buying;
  const { programme, sale, clock } = environment;
  const visit = await reserve(environment, { ...plan, route: 'gdl-pvr', party: 1 }, caller);
  if (!visit) return undefined;
  const { total } = visit.reservation.quote!;
  const account = await programme.account({ tier: 'classic', purchased: total });
  const signedIn = await programme.enter(account, clock.now(), caller);
  const points = { method: 'traveller_purchased', token: undefined, deviceSession: undefined } as const;
  good(await pay(sale)({ ...points, code: visit.code, key: 'ticket', total }, signedIn, clock.now()));
  const deps = depsOf(buying);
  const { days } = good(await readLounges(deps)(signedIn, clock.now()));
  const { hours } = days[0]!;
  // The busy ones, so that it is full at times.
  const { starts } = hours[random.below(Math.min(3, hours.length))]!;
  const wanted = { lounge: days[0]!.lounge.key, starts, hours: 1, people: 1, lang: 'es', key: 'key-of-visit' } as const;
  const booked = good(await bookVisit(deps)(wanted, signedIn, clock.now()));
  return 'order' in booked ? found(buying, booked.order, signedIn) : undefined;
}

/** A trip and a tour, and for some an adventure. */
async function basket(buying: Buying): Promise<Purchase | undefined> {
  const { environment, plan, random, caller } = buying;
  const visit = await reserve(environment, plan, caller);
  if (!visit) return undefined;
  const codes = [visit.code, await tour(buying)];
  if (random.chance(0.5)) codes.push(await adventure(buying));
  // Some take their time.
  if (random.chance(0.2)) await environment.clock.pass(2 * MINUTE);
  const all = codes.map((code) => ({ code }));
  const { id, code, total } = await basketOf(depsOf(buying).basket, all, { caller, now: environment.clock.now() });
  return { caller, code, id, total, isTrip: false };
}
