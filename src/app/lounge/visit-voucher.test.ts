import { expect, test } from 'vitest';
import { ENTER_EARLY, type Lounge } from '#domain/lounge/lounge.ts';
import { id } from '#kernel/ids.ts';
import { after, before, HOUR, instant, zone } from '#kernel/instant.ts';
import { placeOf, visitVoucher } from './visit-voucher.ts';

const STARTS = instant(Date.parse('2027-03-10T16:00:00Z'));
const PLACE: Pick<Lounge, 'name' | 'host' | 'zone'> = {
  name: { es: 'Costa', en: 'Coast' },
  host: { name: 'Línea', phone: '333 123 4567' },
  zone: zone('America/Mexico_City'),
};
const VISIT = { visit: id<'lounge-visit'>('v'), lounge: 'coast', starts: STARTS, hours: 2, people: 2, total: 0 };
const ORDER = id<'order'>('o');

test('its voucher says where, for how many and until when, and is good as early as the door lets in', () =>
  expect(visitVoucher({ ...VISIT, place: PLACE }, ORDER)).toMatchObject({
    order: 'o',
    item: 'visit',
    provider: 'Línea',
    phone: '333 123 4567',
    where: 'Costa',
    when: { at: STARTS, zone: PLACE.zone },
    people: 2,
    validFrom: before(STARTS, ENTER_EARLY),
    validUntil: after(STARTS, 2 * HOUR),
  }));

test('an English voucher has the place in both languages: one to read, one to ask for', () => {
  expect(visitVoucher({ ...VISIT, lang: 'en', place: PLACE }, ORDER)?.where).toBe('Coast (Costa)');
  const place = { ...PLACE, name: { es: 'Marina', en: 'Marina' } };
  expect(visitVoucher({ ...VISIT, lang: 'en', place }, ORDER)?.where).toBe('Marina');
  expect(visitVoucher({ ...VISIT, lang: 'es', place: PLACE }, ORDER)?.where).toBe('Costa');
});

test('an order from before visits had vouchers gets none', () => expect(visitVoucher(VISIT, ORDER)).toBeUndefined());

test('its order keeps what the voucher says of the lounge, and nothing else', () =>
  expect(placeOf({ ...PLACE, key: 'coast', capacity: 20 } as Lounge)).toEqual(PLACE));
