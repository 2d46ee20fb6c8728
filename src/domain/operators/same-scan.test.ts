import { describe, expect, test } from 'vitest';
import { after, before, DAY, HOUR, instant } from '#kernel/instant.ts';
import { isSameScan, SAME_SCAN_WITHIN, scannedAt } from './same-scan.ts';

const NOW = instant(Date.UTC(2026, 10, 27, 15, 0));

test.each([
  ['held out a moment longer', 'a', SAME_SCAN_WITHIN, true],
  ['shown again later', 'a', SAME_SCAN_WITHIN + 1, false],
  ['on another device', 'b', 0, false],
])('%s', (_how, device, later, isSame) => {
  expect(isSameScan({ device: 'a', at: NOW }, { device, at: after(NOW, later) })).toBe(isSame);
});

describe('a scan that was kept', () => {
  const YEARS = instant(Date.UTC(9999, 11, 31));

  test.each([
    ['sent at once', NOW, NOW, NOW],
    [
      'three hours ago, by a clock a year ahead',
      after(NOW, 365 * DAY - 3 * HOUR),
      after(NOW, 365 * DAY),
      before(NOW, 3 * HOUR),
    ],
    ['later than it was sent', after(NOW, HOUR), NOW, NOW],
    ['by a clock that was set to the end of time in between', NOW, YEARS, before(NOW, 30 * DAY)],
    ['by a clock that was set back from there', YEARS, NOW, NOW],
  ])('%s', (_how, at, sentAt, was) => {
    expect(scannedAt({ at, sentAt }, NOW)).toBe(was);
  });
});
