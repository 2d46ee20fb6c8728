import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readText } from '#adapters/documents/testing/read-text.ts';
import { scanPage } from '#adapters/documents/testing/scan-page.ts';
import { invoicingErrors } from '#text/errors/invoicing.ts';
import { fiscalForm } from '#text/fiscal-form.ts';
import { invoicingFind } from '#text/invoicing-find.ts';
import { invoicingForm } from '#text/invoicing-form.ts';
import { invoicingText } from '#text/invoicing.ts';
import type { Lang } from '#text/lang.ts';
import { invoiceMails } from '#text/mails/invoices.ts';
import { payWayTexts } from '#text/pay-ways.ts';
import { signInText } from '#text/pages/sign-in.ts';
import { DEMO_PASSWORD, DEMO_TRAVELLERS } from '../db/demo/travellers.ts';
import { invoicingPath, itineraryInvoicingPath } from '#wire/invoicing-paths.ts';
import { getReservation } from '#wire/websale.ts';
import { byLanguage } from './testing/by-language.ts';
import { type ApiClient, apiClient, dayFromNow } from './testing/api-client.ts';
import { DESKTOP, launchBrowser, MAX_WAIT_MS, PHONE, visitor } from './testing/browser.ts';
import { awake, travellerActions } from './testing/traveller-actions.ts';
import { goOnWith, held } from './testing/held.ts';
import { submitForm, attribute, CARLA, fileBehind, FLORES, typeReceiver } from './testing/invoice-form.ts';
import { savedMails } from './testing/saved-mails.ts';
import { atSeats, holdSeats, orderAtOxxo, seatsThat, stateOf } from './testing/one-way.ts';
import { siteData, siteUrl } from './testing/own-site.ts';
import { paidTrip } from './testing/paid-trip.ts';
import { CONTACT, reach, right } from './testing/reach-steps.ts';
import { siteDatabase } from './testing/site-database.ts';
import { storeTill } from './testing/store-till.ts';
import * as paths from '#wire/page-paths.ts';

/** Stamping, rendering and mailing complete within this time. */
const SOON = { timeout: MAX_WAIT_MS, interval: 500 };
/** A refusal page has status 422, which a browser logs. */
const NO_MATTER = /status of 422/;

let browser: Browser;
let database: Awaited<ReturnType<typeof siteDatabase>>;
beforeAll(async () => {
  browser = await launchBrowser();
  database = await siteDatabase(siteData());
});
afterAll(async () => {
  await database.close();
  await browser.close();
});
beforeEach(() => database.forgiveLookUps());

const success = (page: Page, lang: Lang) =>
  page.getByRole('heading', { name: invoicingText.issued[lang], exact: true });

/** The files exist: the page links to them. */
async function files(page: Page, lang: Lang) {
  await success(page, lang).waitFor();
  const pdfLink = page.getByRole('link', { name: invoicingText.pdf[lang] }).first();
  await expect.poll(async () => (await pdfLink.isVisible()) || (await page.reload(), false), SOON).toBe(true);
  const pdf = await fileBehind(page, invoicingText.pdf[lang]);
  const xml = await fileBehind(page, invoicingText.xml[lang]);
  return { pdf, xml: { ...xml, text: xml.bytes.toString('utf8') } };
}

async function scan(pdf: Uint8Array): Promise<string> {
  const pages = (await readText(pdf)).length;
  for (let number = 1; number <= pages; number += 1) {
    const read = await scanPage(pdf, number);
    if (read) return read;
  }
  throw new Error('no code can be read');
}

/** The printed form shows and embeds what was stamped. */
async function compare({ pdf, xml }: Awaited<ReturnType<typeof files>>, rfc: string): Promise<string> {
  expect(pdf.type).toContain('application/pdf');
  expect(xml.type).toContain('xml');
  const uuid = attribute(xml.text, 'tfd:TimbreFiscalDigital', 'UUID');
  const of = (name: string) => attribute(xml.text, 'cfdi:Comprobante', name);
  expect(attribute(xml.text, 'cfdi:Receptor', 'Rfc')).toBe(rfc);
  const printed = (await readText(pdf.bytes)).join(' ').replace(/\s+/g, ' ');
  for (const text of [uuid, rfc, attribute(xml.text, 'cfdi:Receptor', 'Nombre')]) expect(printed).toContain(text);
  const read = await scan(pdf.bytes);
  const carried = new URL(read).searchParams;
  expect(carried.get('id')).toBe(uuid);
  expect(carried.get('re')).toBe(attribute(xml.text, 'cfdi:Emisor', 'Rfc'));
  expect(carried.get('rr')).toBe(rfc);
  expect(Number(carried.get('tt'))).toBe(Number(of('Total')));
  // Base64 as in the seal: form decoding would turn its + into a space.
  expect(read.endsWith(`&fe=${of('Sello').slice(-8)}`)).toBe(true);
  return of('Total');
}

