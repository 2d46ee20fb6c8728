import { expect, test } from 'vitest';
import { INITIAL_DRAFT } from '#domain/booking/draft.ts';

test('a draft begins with the defaults of the specification (M27)', () => {
  expect(INITIAL_DRAFT).toMatchObject({
    round: true,
    departure: { date: null, open: false },
    return: { date: null, open: true },
    contact: { privacy: true, changes: false, firstTimeContact: true },
    saleInternet: { packages: [], price: 0 },
    payment: 'process',
    existTraveller: false,
    code: null,
    method: null,
  });
});
