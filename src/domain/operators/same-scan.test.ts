import { expect, test } from 'vitest';
import { after, instant } from '#kernel/instant.ts';
import { isSameScan, SAME_SCAN_WITHIN } from './same-scan.ts';

const NOW = instant(Date.UTC(2026, 10, 27, 15, 0));

test.each([
  ['held out a moment longer', 'a', SAME_SCAN_WITHIN, true],
  ['shown again later', 'a', SAME_SCAN_WITHIN + 1, false],
  ['on another device', 'b', 0, false],
])('%s', (_how, device, later, isSame) => {
  expect(isSameScan({ device: 'a', at: NOW }, { device, at: after(NOW, later) })).toBe(isSame);
});
