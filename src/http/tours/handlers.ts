import { findTour, findTours, readTourDays, readTourSlots, type TourCatalogueDeps } from '#app/tours/read-catalogue.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { isPartySize } from '#domain/tours/filter.ts';
import { TOUR_DAYS } from '#domain/tours/slot-sale.ts';
import { type Handler, handler } from '#http/handler.ts';
import { tourCardOf, tourSlotViewOf, tourViewOf } from '#http/tours/views.ts';
import { type Instant, plusDays } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { dateInZone } from '#kernel/zoned.ts';
import * as wire from '#wire/tours.ts';

/** The calls of the catalogue of tours. */
export function tourCatalogueHandlers(deps: TourCatalogueDeps): readonly Handler[] {
  const find = findTours(deps);
  const findOne = findTour(deps);
  const readDays = readTourDays(deps);
  const readSlots = readTourSlots(deps);
  return [
    handler(wire.getTourProducts, async ({ query, now }) => {
      const { name, q: words = '', category = '', place = '', date = '', people } = query;
      if (name !== undefined) {
        const one = await findOne(name);
        if (!one.ok) return one;
        return ok({ tours: [tourCardOf(one.value)], places: [{ ...one.value.place }], tour: tourViewOf(one.value) });
      }
      const size = peopleIn(people);
      if (!size.ok) return size;
      const found = await find({ words, category, place, date, people: size.value }, now);
      if (!found.ok) return found;
      const { all, found: matching } = found.value;
      const places = [...new Map(all.map(({ place: one }) => [one.es, { ...one }])).values()];
      return ok({ tours: matching.map(tourCardOf), places, tour: null });
    }),
    handler(wire.getTourDates, async ({ query, now }) => {
      const { name, from = '', people } = query;
      const size = peopleIn(people);
      if (!size.ok) return size;
      const read = await readDays({ name, from, people: size.value ?? 1 }, now);
      if (!read.ok) return read;
      const { product, days } = read.value;
      return ok({
        days: days.map(({ day, state, left, price }) => ({ date: day, state, left, price: price ?? null })),
        last: lastDay(now, product.zone),
      });
    }),
    handler(wire.getTourSlots, async ({ query: { name, date, people }, now }) => {
      const size = peopleIn(people);
      if (!size.ok) return size;
      const read = await readSlots({ name, date, people: size.value ?? 1 }, now);
      return read.ok ? ok({ slots: read.value.map((slot) => tourSlotViewOf(slot, now)) }) : read;
    }),
  ];
}

/** The number of people that is named; undefined: none is. */
function peopleIn(people = ''): Result<number | undefined, Faults> {
  if (people === '') return ok(undefined);
  return isPartySize(people) ? ok(Number(people)) : fail([fault('tour_people_invalid', 'people')]);
}

const lastDay = (now: Instant, zone: Parameters<typeof dateInZone>[1]) =>
  plusDays(dateInZone(now, zone), TOUR_DAYS - 1);
