import { DATES_BOOT } from '#web/boot.ts';
import { describe, expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { COSTERA } from '#main/costera.ts';
import { drawnPage } from '#testing/drawn-page.ts';
import type { ApiCall } from '#wire/call.ts';
import type { StopView } from '#wire/shapes.ts';

const NOW = instant(Date.parse('2026-11-21T11:40:00-06:00'));

const stop = (id: string, over: Partial<StopView>): StopView => ({
  id,
  name: id,
  city: id,
  area: 'Área',
  zone: 'America/Mexico_City',
  latitude: 20.7,
  longitude: -103.4,
  kind: 'terminal',
  drop_off_only: false,
  ...over,
});

const CITY = stop('CITY', { name: 'Central de Autobuses de Ciudad', city: 'Ciudad' });
const BEACH = stop('BEACH', {
  name: 'Playa',
  city: 'Playa',
  area: 'Costa',
  zone: 'America/Mazatlan',
  latitude: 21.02,
  longitude: -105.27,
  kind: 'stop',
});

const run = (departs: string, arrives: string) => ({
  departs_at: `2026-11-21T${departs}:00-06:00`,
  arrives_at: `2026-11-21T${arrives}:00-07:00`,
  duration_minutes: 250,
  stops_between: 2,
  service: { es: 'Primera', en: 'First class' },
  adult_fare: 52_000,
  cancelled: false,
});

const RATE = {
  service: { es: 'Primera', en: 'First class' },
  type: 'minor',
  percent_off: 50,
  one_way: 26_000,
  round_trip: null,
};

const ANSWERS: Readonly<Record<string, object>> = {
  'reservation/origins': { origins: [CITY, BEACH], destinations: { CITY: ['BEACH'], BEACH: ['CITY'] } },
  'schedules/list_select': {
    origin: CITY,
    destination: BEACH,
    date: '2026-11-21',
    schedules: [run('09:00', '12:10'), run('12:00', '15:10'), run('18:00', '21:10')],
  },
  'rates/list_select': { rates: [RATE] },
  'alerts/list': { alerts: [] },
  'alerts/schedules': { alerts: [] },
};

/** `changed` overrides the response of a call; an array makes it refuse. */
function get(address: string, changed: Readonly<Record<string, object>> = {}) {
  const call = (async (route: { path: string }) => {
    const answer = changed[route.path] ?? ANSWERS[route.path];
    return Array.isArray(answer) ? { ok: false, status: 503, errors: answer } : { ok: true, data: answer };
  }) as ApiCall;
  return drawnPage(address, { now: NOW, call });
}

describe('without scripts, in both languages', () => {
  test.each([
    ['/horarios-y-tarifas', 'es-MX', 'Horarios y tarifas'],
    ['/schedules', 'en', 'Schedules and fares'],
    ['/ubicaciones', 'es-MX', 'Terminales y paradas'],
    ['/ubicaciones?lang=en', 'en', 'Terminals and stops'],
    ['/aviso-privacidad', 'es-MX', 'Aviso de privacidad'],
    ['/aviso-privacidad?lang=en', 'en', 'Privacy notice'],
    ['/terminos-condiciones', 'es-MX', 'Términos y condiciones'],
    ['/terminos-condiciones?lang=en', 'en', 'Terms and conditions'],
  ])('%s', async (address, lang, heading) => {
    const { status, html, text } = await get(address);
    expect(status).toBe(200);
    expect(html).toContain(`<html lang="${lang}"`);
    expect(html).toContain(`<h1>${heading}</h1>`);
    // Data for search engines is not executed, and the calendar of a date field loads when it is touched.
    const scripts = html.matchAll(/<script(?! type="application\/ld\+json">)[^>]*>(.*?)<\/script>/gs);
    expect(Array.from(scripts, ([, body]) => body).filter((body) => body !== DATES_BOOT)).toEqual([]);
    expect(html).not.toMatch(/ style="/);
    expect(text).not.toMatch(/undefined|NaN|\[object/);
  });
});

describe('schedules and fares', () => {
  test('what has left is apart, what is about to leave is for the counter, the rest leads to the search', async () => {
    const { html } = await get('/schedules?origin=CITY&destination=BEACH');
    expect(html).toContain('1 bus has left');
    expect(html).toContain('Counter only');
    expect(html.match(/href="\/home\?origin=CITY&amp;destination=BEACH&amp;date=2026-11-21"/g)).toHaveLength(1);
    expect(html).toContain('Clocks in Playa are 1 h behind');
  });

  test('what does not run is not offered, and what is late says when it leaves', async () => {
    const answer = ANSWERS['schedules/list_select']!;
    const late = { ...run('12:00', '15:10'), expected_at: '2026-11-21T12:45:00-06:00' };
    const schedules = [late, { ...run('18:00', '21:10'), cancelled: true }];
    const { html } = await get('/schedules?origin=CITY&destination=BEACH', {
      'schedules/list_select': { ...answer, schedules },
    });
    expect(html).toContain('Late, expected to leave: 12:45\u00a0p.m.');
    expect(html).toContain('Cancelled');
    expect(html).not.toContain('Buy the 6:00\u00a0p.m. departure');
  });

  test('a fare that is not sold both ways says so', async () => {
    expect((await get('/schedules')).html).toContain('not sold');
  });

  test.each([
    ['origin=&destination=BEACH', 'f-origin-error', 'Choose where you leave from.'],
    ['origin=CITY&destination=', 'f-destination-error', 'Choose where you are going.'],
    ['origin=CITY&destination=CITY', 'f-destination-error', 'We do not travel between'],
  ])('?%s is refused at its field', async (query, id, sentence) => {
    const { status, html } = await get(`/schedules?${query}`);
    expect(status).toBe(422);
    expect(html).toMatch(new RegExp(`id="${id}"[^>]*>${sentence}`));
  });

  test('a day the call refuses keeps what was typed', async () => {
    const refused = [{ code: 'departure_in_past', message: '', field: 'date' }];
    const query = 'origin=CITY&destination=BEACH&date=2026-01-05';
    const { status, html } = await get(`/schedules?${query}`, { 'schedules/list_select': refused });
    expect(status).toBe(422);
    expect(html).toContain('value="2026-01-05"');
    expect(html).toContain('id="f-date-error"');
  });

  test('a day without buses is no dead end', async () => {
    const none = { origin: CITY, destination: BEACH, date: '2026-11-22', schedules: [] };
    const { html } = await get('/schedules?origin=CITY&destination=BEACH&date=2026-11-22', {
      'schedules/list_select': none,
    });
    expect(html).toContain('There are no departures on this day.');
    expect(html).toContain('See Monday, 23 November 2026');
    expect(html).toContain('See Playa to Ciudad');
    expect(html).toContain(`href="tel:${COSTERA.phone.dial}"`);
  });
});

describe('terminals and stops', () => {
  test('each stop has its entry, its clock, and its name on the map leading there', async () => {
    const { html } = await get('/ubicaciones?lang=en');
    expect(html).toContain('id="stop-BEACH"');
    expect(html).toMatch(/<a href="#stop-BEACH"[^>]*>.*?Playa/s);
    expect(html).toContain('Pacific time: 1 h behind Ciudad');
    expect(html).toMatch(/href="https:\/\/www\.openstreetmap\.org[^"]*21\.02[^"]*-105\.27/);
  });

  test('a line that runs elsewhere has a list and no map', async () => {
    const away = stop('AWAY', { latitude: 52.5, longitude: 13.4, drop_off_only: true });
    const { html } = await get('/ubicaciones', {
      'reservation/origins': { origins: [away], destinations: {} },
    });
    expect(html).toContain('id="stop-AWAY"');
    expect(html).toContain('solo para bajar');
    expect(html).not.toContain('origin=AWAY');
    expect(html).not.toContain('role="group"');
  });

  test('when the stops cannot be read there is a phone', async () => {
    const refused = [{ code: 'origins_not_loaded', message: '' }];
    const { status, html } = await get('/ubicaciones', { 'reservation/origins': refused });
    expect(status).toBe(503);
    expect(html).toContain(`href="tel:${COSTERA.phone.dial}"`);
  });
});

test('the contract names the figures of the rules', async () => {
  const { text } = await get('/terminos-condiciones');
  for (const figure of [
    '365 días',
    'más de 2 horas',
    '25 kg',
    '200 cm',
    '40 × 30 × 25 cm',
    '5,000 UMA',
    'hasta 10 veces',
  ])
    expect(text).toContain(figure);
});