/** A browser with an API client's session. */
async function as(client: ApiClient, code: string, options: BrowserContextOptions) {
  const visit = await visitor(browser, options);
  await goOnWith(visit.page.context(), { client, code });
  return visit;
}

describe.each(
  byLanguage('es', [
    ['es', PHONE, CARLA],
    ['en', DESKTOP, FLORES],
  ] as const),
)('in %s', (lang: Lang, screen, receiver) => {
  test('bought, paid by card, and invoiced in the flow: XML and PDF say the same as was charged', async () => {
    const { page, complaints, close } = await visitor(browser, screen);
    const buys = travellerActions(page, lang);
    await buys.search({ origin: 'ZAP', destination: 'PVR', departs: dayFromNow(5), party: { adult: 1 } });
    await buys.chooseRuns(1);
    await buys.giveNames([['María José', 'Muñoz Peña']]);
    await buys.skipExtras();
    await buys.letChoose();
    await buys.typeCard('4111111111111111');
    await buys.pay();
    await page.waitForURL(/boletos/);
    await page.getByRole('link', { name: invoicingText.invoiceIt[lang], exact: true }).click();
    await page.waitForURL(/facturacion/);
    // The buyer's contact is already known.
    expect(await page.locator('[name="email"]').inputValue()).toBe('maria@example.com');
    await typeReceiver(page, receiver);
    await submitForm(page, lang);
    const total = await compare(await files(page, lang), receiver.rfc);
    const code = new URL(page.url()).searchParams.get('code')!;
    const client = await apiClient(siteUrl(), await cookieOf(page));
    const { summary } = right(await client.call(getReservation, { query: { code } })).reservation;
    expect(Math.round(Number(total) * 100)).toBe(summary.total);
    expect(complaints.filter((text) => !NO_MATTER.test(text))).toEqual([]);
    await close();
  });

  test('a wrong name: the SAT says no at its field, nothing typed is lost, and corrected it is stamped', async () => {
    const { client, code } = await paidTrip({ ahead: lang === 'es' ? 6 : 7, service: 'primera' });
    const { page, close } = await as(client, code, screen);
    await page.goto(itineraryInvoicingPath(lang, code));
    await typeReceiver(page, { ...receiver, name: 'SOMEBODY ELSE' });
    await submitForm(page, lang);
    const alert = page.getByRole('alert').first();
    await alert.waitFor();
    expect(await alert.textContent()).toContain(invoicingErrors.fiscal_name_mismatch[lang]);
    expect(await page.locator('#f-name-error').textContent()).toBe(invoicingErrors.fiscal_name_mismatch[lang]);
    expect(await page.locator('[name="cp"]').inputValue()).toBe(receiver.cp);
    expect(await page.locator('[name="regimen_fiscal"]').inputValue()).toBe(receiver.regime);
    expect(await page.locator('[name="uso_cfdi"]').inputValue()).toBe(receiver.use);
    await page.locator('[name="name"]').fill(receiver.name);
    await submitForm(page, lang);
    await compare(await files(page, lang), receiver.rfc);
    await close();
  });

  test('from /facturacion with code, last name and telephone, and sent again', async () => {
    const { code } = await paidTrip({ ahead: lang === 'es' ? 8 : 9, service: 'primera' });
    const { page, complaints, close } = await visitor(browser, screen);
    await page.goto(paths.invoicing[lang]);
    await awake(page);
    await find(page, lang, { code: '0000000000', phone: CONTACT.cell_phone });
    await notFound(page, lang);
    await find(page, lang, { code, phone: '33 9999 9999' });
    await notFound(page, lang);
    await find(page, lang, { code, phone: '+52 33 3123 4567' });
    await page.waitForURL((url) => url.href.endsWith(invoicingPath(lang, code)));
    // Enough for invoices, not to see the passengers.
    const main = page.locator('main');
    for (const secret of ['López', CONTACT.email, `${code}-01`]) expect(await main.innerHTML()).not.toContain(secret);
    await typeReceiver(page, receiver);
    await page.locator('[name="email"]').fill(`books-${lang}@example.com`);
    await submitForm(page, lang);
    await files(page, lang);
    const address = `books-${lang}@example.com`;
    const mails = async () =>
      (await savedMails('')).filter(({ to }) => to?.some((one) => one.address === address)).length;
    await expect.poll(mails, SOON).toBe(1);
    await page.goto(invoicingPath(lang, code));
    await page.getByRole('button', { name: new RegExp(`^${invoicingText.resend[lang]}`) }).click();
    await page.getByText(invoicingText.resent[lang]).waitFor();
    await expect.poll(mails, SOON).toBe(2);
    expect(complaints.filter((text) => !/status of (404|422)/.test(text))).toEqual([]);
    await close();
  });
});

