import * as v from 'valibot';
import type { Reply } from '#adapters/providers/exchange.ts';
import type { Adventure, AdventureDate } from '#domain/adventures/adventure.ts';
import { instant, zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

/** Pesos with two decimals, as a string: never through a float. */
const pesos = v.pipe(
  v.string(),
  v.regex(/^\d{1,7}\.\d\d$/),
  v.transform((text) => centavos(Number(text.replace('.', '')))),
);
const words = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));

const step = v.object({ hours_before: count, percent: v.pipe(count, v.maxValue(100)) });

const tour = v.object({
  booking_code: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  name: words(100),
  description: words(1_000),
  meeting_point: words(200),
  duration_minutes: v.pipe(count, v.minValue(1)),
  price: pesos,
  min_people: v.pipe(count, v.minValue(1)),
  max_people: v.pipe(count, v.minValue(1), v.maxValue(99)),
  min_age: count,
  // A supplier that says nothing gives nothing back.
  cancellation: v.optional(v.pipe(v.array(step), v.maxLength(10)), []),
  provider: words(100),
  phone: words(30),
  timezone: v.pipe(
    v.string(),
    v.check((name) => isZone(name)),
  ),
});

const date = v.object({ starts_at: v.pipe(v.string(), v.isoTimestamp()), left: count, price: pesos });

function isZone(name: string): boolean {
  try {
    return Boolean(Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The body of a successful reply, if it has this shape. */
function bodyOf<Shape extends v.GenericSchema>(reply: Reply, shape: Shape): v.InferOutput<Shape> | undefined {
  if (reply.kind !== 'answer' || reply.status !== 200) return undefined;
  return parsed(reply.text, shape);
}

function parsed<Shape extends v.GenericSchema>(text: string, shape: Shape): v.InferOutput<Shape> | undefined {
  try {
    const read = v.safeParse(shape, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** The list of a supplier's reply; undefined when it is none. */
export const listIn = (reply: Reply): readonly Adventure[] | undefined =>
  bodyOf(reply, v.object({ tours: v.array(tour) }))?.tours.map((one) => ({
    code: one.booking_code,
    name: one.name,
    description: one.description,
    where: one.meeting_point,
    minutes: one.duration_minutes,
    base: one.price,
    least: one.min_people,
    most: Math.max(one.min_people, one.max_people),
    minimumAge: one.min_age,
    cancellation: one.cancellation.map(({ hours_before: hoursBefore, percent }) => ({ hoursBefore, percent })),
    provider: one.provider,
    phone: one.phone,
    zone: zone(one.timezone),
  }));

/** The departures of a supplier's reply, none for an unknown adventure; undefined when it cannot be read. */
export const datesIn = (reply: Reply): readonly AdventureDate[] | undefined =>
  reply.kind === 'answer' && reply.status === 404
    ? []
    : bodyOf(reply, v.object({ dates: v.array(date) }))?.dates.map(({ starts_at, left, price }) => ({
        starts: instant(Date.parse(starts_at)),
        left,
        base: price,
      }));

/** The supplier's reference, where it has confirmed a booking. */
export const referenceIn = (text: string): string | undefined =>
  parsed(text, v.object({ status: v.literal('confirmed'), reference: words(40) }))?.reference;
