import type { Clock } from '#app/ports.ts';
import type { SlotsAsked, TourSupplier } from '#app/tours/ports.ts';
import type { TourProduct, TourSlot } from '#domain/tours/product.ts';
import { type Instant, MINUTE, SECOND } from '#kernel/instant.ts';

/** What the supplier sells, a little while ago. Undefined: it has not answered, and nothing is remembered. */
export interface TourCatalogue {
  products(): Promise<readonly TourProduct[] | undefined>;
  slots(asked: SlotsAsked): Promise<readonly TourSlot[] | undefined>;
}

const PRODUCTS_LIFETIME = MINUTE;
/** Only shown: what is sold is read again. */
const SLOTS_LIFETIME = 15 * SECOND;
/** Months of calendars that are remembered: more are forgotten, the oldest first. */
const MAX_REMEMBERED = 200;
/** After it did not answer, it is left alone for this long. */
const REST = 2 * SECOND;

interface Remembered<Value> {
  readonly value: Value | undefined;
  readonly until: Instant;
}

/** The supplier's catalogue, remembered for a short time; while the supplier is silent, what was known last. */
export function createTourCatalogue({
  supplier,
  clock,
}: {
  readonly supplier: TourSupplier;
  readonly clock: Clock;
}): TourCatalogue {
  const cache = new Map<string, Promise<Remembered<unknown>>>();
  const remembered = async <Value>(key: string, lifetime: number, read: () => Promise<Value | undefined>) => {
    const known = (await cache.get(key)) as Remembered<Value> | undefined;
    if (known && clock.now() < known.until) return known.value;
    // Simultaneous visitors may both arrive here: the first one's question is everybody's.
    const asking = cache.get(key);
    if (asking && (await asking) !== known) return ((await asking) as Remembered<Value>).value;
    const remember = (found: Value | undefined): Remembered<Value> => ({
      value: found ?? known?.value,
      until: (clock.now() + (found ? lifetime : REST)) as Instant,
    });
    const reading = read().then(remember);
    cache.delete(key);
    // Whoever comes later waits for it first: a reading that fails is thrown where it was begun, and nowhere else.
    cache.set(
      key,
      reading.catch(() => remember(undefined)),
    );
    for (const oldest of [...cache.keys()].slice(0, Math.max(0, cache.size - MAX_REMEMBERED))) cache.delete(oldest);
    return (await reading).value;
  };
  return {
    products: () => remembered('products', PRODUCTS_LIFETIME, () => supplier.products()),
    slots: (asked) =>
      remembered(`${asked.product ?? '*'} ${asked.from} ${asked.until}`, SLOTS_LIFETIME, () => supplier.slots(asked)),
  };
}
