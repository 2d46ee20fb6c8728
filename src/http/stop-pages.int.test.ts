import { after, DAY } from '#kernel/instant.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPages } from '#testing/http/open-pages.ts';
import { linkedThings } from '#testing/linked-things.ts';
import { openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: PaymentFixture;
let site: Awaited<ReturnType<typeof openPages>>;

beforeAll(async () => {
  database = await createTestDatabase({ connections: 4 });
  fixture = await openPaymentFixture(database.pool);
  site = await openPages(database.pool, fixture.sale);
});
afterAll(async () => {
  await site.close();
  await database.drop();
});

const ask = (path: string) => fetch(site.origin + path, { redirect: 'manual' });
const html = async (path: string) => {
  const response = await ask(path);
  expect(response.status).toBe(200);
  return (await response.text()).replace(/<style>.*?<\/style>/gs, '');
};

/** Free seats on the board of a page, in order. */
const seatsIn = (page: string) => [...page.matchAll(/(\d) seats? free/g)].map(([, seats]) => Number(seats));

describe('the page of a stop', () => {
  test.each([
    ['/ubicaciones/guadalajara', 'es-MX', 'Próximas salidas'],
    ['/locations/guadalajara', 'en', 'Next departures'],
  ])('%s says what leaves next, without a script', async (path, lang, heading) => {
    const page = await html(path);
    expect(page).toContain(`<html lang="${lang}"`);
    expect(page).toContain('<h1>Guadalajara</h1>');
    expect(page).toContain(`>${heading}</h2>`);
    expect(page).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(page.replace(/<[^>]*>/g, ' ')).not.toMatch(/undefined|NaN|\[object/);
    expect(page).not.toContain(' style="');
    expect(page).toContain(`hrefLang="es-MX" href="${site.origin}/ubicaciones/guadalajara"`);
    expect(page).toContain(`hrefLang="en" href="${site.origin}/locations/guadalajara"`);
  });

  test('its seats are those of this moment', async () => {
    const before = seatsIn(await html('/locations/guadalajara'));
    expect(before.length).toBeGreaterThan(1);
    const tomorrow = new Date(after(fixture.sale.now, DAY)).toISOString().slice(0, 10);
    // The sale's clock is at the last noon, the database at the time of the test: of tomorrow's runs only the night bus
    // has certainly not left by either.
    await fixture.sale.atPayment({ round: false, departure: { date: tomorrow }, run: 2 });
    const left = seatsIn(await html('/locations/guadalajara'));
    expect(left).not.toEqual(before);
    expect(left.reduce((sum, seats) => sum + seats, 0)).toBe(before.reduce((sum, seats) => sum + seats, 0) - 1);
  });

  test('names its place, its links to programs of maps and its clock', async () => {
    const page = await html('/locations/guayabitos');
    expect(page).toContain('href="https://www.google.com/maps/dir/?api=1&amp;destination=21.02,-105.27"');
    expect(page).toContain('href="geo:21.02,-105.27?q=21.02,-105.27"');
    expect(page).toContain('Pacific time: 1 h behind Puerto Vallarta');
    expect(page).not.toMatch(/<iframe|<img[^>]+src="http/);
  });

  test('tells where to wait before what leaves, and draws the map after it', async () => {
    const page = await html('/locations/guadalajara');
    const places = ['>Address<', '>Platform<', '>Next departures</h2>', '<svg', '>Coordinates<'].map((part) =>
      page.indexOf(part, page.indexOf('<h1>')),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  test('where nobody gets on nothing leaves', async () => {
    const page = await html('/locations/crucero');
    expect(page).toContain('Drop-off only');
    expect(page).not.toContain('seats free');
  });

  test('is known by its id as well, which leads to its address', async () => {
    const response = await ask('/ubicaciones/gua');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/ubicaciones/guayabitos']);
  });

  test.each(['nowhere', 'zzz', '%3Cscript%3E', '..%2f..'])('%s is none, and leads to the list', async (stop) => {
    const response = await ask(`/ubicaciones/${stop}`);
    expect(response.status).toBe(302);
  });

  test('programs read what it is', async () => {
    const things = linkedThings(await html('/locations/guayabitos'));
    expect(things.get('BusStop')).toMatchObject({
      name: 'Guayabitos',
      geo: { latitude: 21.02, longitude: -105.27 },
      address: { addressLocality: 'Compostela', addressCountry: 'MX' },
    });
    expect(things.get('BreadcrumbList')).toMatchObject({ itemListElement: { length: 3 } });
  });
});

test('without an answer about seats the board stands without them', async () => {
  await database.pool.query('alter table leg_seats rename to leg_seats_away');
  try {
    const page = await html('/locations/guadalajara');
    expect(page).toContain('Buy');
    expect(page).not.toContain('seats free');
  } finally {
    await database.pool.query('alter table leg_seats_away rename to leg_seats');
  }
});

test('the list of stops leads to each', async () => {
  const page = await html('/ubicaciones?lang=en');
  for (const slug of ['guadalajara', 'puerto-vallarta', 'crucero', 'guayabitos'])
    expect(page).toContain(`href="/locations/${slug}"`);
});