const cookieOf = async (page: Page): Promise<string> =>
  (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');

async function find(page: Page, lang: Lang, { code, phone }: { readonly code: string; readonly phone: string }) {
  await page.locator('[name="code"]').fill(code);
  await page.locator('[name="last_name"]').fill('lopez');
  await page.locator('[name="phone"]').fill(phone);
  const told = page.waitForResponse((response) => response.url().includes('/invoicing/reservation'));
  await page.getByRole('button', { name: invoicingFind.findSubmit[lang] }).click();
  await told;
}

/** Said on the page, which is ready for the next try. */
async function notFound(page: Page, lang: Lang): Promise<void> {
  await expect.poll(() => page.getByRole('alert').textContent()).toContain(invoicingFind.notFound[lang]);
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
}

test('a foreigner, without a Mexican tax id and without scripts', async () => {
  const { client, code } = await paidTrip({ ahead: 10, service: 'primera' });
  const { page, close } = await as(client, code, { ...DESKTOP, javaScriptEnabled: false });
  await page.goto(`${invoicingPath('en', code)}&lang=en`);
  await page.getByText(invoicingText.whatIsIt.en).waitFor();
  expect(await page.locator('[name="tax_id"]').isVisible()).toBe(false);
  await page.getByLabel(fiscalForm.foreigner.en).check();
  await expect.poll(() => page.locator('[name="rfc"]').isVisible()).toBe(false);
  await page.locator('[name="name"]').fill('Jane Doe');
  await page.locator('[name="country"]').selectOption('USA');
  await submitForm(page, 'en');
  expect(await page.getByRole('alert').textContent()).toContain(invoicingErrors.tax_id_required.en);
  expect(await page.locator('[name="name"]').inputValue()).toBe('Jane Doe');
  await page.locator('[name="tax_id"]').fill('123-45-6789');
  await submitForm(page, 'en');
  const { xml } = await files(page, 'en');
  expect(attribute(xml.text, 'cfdi:Receptor', 'Rfc')).toBe('XEXX010101000');
  expect(attribute(xml.text, 'cfdi:Receptor', 'ResidenciaFiscal')).toBe('USA');
  await close();
});

test('what can be known without the SAT is said while it is typed', async () => {
  const { client, code } = await paidTrip({ ahead: 11, service: 'primera' });
  const { page, close } = await as(client, code, PHONE);
  await page.goto(invoicingPath('es', code));
  await page.locator('[name="rfc"]').fill('GODE561231GR9');
  await page.getByText(fiscalForm.rfcOdd.es).waitFor();
  await page.locator('[name="rfc"]').fill('eku9003173c9');
  await page.getByText(fiscalForm.company.es).waitFor();
  await expect.poll(() => page.locator('[name="regimen_fiscal"] option[value="605"]').count()).toBe(0);
  await page.locator('[name="name"]').fill('Escuela Kemper Urgate, S.A. de C.V.');
  await page.getByText(fiscalForm.nameShorter('ESCUELA KEMPER URGATE').es).waitFor();
  await page.locator('[name="rfc"]').fill('GALM900127KB4');
  await page.locator('[name="regimen_fiscal"]').selectOption('605');
  await expect.poll(() => page.locator('[name="uso_cfdi"] option[value="G03"]').count()).toBe(0);
  await close();
});

test('paid at OXXO: not in the flow, but on its own page', async () => {
  const client = await apiClient(siteUrl());
  const code = await atSeats(client, { ahead: 13, adults: 1 });
  await holdSeats(client, code, (await seatsThat(client, code, 'free')).slice(0, 1));
  const reference = await orderAtOxxo(client, code);
  await (await storeTill(siteData())).happen('oxxo', `pay-store/${reference}`);
  await expect.poll(async () => (await stateOf(client, code)).payment, SOON).toBe('approved');
  const { page, close } = await as(client, code, PHONE);
  await page.goto(`/reservacion/facturacion?code=${code}`);
  await page.waitForURL(/boletos/);
  await page.goto(invoicingPath('es', code));
  await typeReceiver(page, CARLA);
  await submitForm(page, 'es');
  const { xml } = await files(page, 'es');
  expect(attribute(xml.text, 'cfdi:Comprobante', 'FormaPago')).toBe('01');
  await close();
});

test('paid with points: said, and not offered', async () => {
  const cookies = await reach(siteUrl(), 'payment');
  const { page, close } = await visitor(browser, PHONE);
  const url = siteUrl();
  await page.context().addCookies(
    cookies.split(';').map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at).trim(), value: pair.slice(at + 1), url };
    }),
  );
  await signIn(page, DEMO_TRAVELLERS[0]!.email, '/reservacion/pago');
  await page.getByRole('radio', { name: payWayTexts.purchased.name.es }).check();
  await page.getByRole('button', { name: /PTS/ }).click();
  await page.waitForURL(/boletos/);
  const code = /reservation=(\w+)/.exec(cookies)![1]!;
  expect(await page.getByText(invoicingText.need.es).count()).toBe(0);
  await page.goto(`/reservacion/facturacion?code=${code}`);
  await page.waitForURL(/boletos/);
  await page.goto(invoicingPath('es', code));
  await page.getByText(invoicingErrors.cannot_invoice_points.es).waitFor();
  expect(await page.locator('[name="rfc"]').count()).toBe(0);
  await close();
});

