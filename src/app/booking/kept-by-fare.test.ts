import { expect, test } from 'vitest';
import { fareText, keptByFare } from './kept-by-fare.ts';
import { localDate } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

const TERMS = { round: false, windows: [] };
const FARE = { adultFare: centavos(80_000), date: localDate('2026-12-01'), discountsApply: true };

function counted() {
  const worked: string[] = [];
  const kept = keptByFare<string | undefined>();
  const ask = (terms: Parameters<typeof kept>[0], question: string) =>
    kept(terms, question, () => {
      worked.push(question);
      return question === 'nothing' ? undefined : `answer ${worked.length}`;
    });
  return { ask, worked };
}

test('an equal question is worked out once, also when nothing follows from it', () => {
  const { ask, worked } = counted();
  expect([ask(TERMS, 'a'), ask({ ...TERMS }, 'a'), ask(TERMS, 'b')]).toEqual(['answer 1', 'answer 1', 'answer 2']);
  expect([ask(TERMS, 'nothing'), ask(TERMS, 'nothing')]).toEqual([undefined, undefined]);
  expect(worked).toEqual(['a', 'b', 'nothing']);
});

test('other terms are another question, and so is another version of the timetable', () => {
  const { ask, worked } = counted();
  for (const terms of [
    TERMS,
    { ...TERMS, round: true },
    { ...TERMS, promo: { percent: 10 } },
    { ...TERMS, windows: [] },
  ])
    ask(terms, 'a');
  expect(worked).toEqual(['a', 'a', 'a', 'a']);
});

test('it does not grow without end', () => {
  const { ask, worked } = counted();
  for (let question = 0; question <= 5_000; question += 1) ask(TERMS, String(question));
  ask(TERMS, '0');
  expect(worked.at(-1)).toBe('0');
  ask(TERMS, '5000');
  expect(worked).toHaveLength(5_002);
});

test('it keeps as many as it is told to', () => {
  const worked: string[] = [];
  const kept = keptByFare<number>(2);
  for (const question of ['a', 'b', 'c', 'a']) kept(TERMS, question, () => worked.push(question));
  expect(worked).toEqual(['a', 'b', 'c', 'a']);
});

test.each([
  { adultFare: centavos(80_001) },
  { date: localDate('2026-12-02') },
  { date: undefined },
  { discountsApply: false },
  { vatExempt: true },
])('a fare that differs in %o has another text', (change) => {
  expect(fareText({ ...FARE, ...change })).not.toBe(fareText(FARE));
  expect(fareText({ ...FARE, vatExempt: false })).toBe(fareText(FARE));
});
