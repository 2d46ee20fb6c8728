import * as v from 'valibot';
import { expect, test } from 'vitest';
import { postAdditionals } from '#wire/additionals.ts';
import { chosenBeside } from './sold-beside.ts';

const read = (sale_internet?: object) =>
  chosenBeside(v.parse(postAdditionals.body, { code: 'ABCDEFGHJK', ...(sale_internet && { sale_internet }) }));

test('packages come as a list, or as the object of the specification', () => {
  const field = 'sale_internet.packages';
  expect(read()).toEqual({ code: 'ABCDEFGHJK', items: [], unplaced: { offers: [], field } });
  expect(read({ packages: ['internet-plus'] }).unplaced).toEqual({ offers: ['internet-plus'], field });
  expect(read({ packages: { packages: ['internet-plus'], price: 0 } }).unplaced).toEqual({
    offers: ['internet-plus'],
    field,
  });
});

test('what is neither is refused', () => {
  for (const packages of ['internet-plus', { price: 0 }, Array.from({ length: 21 }, () => 'x')])
    expect(() => read({ packages })).toThrow();
});
