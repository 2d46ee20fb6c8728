import type { TourCatalogue } from '#app/tours/catalogue.ts';
import type { TourReads } from '#app/tours/ports.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { matchesTour, type TourFilter } from '#domain/tours/filter.ts';
import { isInSeason, type TourProduct, type TourSlot } from '#domain/tours/product.ts';
import {
  dayState,
  daysShown,
  placesLeft,
  slotState,
  type SlotState,
  type TourDayState,
} from '#domain/tours/slot-sale.ts';
import { type Instant, type LocalDate, parseLocalDate } from '#kernel/instant.ts';
import { type Centavos, centavos } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { dateInZone } from '#kernel/zoned.ts';

export interface TourCatalogueDeps {
  /** Absent: no tours are sold. */
  readonly catalogue?: TourCatalogue | undefined;
  readonly tourReads: Pick<TourReads, 'taken' | 'cancelled'>;
}

/** A start with what is left of it. */
export interface OpenSlot {
  readonly product: TourProduct;
  readonly slot: TourSlot;
  readonly left: number;
  readonly state: SlotState;
}

/** The calendar shows this many days at once: six weeks. */
const DAYS_AT_ONCE = 42;

/** All tours, and those that match. */
export const findTours =
  (deps: TourCatalogueDeps) =>
  async (
    filter: TourFilter & { readonly date: string },
    now: Instant,
  ): Promise<Result<{ readonly all: readonly TourProduct[]; readonly found: readonly TourProduct[] }, Faults>> => {
    const products = await deps.catalogue?.products();
    if (!products) return deps.catalogue ? fail([fault('service_unavailable')]) : ok({ all: [], found: [] });
    const matching = products.filter((product) => matchesTour(product, filter));
    const day = parseLocalDate(filter.date);
    if (filter.date === '' || matching.length === 0) return ok({ all: products, found: matching });
    if (!day) return fail([fault('date_impossible', 'date')]);
    const isOnSale = daysShown(day, dateInZone(now, matching[0]!.zone), 1).includes(day);
    if (!isOnSale) return ok({ all: products, found: [] });
    const slots = await deps.catalogue?.slots({ from: day, until: day });
    if (!slots) return fail([fault('service_unavailable')]);
    const open = new Set<string>();
    for (const one of await withPlaces(deps, { products, slots, people: filter.people ?? 1, now }))
      if (one.state === 'open') open.add(one.product.name);
    return ok({ all: products, found: matching.filter(({ name }) => open.has(name)) });
  };

/** A tour by its name. */
export const findTour =
  ({ catalogue }: Pick<TourCatalogueDeps, 'catalogue'>) =>
  async (name: string): Promise<Result<TourProduct, Faults>> => {
    const products = await catalogue?.products();
    if (catalogue && !products) return fail([fault('service_unavailable')]);
    const product = products?.find((one) => one.name === name);
    return product ? ok(product) : fail([fault('tour_not_found', 'name')]);
  };

export interface TourDay {
  readonly day: LocalDate;
  readonly state: TourDayState;
  readonly left: number;
  /** The lowest for an adult; undefined unless on sale. */
  readonly price: Centavos | undefined;
}

interface DaysAsked {
  readonly name: string;
  /** Empty: today. */
  readonly from: string;
  readonly people: number;
}

/** The days of a tour. */
export const readTourDays =
  (deps: TourCatalogueDeps) =>
  async (
    { name, from, people }: DaysAsked,
    now: Instant,
  ): Promise<Result<{ readonly product: TourProduct; readonly days: readonly TourDay[] }, Faults>> => {
    const found = await findTour(deps)(name);
    if (!found.ok) return found;
    const product = found.value;
    const today = dateInZone(now, product.zone);
    const first = from === '' ? today : parseLocalDate(from);
    if (!first) return fail([fault('date_impossible', 'from')]);
    const days = daysShown(first, today, DAYS_AT_ONCE);
    const [begin, end] = [days[0], days.at(-1)];
    if (!begin || !end) return ok({ product, days: [] });
    const slots = await deps.catalogue!.slots({ from: begin, until: end, product: name });
    if (!slots) return fail([fault('service_unavailable')]);
    const open = await withPlaces(deps, { products: [product], slots, people, now });
    return ok({
      product,
      days: days.map((day) => {
        const own = open.filter(({ slot }) => dateInZone(slot.starts, product.zone) === day);
        const onSale = own.filter(({ state }) => state === 'open');
        const prices = onSale.map(({ slot }) => slot.prices.adult);
        return {
          day,
          state: dayState(
            own.map(({ state }) => state),
            isInSeason(product, day),
          ),
          left: Math.max(0, ...onSale.map(({ left }) => left)),
          price: prices.length > 0 ? centavos(Math.min(...prices)) : undefined,
        };
      }),
    });
  };

/** The starts of a tour on a day, the first one first. */
export const readTourSlots =
  (deps: TourCatalogueDeps) =>
  async (
    { name, date, people }: { readonly name: string; readonly date: string; readonly people: number },
    now: Instant,
  ): Promise<Result<readonly OpenSlot[], Faults>> => {
    const found = await findTour(deps)(name);
    if (!found.ok) return found;
    const day = parseLocalDate(date);
    if (!day) return fail([fault('date_impossible', 'date')]);
    const slots = await deps.catalogue!.slots({ from: day, until: day, product: name });
    if (!slots) return fail([fault('service_unavailable')]);
    return ok(await withPlaces(deps, { products: [found.value], slots, people, now }));
  };

interface Offered {
  readonly products: readonly TourProduct[];
  readonly slots: readonly TourSlot[];
  readonly people: number;
  readonly now: Instant;
}

async function withPlaces(
  { tourReads }: Pick<TourCatalogueDeps, 'tourReads'>,
  { products, slots, people, now }: Offered,
): Promise<readonly OpenSlot[]> {
  const keys = slots.map(({ key }) => key);
  const [taken, cancelled] = await Promise.all([tourReads.taken(keys), tourReads.cancelled(keys)]);
  return slots
    .flatMap((slot) => {
      const product = products.find(({ name }) => name === slot.product);
      if (!product) return [];
      const left = placesLeft(slot.capacity, taken.get(slot.key) ?? 0);
      const standing = { ...slot, isCancelled: slot.isCancelled || cancelled.has(slot.key) };
      return [{ product, slot, left, state: slotState(product, standing, { left, people, now }) }];
    })
    .sort((a, b) => a.slot.starts - b.slot.starts);
}
