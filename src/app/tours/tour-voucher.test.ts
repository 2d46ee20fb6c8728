import { expect, test } from 'vitest';
import type { OrderedTour } from '#app/tours/ports.ts';
import { readTour } from '#app/tours/ordered-tour.ts';
import { after, before, HOUR, instant, zone } from '#kernel/instant.ts';
import { id } from '#kernel/ids.ts';
import { issueVoucher } from './tour-voucher.ts';

const STARTS = instant(Date.UTC(2026, 11, 10, 14, 30));
const TOUR: OrderedTour = {
  claim: id('c'),
  product: 'ballenas',
  title: { es: 'Ballenas', en: 'Whales' },
  slot: 's',
  starts: STARTS,
  ends: after(STARTS, 3 * HOUR),
  closes: before(STARTS, 12 * HOUR),
  zone: zone('America/Mexico_City'),
  adults: 2,
  children: 1,
  participants: [],
  pickUp: null,
  meetingPoint: { es: 'Muelle', en: 'Pier' },
  bring: [],
  cancellation: [],
  seller: { name: 'Mar y Monte', phone: '+52 322 555 0148' },
  total: 347_000,
};
const of = { order: id<'order'>('o') as never, lang: 'es', reference: 'MM-1' } as const;

test('a voucher says who expects whom, where and when, and is good from shortly before to the end', () =>
  expect(issueVoucher(TOUR, of)).toMatchObject({
    item: 'tour',
    provider: 'Mar y Monte',
    reference: 'MM-1',
    where: 'Muelle',
    when: { at: STARTS },
    people: 3,
    validFrom: before(STARTS, 3 * HOUR),
    validUntil: TOUR.ends,
  }));

test('people who are picked up meet there', () => {
  const at = before(STARTS, HOUR);
  const picked = { ...TOUR, pickUp: { key: 'marina', place: { es: 'Faro', en: 'Lighthouse' }, at } };
  expect(issueVoucher(picked, of)).toMatchObject({ where: 'Faro', when: { at } });
});

test('an English voucher has the place in both languages: one to read, one to ask for', () => {
  expect(issueVoucher(TOUR, { ...of, lang: 'en' }).where).toBe('Pier (Muelle)');
  const meetingPoint = { es: 'Marina', en: 'Marina' };
  expect(issueVoucher({ ...TOUR, meetingPoint }, { ...of, lang: 'en' }).where).toBe('Marina');
});

test('a stored row that is no tour is refused', () => {
  expect(readTour(TOUR)).toBe(TOUR);
  for (const what of [null, undefined, {}, { ...TOUR, claim: '' }, { ...TOUR, total: 0 }])
    expect(() => readTour(what)).toThrow('an item without its tour');
});
