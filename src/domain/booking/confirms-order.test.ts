import { expect, test } from 'vitest';
import { confirmsOrder } from '#domain/booking/hoarding.ts';
import { after, DAY, instant } from '#kernel/instant.ts';

const NOW = instant(1_800_000_000_000);

test.each([
  ['four seats tomorrow', 4, DAY, false],
  ['five seats tomorrow', 5, DAY, true],
  ['one seat in three days', 1, 3 * DAY, false],
  ['one seat later than that', 1, 3 * DAY + 1, true],
])('%s', (_name, seats, ahead, confirms) => {
  expect(confirmsOrder({ seats, departs: after(NOW, ahead), now: NOW, factor: 1 })).toBe(confirms);
});
