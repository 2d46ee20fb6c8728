import { expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { askPage } from '#testing/drawn-page.ts';

const refusing = (status: 400 | 503) => async () => ({ ok: false, status, errors: [] }) as const;

const ask = (address: string, status: 400 | 503) =>
  askPage(address, { now: instant(Date.UTC(2026, 10, 23)), call: refusing(status) });

/** What a call refuses to read, such as a card number, names nothing. */
const WRONG = '4111111111111111';

test.each([
  [`/ubicaciones/${WRONG}`, 302],
  [`/autobus-${WRONG}`, 302],
  [`/boletos-a-${WRONG}`, 302],
  [`/aventuras/${WRONG}`, 404],
  [`/tours/detalle/${WRONG}`, 404],
  [`/tours/buscar?q=${WRONG}`, 200],
  [`/tours/buscar?place=${WRONG}`, 200],
])('%s names nothing: %s, and only a site that is away says so', async (address, status) => {
  expect((await ask(address, 400)).status).toBe(status);
  expect((await ask(address, 503)).status).toBe(503);
});
