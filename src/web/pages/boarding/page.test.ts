import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageContext } from '#web/page.ts';
import { boardingPage } from '#web/pages/boarding/page.ts';
import { Chooser } from '#web/pages/boarding/chooser.tsx';

const STOPS = ['Bucerías', 'Sayulita'].map((name) => ({ id: name.slice(0, 3).toUpperCase(), name, city: name }));

const NO_ID = '<>';

/** A visit from a device with this cookie, when no bus departs. */
const visit = (query: string, door?: string): PageContext => ({
  method: 'GET',
  path: '/abordaje',
  query: new URLSearchParams(query),
  form: undefined,
  cookies: door === undefined ? {} : { door },
  formToken: '',
  origin: 'http://localhost',
  now: 0 as PageContext['now'],
  lang: 'es',
  carrier: { name: 'Line' } as PageContext['carrier'],
  hasPage: () => false,
  params: {},
  call: async (_route, asked) => {
    const { stop } = (asked?.query ?? {}) as { stop?: string };
    if (stop === NO_ID) return { ok: false, status: 400, errors: [] };
    return {
      ok: true,
      data: {
        stops: STOPS,
        stop: STOPS.find(({ id }) => id === stop) ?? null,
        buses: [],
        vouchers: [],
        keys: [],
      } as never,
    };
  },
});

async function shown(query: string, door?: string) {
  const outcome = await boardingPage.load(visit(query, door));
  if (outcome.kind !== 'show' || outcome.data.kind !== 'choose') throw new Error('no stop is chosen here');
  return { data: outcome.data, cookies: outcome.cookies };
}

test('the stop that was chosen is the device’s from then on', async () => {
  const { data, cookies } = await shown('stop=SAY');
  expect(data.stop?.id).toBe('SAY');
  expect(cookies).toMatchObject([{ name: 'door', value: 'SAY' }]);
  expect((await shown('', 'SAY')).data.stop?.id).toBe('SAY');
  expect((await shown('stop=BUC', 'SAY')).data.stop?.id).toBe('BUC');
});

test.each([
  ['a new device', undefined],
  ['a door without a stop', '1'],
  ['a stop that no longer exists', 'GONE'],
  ['a cookie that names none', NO_ID],
])('%s has none, and the first of the alphabet is not taken for it', async (_of, door) => {
  const { data, cookies } = await shown('', door);
  expect(data.stop).toBe(null);
  expect(cookies).toBe(undefined);
  const site = { lang: 'es' } as Parameters<typeof Chooser>[0]['site'];
  expect(renderToStaticMarkup(createElement(Chooser, { data, site }))).toContain(
    '<option value="" selected="">Elige tu parada</option>',
  );
});

test('a bus says that it has no passengers only if none is still to pay either', async () => {
  const { data } = await shown('stop=SAY');
  const bus = { departure: 'a', departs_at: '2026-12-01T06:15:00-07:00', destination: 'Tepic', cancelled: false };
  const service = { es: 'Primera', en: 'First class' };
  const buses = [
    { ...bus, service, boarded: 0, tickets: 0, unpaid: 0 },
    { ...bus, departure: 'b', service, boarded: 0, tickets: 2, unpaid: 0 },
    { ...bus, departure: 'c', service, boarded: 0, tickets: 0, unpaid: 1 },
    { ...bus, departure: 'd', service, boarded: 1, tickets: 2, unpaid: 3 },
  ] as unknown as typeof data.buses;
  const site = { lang: 'es' } as Parameters<typeof Chooser>[0]['site'];
  const html = renderToStaticMarkup(createElement(Chooser, { data: { ...data, buses }, site }));
  expect([...html.matchAll(/Primera ·\s(?:<!-- -->)?([^<]*)/g)].map(([, people]) => people)).toEqual([
    'sin pasajeros',
    '0 de 2 a bordo',
    '1 sin pagar',
    '1 de 2 a bordo, 3 sin pagar',
  ]);
});

test('opening the door of a bus keeps the stop', async () => {
  const opened = await boardingPage.load(visit('departure=bus', 'SAY'));
  expect(opened.cookies).toMatchObject([{ name: 'door', value: 'SAY' }]);
  expect((await boardingPage.load(visit('departure=bus'))).cookies).toMatchObject([{ name: 'door', value: '1' }]);
});