async function signIn(page: Page, account: string, to: string): Promise<void> {
  await page.goto(`/viajero-frecuente/entrar?to=${encodeURIComponent(to)}`);
  await page.locator('[name="account"]').fill(account);
  await page.locator('[name="password"]').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: signInText.submit.es, exact: true }).click();
  await page.waitForURL((one) => one.pathname === to);
}

test('corrected: another stands in for it, and the SAT cancels the first', async () => {
  const { client, code } = await paidTrip({ ahead: 15, service: 'primera' });
  const { page, complaints, close } = await as(client, code, DESKTOP);
  await page.goto(itineraryInvoicingPath('es', code));
  await typeReceiver(page, FLORES);
  await submitForm(page, 'es');
  const { xml: first } = await files(page, 'es');
  await page.goto(itineraryInvoicingPath('es', code));
  await page.getByRole('link', { name: new RegExp(`^${invoicingText.correct.es}`) }).click();
  await page.getByRole('heading', { name: invoicingText.correctTitle.es, level: 1 }).waitFor();
  expect(await page.locator('[name="name"]').inputValue()).toBe(FLORES.name);
  await typeReceiver(page, CARLA);
  await page.getByRole('button', { name: invoicingForm.correctSubmit.es }).click();
  const { xml: second } = await files(page, 'es');
  expect(attribute(second.text, 'cfdi:CfdiRelacionados', 'TipoRelacion')).toBe('04');
  expect(attribute(second.text, 'cfdi:CfdiRelacionado', 'UUID')).toBe(
    attribute(first.text, 'tfd:TimbreFiscalDigital', 'UUID'),
  );
  await page.goto(itineraryInvoicingPath('es', code));
  await page.getByText(invoicingText.states.replaced.es, { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('said before paying, and issued by itself once it is paid', async () => {
  const before = await held();
  const { page, close } = await as(before.client, before.code, PHONE);
  await page.goto('/reservacion/pago');
  await page.getByRole('link', { name: invoicingText.need.es }).click();
  await page.waitForURL((url) => url.pathname === paths.taxDetails.es);
  await typeReceiver(page, CARLA);
  await page.getByRole('button', { name: invoicingForm.wishSubmit.es }).click();
  // Back on the payment of this reservation, which its address names.
  await page.waitForURL(
    ({ pathname, searchParams }) => pathname === '/reservacion/pago' && searchParams.get('code') === before.code,
  );
  await page.getByText(invoicingText.needKept(CARLA.name).es).waitFor();
  const buys = travellerActions(page, 'es');
  await buys.typeCard('4111111111111111');
  await buys.pay();
  await page.waitForURL(/boletos/);
  await page.goto(itineraryInvoicingPath('es', before.code));
  const issued = page.getByText(invoicingText.states.issued.es, { exact: true });
  await expect.poll(async () => (await issued.isVisible()) || (await page.reload(), false), SOON).toBe(true);
  await close();
});

test('refused after paying: its mail leads anyone who gets it to the form with what was typed, and to nothing of the trip', async () => {
  const before = await held();
  const wrong = { ...CARLA, name: 'CARLA ROSAS' };
  const { page, close } = await as(before.client, before.code, PHONE);
  await page.goto(`${paths.taxDetails.es}?code=${before.code}`);
  await typeReceiver(page, wrong);
  await page.getByRole('button', { name: invoicingForm.wishSubmit.es }).click();
  await page.waitForURL((url) => url.pathname === '/reservacion/pago');
  const buys = travellerActions(page, 'es');
  await buys.typeCard('4111111111111111');
  await buys.pay();
  await page.waitForURL(/boletos/);
  await close();
  const letter = async () =>
    (await savedMails(before.code)).find(({ subject }) => subject === invoiceMails.rejected.subject.es);
  await expect.poll(letter, { timeout: 150_000, interval: 2_000 }).toBeDefined();
  const [link = ''] = /https?:\/\/\S+\/facturacion\?\S+/.exec((await letter())!.text!) ?? [];
  const accountant = await visitor(browser, { ...PHONE, javaScriptEnabled: false });
  await accountant.page.goto(link);
  const typed = async (name: string) => accountant.page.locator(`[name="${name}"]`).inputValue();
  expect(await Promise.all(['rfc', 'name', 'cp', 'regimen_fiscal', 'uso_cfdi'].map(typed))).toEqual([
    wrong.rfc,
    wrong.name,
    wrong.cp,
    wrong.regime,
    wrong.use,
  ]);
  expect([await typed('email'), await typed('phone')]).toEqual([CONTACT.email, '']);
  await accountant.page.locator('[name="name"]').fill(CARLA.name);
  await accountant.page.locator('[name="phone"]').fill('3335550199');
  await submitForm(accountant.page, 'es');
  await accountant.page.waitForURL(/invoice=/);
  await success(accountant.page, 'es').waitFor();
  await accountant.page.goto(`${paths.itinerary.es}?code=${before.code}`);
  expect(new URL(accountant.page.url()).pathname).toBe(paths.find.es);
  await accountant.close();
});

test('a frequent traveller keeps a receiver, and chooses it', async () => {
  const { client, code } = await paidTrip({ ahead: 14, service: 'primera' });
  const { page, close } = await as(client, code, PHONE);
  await page.goto(paths.receivers.es);
  await page.waitForURL(/entrar/);
  await signIn(page, DEMO_TRAVELLERS[2]!.email, paths.receivers.es);
  await typeReceiver(page, FLORES);
  await page.locator('[name="email"]').fill('flores@example.com');
  await page.locator('[name="phone"]').fill('3331234567');
  await page.getByRole('button', { name: invoicingText.saveIt.es }).click();
  await page.getByText(FLORES.name).waitFor();
  await page.goto(invoicingPath('es', code));
  expect(await page.locator('[name="rfc"]').inputValue()).toBe(FLORES.rfc);
  await page.goto(paths.receivers.es);
  await page.getByRole('button', { name: invoicingText.forgetOf(FLORES.name).es }).click();
  await page.getByText(invoicingText.noneKept.es).waitFor();
  await close();
});
