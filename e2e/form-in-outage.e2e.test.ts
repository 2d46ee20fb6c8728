import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { caseNumber, shownCaseNumber } from '#domain/cases/case-number.ts';
import { MINUTE } from '#kernel/instant.ts';
import { contactStep } from '#text/contact-step.ts';
import { errorMessage } from '#text/errors.ts';
import { sendAgainText } from '#text/send-again.ts';
import { casePath, payPath } from '#wire/link-paths.ts';
import { getPayLinkAddress } from '#wire/pay-link.ts';
import { getReservation } from '#wire/websale.ts';
import { type ApiClient, apiClient, dayFromNow } from './testing/api-client.ts';
import { launchBrowser, PHONE } from './testing/browser.ts';
import { paidTrip } from './testing/paid-trip.ts';
import { bring, right } from './testing/reach-steps.ts';
import { startLoadedSite } from './testing/loaded-site.ts';
import { freezeDatabase, signalAll } from '#testing/database-processes.ts';
import type { Site } from './testing/start-site.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startLoadedSite(), launchBrowser()]);
}, 2 * MINUTE);
afterAll(async () => {
  await browser.close();
  await site.stop();
});

let frozen: readonly number[] = [];
const isReady = async () => (await fetch(`${site.url}/readyz`)).status === 200;

/** The database answers nothing until `goOn`. */
async function freeze(): Promise<void> {
  frozen = freezeDatabase(join(site.dataDir, 'server'));
  await expect.poll(isReady).toBe(false);
}
async function goOn(): Promise<void> {
  signalAll(frozen, 'SIGCONT');
  frozen = [];
  await expect.poll(isReady).toBe(true);
}
beforeEach(() => expect.poll(isReady).toBe(true));
afterEach(goOn);

const TYPED = 'Doña Müller & <Söhne> "7"';
const SECRET = '918273';
/** The rules refuse a weak password before anything else is read. */
const NEW_PASSWORD = `Larga#${SECRET}Z`;
const NEW_ACCOUNT = { birthday: '02/03', password: NEW_PASSWORD, privacy: 'on' };
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * Pages with a form, and a field to fill in. Those for signed-in visitors, which redirect others without querying the
 * database, are handled in the same place.
 */
const FORMS: readonly (readonly [path: string, fields: Readonly<Record<string, string>>])[] = [
  ['/', { origin: 'TLQ', destination: 'GUA', round: 'false', 'passengers.adult': '3' }],
  ['/home', { origin: 'TLQ', destination: 'GUA', round: 'false', 'passengers.adult': '3' }],
  ['/reservacion/horarios', { run: TYPED, direction: 'departure' }],
  ['/reservacion/contacto', { 'contact.first_name': TYPED }],
  ['/reservation/contacto', { 'contact.first_name': TYPED, 'passengers.0.last_name': TYPED }],
  ['/reservacion/adicionales', { packages: TYPED }],
  ['/reservacion/asientos', { 'seats.1.seat_departure': '7', do: 'hold' }],
  ['/reservacion/pago', { method: 'cash', key: 'an-attempt-of-mine', total: '100' }],
  ['/reservacion/boletos', { do: 'abandon' }],
  ['/reservacion/facturacion', { legal_name: TYPED }],
  ['/reservacion/datos-de-factura', { legal_name: TYPED }],
  ['/mi-reservacion/buscar', { last_name: TYPED, code: 'ABCDEFGHJK' }],
  ['/itinerary/find', { last_name: TYPED, code: 'ABCDEFGHJK' }],
  ['/mi-reservacion/mi-reservacion', { do: 'forget' }],
  ['/mi-reservacion/cancelar', { reason: TYPED }],
  ['/mi-reservacion/cambio-horarios', { run: TYPED }],
  ['/mi-reservacion/cambio-nombre', { first_name: TYPED }],
  ['/mi-reservacion/cambio-asiento', { 'seats.1.seat_departure': '7' }],
  ['/mi-reservacion/agregar', { items: TYPED }],
  ['/mi-reservacion/avisos', { channel: 'sms' }],
  ['/mi-reservacion/facturacion', { do: 'ask', legal_name: TYPED }],
  ['/facturacion', { do: 'find', last_name: TYPED, phone: '3331234567' }],
  ['/facturacion', { do: 'ask', legal_name: TYPED }],
  ['/saldo', { code: 'G123456789', secret: SECRET }],
  ['/recuperar', { account: 'ana@example.com', send_type: 'email' }],
  [
    '/registro',
    { first_name: 'Ana', last_name: 'Müller', cell_phone: '3331234567', email: 'ana@example.com', ...NEW_ACCOUNT },
  ],
  ['/viajero-frecuente/entrar', { account: 'ana@example.com', password: SECRET }],
  ['/contacto/mensaje', { key: 'a-message-of-mine', message: TYPED, name: 'Müller', email: 'ana@example.com' }],
  [
    casePath('es', { number: shownCaseNumber(caseNumber(new Uint8Array(7))), token: 'of-a-link' }),
    { key: 'a-reply-of-mine', message: TYPED },
  ],
  ['/operacion', { key: SECRET }],
];

