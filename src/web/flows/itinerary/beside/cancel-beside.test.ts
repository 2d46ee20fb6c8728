import { expect, test } from 'vitest';
import type { BesideView } from '#wire/basket.ts';
import { alsoSaid, alsoValue, chosenIn, meansFor } from './cancel-beside.ts';

const VIEW: BesideView = {
  code: 'ABCD123456',
  title: { es: 'Tour', en: 'Tour' },
  details: [],
  path: { es: '/', en: '/' },
  gives_back: 89_000,
  cancelled_as: 'order',
  paid_with: true,
};

test('what a form chose is read as it was written', () => {
  const form = new URLSearchParams([['also', alsoValue(VIEW)]]);
  expect(chosenIn(form)).toEqual([{ as: 'order', code: 'ABCD123456', amount: 89_000 }]);
});

test.each(['', 'order', 'order  100', 'gift ABCD123456 100', 'order ABCD123456 0', 'order ABCD123456 x'])(
  '“%s” chooses nothing',
  (value) => expect(chosenIn(new URLSearchParams([['also', value]]))).toEqual([]),
);

test('an address says what was cancelled and what was kept, in codes alone', () => {
  const query = new URLSearchParams({ also: 'order.ABCD123456,trip.ZZZZ999999', kept: 'trip.<b>,moon.ABCD123456' });
  expect(alsoSaid(query)).toEqual({
    also: [
      { as: 'order', code: 'ABCD123456' },
      { as: 'trip', code: 'ZZZZ999999' },
    ],
    kept: [],
  });
  expect(alsoSaid(new URLSearchParams())).toEqual({ also: [], kept: [] });
});

test('the amount that was seen goes back as it was offered', () => {
  expect(meansFor({ original: 300, credit: 400 }, 300)).toEqual(['original']);
  expect(meansFor({ original: 300, credit: 400 }, 400)).toEqual(['credit']);
});

test.each([{}, { original: 100, credit: 100 }])(
  'a form sent again asks for either: its key says which it was',
  (amounts) => expect(meansFor(amounts, 300)).toEqual(['original', 'credit']),
);
