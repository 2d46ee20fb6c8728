import { expect, test } from 'vitest';
import { createTourCatalogue } from '#app/tours/catalogue.ts';
import type { TourSupplier } from '#app/tours/ports.ts';
import type { TourProduct } from '#domain/tours/product.ts';
import { type Instant, instant, MINUTE, SECOND } from '#kernel/instant.ts';

const SURF = [{ name: 'surf' }] as unknown as readonly TourProduct[];

/** A catalogue whose supplier gives these answers in turn, and a clock that is set. */
function catalogueOf(...answers: readonly (readonly TourProduct[] | undefined | Error)[]) {
  let now: Instant = instant(0);
  let asked = 0;
  const supplier = {
    products: async () => {
      const answer = answers[asked++];
      if (answer instanceof Error) throw answer;
      return answer;
    },
  } as Partial<TourSupplier> as TourSupplier;
  const catalogue = createTourCatalogue({ supplier, clock: { now: () => now } });
  return {
    products: () => catalogue.products(),
    pass: (milliseconds: number) => {
      now = instant(now + milliseconds);
    },
    asked: () => asked,
  };
}

test('is read once a minute, and while the supplier is silent it is what was known last', async () => {
  const catalogue = catalogueOf(SURF, undefined, SURF);
  expect(await Promise.all([catalogue.products(), catalogue.products()])).toEqual([SURF, SURF]);
  expect(catalogue.asked()).toBe(1);
  catalogue.pass(MINUTE);
  expect(await catalogue.products()).toBe(SURF);
  expect(await catalogue.products()).toBe(SURF);
  expect(catalogue.asked()).toBe(2);
});

test('a reading that fails is reported to its visitor, and spoils none of the later ones', async () => {
  const catalogue = catalogueOf(new Error('out of order'), SURF, new Error('again'), SURF);
  await expect(catalogue.products()).rejects.toThrow('out of order');
  // The supplier is left alone for a moment.
  expect(await catalogue.products()).toBe(undefined);
  catalogue.pass(2 * SECOND);
  expect(await catalogue.products()).toBe(SURF);
  catalogue.pass(MINUTE);
  await expect(catalogue.products()).rejects.toThrow('again');
  expect(await catalogue.products()).toBe(SURF);
  catalogue.pass(2 * SECOND);
  expect(await catalogue.products()).toBe(SURF);
  expect(catalogue.asked()).toBe(4);
});
