import { expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { answering, drawnPage } from '#testing/drawn-page.ts';
import { getOrigins } from '#wire/websale.ts';

const now = instant(Date.UTC(2026, 10, 23));

const call = answering(new Map([[getOrigins, { origins: [], destinations: { A: ['B'] } }]]));

test.each([
  '/shuttle?origin=toString&destination=B',
  '/shuttle?origin=__proto__&destination=B',
  '/shuttle?origin=constructor&destination=B&after=10:00',
  '/shuttle?origin=A&destination=toString&before=10:00',
])('%s asks about no stop, and that is said at its field', async (address) => {
  expect((await drawnPage(address, { now, call })).status).toBe(422);
});