describe('a form that is sent without scripts while the database is away', () => {
  const post = async (client: ApiClient, path: string, fields: Readonly<Record<string, string>>) => {
    const page = await (await fetch(`${site.url}/aviso-privacidad`, { headers: { cookie: client.cookie() } })).text();
    const token = /name="_form" value="([^"]+)"/.exec(page)![1]!;
    return fetch(site.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: client.cookie(), accept: 'text/html' },
      body: new URLSearchParams({ _form: token, ...fields }),
    });
  };

  test('is answered 503, says when to come back, and holds all that was typed but no secret, on every page', async () => {
    const draft = await apiClient(site.url);
    const code = await bring(draft, 1);
    const paid = await paidTrip({ ahead: 5, service: 'primera', siteUrl: site.url });
    const held = await apiClient(site.url);
    const { url } = right(await held.call(getPayLinkAddress, { query: { code: await bring(held, 4) } }));
    const pays = [payPath('es', url.split('/').at(-1)!), { email: 'abuela@example.com', method: 'cash' }] as const;
    await freeze();
    const lost: unknown[] = [];
    for (const [path, fields] of [...FORMS, pays]) {
      const isOfPaid = /mi-reservacion|itinerary|boletos|factura/.test(path);
      const sent = {
        code: isOfPaid ? paid.code : code,
        nip: SECRET,
        digits: SECRET,
        ...(fields['method'] ? { token: SECRET } : {}),
        ...fields,
      };
      const answered = await post(isOfPaid ? paid.client : draft, path, sent);
      const html = await answered.text();
      const missing = Object.entries(fields).filter(
        ([, value]) =>
          value !== 'on' &&
          !value.includes(SECRET) &&
          !html.includes(`"${escaped(value)}"`) &&
          !html.includes(`>${escaped(value)}<`),
      );
      const isRight = answered.status === 503 && answered.headers.has('retry-after') && missing.length === 0;
      if (!isRight || html.includes(SECRET))
        lost.push([path, answered.status, answered.headers.get('location'), missing]);
    }
    expect(lost).toEqual([]);
  });

  test.each(['es', 'en'] as const)(
    'is sent once more by a press when it is back, and was done once (%s)',
    async (lang) => {
      const client = await apiClient(site.url);
      const code = await bring(client, 1);
      const context = await browser.newContext({ ...PHONE, baseURL: site.url, javaScriptEnabled: false });
      const page = await context.newPage();
      await context.addCookies(
        client
          .cookie()
          .split('; ')
          .map((pair) => ({ name: pair.split('=')[0]!, value: pair.slice(pair.indexOf('=') + 1), url: site.url })),
      );
      await page.goto(`${lang === 'es' ? '/reservacion' : '/reservation'}/contacto?code=${code}`);
      const type = (name: string, text: string) => page.locator(`[name="${name}"]`).fill(text);
      await type('contact.first_name', 'Marcela');
      await type('contact.last_name', 'Muñoz');
      await type('contact.cell_phone', '3331234567');
      await type('contact.email', 'marcela@example.com');
      await type('passengers.1.first_name', 'Marcela');
      await type('passengers.1.last_name', 'Muñoz');
      await freeze();
      const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
      await page.getByRole('button', { name: contactStep.submit[lang] }).click();
      expect((await answered).status()).toBe(503);
      await page.getByRole('heading', { name: sendAgainText.title[lang], level: 1 }).waitFor();
      // Still away: the same again.
      await page.getByRole('button', { name: sendAgainText.send[lang] }).click();
      await page.getByRole('heading', { name: sendAgainText.title[lang], level: 1 }).waitFor();
      await goOn();
      await page.getByRole('button', { name: sendAgainText.send[lang] }).click();
      await page.waitForURL(/adicionales/);
      const { reservation } = right(await client.call(getReservation, { query: { code } }));
      expect(reservation).toMatchObject({ contact: { first_name: 'Marcela', email: 'marcela@example.com' } });
      await context.close();
    },
  );

  test('a search says so above the form it was typed in', async () => {
    const client = await apiClient(site.url);
    await freeze();
    const html = await (await post(client, '/', { ...FORMS[0]![1], 'departure.date': dayFromNow(4) })).text();
    expect(html).toContain(errorMessage('service_unavailable').es);
    expect(html).toMatch(/value="3"/);
  });
});
