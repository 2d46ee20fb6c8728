import { expect, test } from 'vitest';
import { after, before, HOUR, instant, MINUTE, zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import type { OrderedAdventure } from './adventure.ts';
import { voucherOf } from './adventure-voucher.ts';

const STARTS = instant(Date.parse('2026-12-10T16:00:00Z'));
const ORDERED: OrderedAdventure = {
  code: 'zip',
  title: { es: 'Tirolesa', en: 'Zip line' },
  starts: STARTS,
  minutes: 150,
  zone: zone('America/Mexico_City'),
  where: 'Base',
  provider: 'Alto',
  phone: '3221234567',
  people: 3,
  base: centavos(100),
  total: centavos(110),
};

test('a voucher is good from an hour before its adventure until the end of it', () => {
  const { validFrom, validUntil, when, reference, people } = voucherOf(ORDERED, 'R-1');
  expect([validFrom, validUntil]).toEqual([before(STARTS, HOUR), after(STARTS, 150 * MINUTE)]);
  expect({ when, reference, people }).toEqual({
    when: { at: STARTS, zone: ORDERED.zone },
    reference: 'R-1',
    people: 3,
  });
});
