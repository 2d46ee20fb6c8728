import { expect, test } from 'vitest';
import { withOwnCredit } from './own-credit.ts';

const WAYS = [
  { kind: 'card', method: 'credit' },
  { kind: 'credit', method: 'store_credit' },
] as const;
const credit = (code: string, amount: number, year = 2027) => ({ code, amount, expires_on: `${year}-11-22` });

const creditOf = (...[offer, lang = 'es']: [Parameters<typeof withOwnCredit>[1], ('es' | 'en')?]) =>
  withOwnCredit(WAYS, offer, lang).find(({ kind }) => kind === 'credit');

test('nobody without credit is told of any', () => {
  expect(withOwnCredit(WAYS, { credits: [], total: 100 }, 'es')).toEqual(WAYS);
});

test('what suffices comes first, filled in, with its amount and the day and year it ends', () => {
  const [first, second] = withOwnCredit(WAYS, { credits: [credit('A1', 19_500)], total: 19_500 }, 'en');
  expect(first).toMatchObject({ kind: 'credit', method: 'store_credit', code: 'A1' });
  expect(first).toHaveProperty(
    'says',
    expect.stringContaining('$\u00a0195.00\u00a0MXN until Monday, 22 November 2027'),
  );
  expect(second).toEqual(WAYS[0]);
});

test('of several, the one that ends first and suffices', () => {
  const credits = [credit('A1', 99), credit('B2', 100), credit('C3', 900)];
  expect(creditOf({ credits, total: 100 })).toMatchObject({ code: 'B2' });
});

test('what does not suffice is told of with what is missing, fills nothing in and keeps its place', () => {
  const offer = { credits: [credit('A1', 5_000), credit('B2', 9_000)], total: 10_000 };
  const told = creditOf(offer);
  expect(told).toMatchObject({ code: undefined, says: expect.stringMatching(/90\.00.*2027.*10\.00/) });
  expect(withOwnCredit(WAYS, offer, 'es')[0]).toEqual(WAYS[0]);
});
