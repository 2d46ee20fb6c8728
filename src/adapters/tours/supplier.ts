import * as v from 'valibot';
import { exchange, type Reply } from '#adapters/providers/exchange.ts';
import type { TourSupplier } from '#app/tours/ports.ts';
import type { BookingAnswer, BookingTrouble } from '#domain/tours/booking.ts';
import { TOUR_CATEGORIES, type TourProduct, type TourSlot } from '#domain/tours/product.ts';
import { instant, zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { isZone } from '#kernel/zoned.ts';

export interface TourSupplierOptions {
  /** Without a trailing slash. */
  readonly url: string;
  readonly user: string;
  readonly secret: string;
  /** Milliseconds; default 8,000. */
  readonly timeoutMs?: number;
}

/** Reads wait for no more than this: a visitor waits for them. */
const READ_TIMEOUT = 3_000;

const both = v.object({ es: v.string(), en: v.string() });
const money = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const prices = v.object({ adult: money, child: v.nullable(money) });
const whole = v.pipe(v.number(), v.safeInteger());
const dayOfYear = v.pipe(v.string(), v.regex(/^\d{2}-\d{2}$/));

const toursAnswer = v.object({
  seller: v.object({ name: v.string(), phone: v.string() }),
  tours: v.array(
    v.object({
      id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/)),
      title: both,
      summary: both,
      text: v.array(both),
      includes: v.array(both),
      excludes: v.array(both),
      bring: v.array(both),
      place: both,
      category: v.picklist(TOUR_CATEGORIES),
      zone: v.pipe(v.string(), v.check(isZone)),
      minutes: whole,
      languages: v.array(v.string()),
      party: v.object({ min: whole, max: whole }),
      ages: v.object({ min: whole, child_until: v.nullable(whole) }),
      prices,
      cutoff_hours: whole,
      season: v.nullable(v.object({ from: dayOfYear, until: dayOfYear })),
      pickups: v.array(v.object({ id: v.string(), place: both, minutes_before: whole })),
      meeting_point: both,
      cancellation: v.array(v.object({ hours_before: whole, percent: v.pipe(whole, v.minValue(0), v.maxValue(100)) })),
      weather: v.boolean(),
    }),
  ),
});

const slotAnswer = v.object({
  id: v.pipe(v.string(), v.maxLength(80)),
  tour: v.string(),
  starts_at: v.pipe(v.string(), v.isoTimestamp()),
  allotment: v.pipe(whole, v.minValue(0)),
  cancelled: v.boolean(),
  prices,
});

const slotsAnswer = v.object({ slots: v.array(slotAnswer) });

const bookingAnswer = v.object({
  reference: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  status: v.picklist(['confirmed', 'preparing', 'refused', 'cancelled']),
});

/** The supplier of tours, by its API under `/v1`, with this site's user and secret. */
export function tourSupplier({ url, user, secret, timeoutMs = 8_000 }: TourSupplierOptions): TourSupplier {
  const authorization = `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`;
  const get = (path: string) =>
    exchange(`${url}${path}`, { headers: { authorization } }, Math.min(READ_TIMEOUT, timeoutMs));
  const read = async <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
    parsedOf(await get(path), schema);
  const bookingAt = (key: string) => `/v1/bookings/${encodeURIComponent(key)}`;
  return {
    products: async () => {
      const found = await read('/v1/tours', toursAnswer);
      return found?.tours.map((tour) => productOf(tour, found.seller));
    },
    slots: async ({ from, until, product }) => {
      const asked = new URLSearchParams({ from, until, ...(product === undefined ? {} : { tour: product }) });
      return (await read(`/v1/slots?${asked}`, slotsAnswer))?.slots.map(slotOf);
    },
    slot: async (key) => {
      const reply = await get(`/v1/slots/${encodeURIComponent(key)}`);
      if (reply.kind === 'answer' && reply.status === 404) return 'unknown';
      const found = parsedOf(reply, slotAnswer);
      return found && slotOf(found);
    },
    book: async ({ key, slot, adults, children, total }) => {
      const request = {
        method: 'PUT',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ slot, adults, children, total }),
      };
      return answerOf(await exchange(`${url}${bookingAt(key)}`, request, timeoutMs));
    },
    ask: async (key) => answerOf(await get(bookingAt(key))),
    cancel: async (key) => {
      const request = { method: 'DELETE', headers: { authorization } };
      const reply = await exchange(`${url}${bookingAt(key)}`, request, timeoutMs);
      return reply.kind === 'answer' && (reply.status < 300 || reply.status === 404 || reply.status === 410);
    },
  };
}

function parsedOf<Schema extends v.GenericSchema>(reply: Reply, schema: Schema): v.InferOutput<Schema> | undefined {
  if (reply.kind !== 'answer' || reply.status !== 200) return undefined;
  const parsed = v.safeParse(schema, jsonOf(reply.text));
  return parsed.success ? parsed.output : undefined;
}

function answerOf(reply: Reply): BookingAnswer {
  if (reply.kind !== 'answer') return { kind: 'failed', trouble: reply.kind };
  const { status, text } = reply;
  if (status === 404) return { kind: 'unknown' };
  if (status === 409) return { kind: 'refused', why: CONFLICTS[errorIn(text)] ?? 'refused' };
  if (status === 400 || status === 410 || status === 422) return { kind: 'refused', why: 'refused' };
  const parsed = v.safeParse(bookingAnswer, jsonOf(text));
  if (![200, 201, 202].includes(status)) return { kind: 'failed', trouble: `status ${status}` };
  if (!parsed.success) return { kind: 'failed', trouble: 'unreadable' };
  const { reference, status: standing } = parsed.output;
  if (standing === 'confirmed') return { kind: 'confirmed', reference };
  return standing === 'preparing' ? { kind: 'preparing' } : { kind: 'refused', why: 'refused' };
}

const CONFLICTS: Readonly<Record<string, Exclude<BookingTrouble, 'silent'>>> = {
  slot_full: 'full',
  price_moved: 'price',
};

const errorIn = (text: string): string => {
  const parsed = v.safeParse(v.object({ error: v.string() }), jsonOf(text));
  return parsed.success ? parsed.output.error : '';
};

type ToursAnswer = v.InferOutput<typeof toursAnswer>;

function productOf(tour: ToursAnswer['tours'][number], seller: ToursAnswer['seller']): TourProduct {
  const { id, ages, cutoff_hours, pickups, meeting_point, cancellation, weather, ...same } = tour;
  return {
    ...same,
    name: id,
    zone: zone(tour.zone),
    ages: { min: ages.min, childUntil: ages.child_until },
    prices: pricesOf(tour.prices),
    cutOffHours: cutoff_hours,
    pickUps: pickups.map(({ id: key, place, minutes_before }) => ({ key, place, minutesBefore: minutes_before })),
    meetingPoint: meeting_point,
    cancellation: cancellation
      .map(({ hours_before, percent }) => ({ hoursBefore: hours_before, percent }))
      .sort((a, b) => b.hoursBefore - a.hoursBefore),
    dependsOnWeather: weather,
    seller,
  };
}

const slotOf = (slot: v.InferOutput<typeof slotAnswer>): TourSlot => ({
  key: slot.id,
  product: slot.tour,
  starts: instant(Date.parse(slot.starts_at)),
  capacity: slot.allotment,
  isCancelled: slot.cancelled,
  prices: pricesOf(slot.prices),
});

const pricesOf = ({ adult, child }: v.InferOutput<typeof prices>) => ({
  adult: centavos(adult),
  child: child === null ? null : centavos(child),
});

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
