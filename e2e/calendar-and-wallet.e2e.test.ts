import { createHash, createPublicKey, verify } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passKeys } from '#adapters/wallet-passes/testing/signing-keys.ts';
import { unzipped } from '#adapters/wallet-passes/testing/unzipped.ts';
import { SMS_LENGTH } from '#text/ticket-message.ts';
import type { Lang } from '#text/lang.ts';
import { calendarAndWallet } from '#text/calendar-and-wallet.ts';
import { signInText } from '#text/pages/sign-in.ts';
import { TIER_NAMES } from '#text/tiers.ts';
import { itineraryPath } from '#wire/link-paths.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { getReservation } from '#wire/websale.ts';
import * as paths from '#wire/page-paths.ts';
import { DEMO_PASSWORD, DEMO_TRAVELLERS } from '../db/demo/travellers.ts';
import { byLanguage } from './testing/by-language.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { ownerIn } from './testing/owner.ts';
import { type PaidTrip, paidTrip } from './testing/paid-trip.ts';
import { right } from './testing/reach-steps.ts';
import { startLoadedSite } from './testing/loaded-site.ts';
import type { Site } from './testing/start-site.ts';

let browser: Browser;
/** A site of a carrier with keys for both wallets. */
let site: Site;
const keys = passKeys();

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'anden-passes-'));
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const certificate = file('pass.pem', keys.certificate);
  const key = file('key.pem', keys.privateKey);
  [browser, site] = await Promise.all([
    launchBrowser(),
    startLoadedSite({
      APPLE_WALLET_PASS_TYPE: 'pass.example.costera.boleto',
      APPLE_WALLET_TEAM: 'TEAM123456',
      APPLE_WALLET_CERTIFICATE: certificate,
      APPLE_WALLET_KEY: key,
      APPLE_WALLET_INTERMEDIATE: certificate,
      GOOGLE_WALLET_ISSUER: '3388000000012345678',
      GOOGLE_WALLET_CLASS: 'boleto',
      GOOGLE_WALLET_EMAIL: 'passes@costera.example',
      GOOGLE_WALLET_KEY: key,
    }),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const stateOf = async ({ client, code }: PaidTrip): Promise<ReservationView> =>
  right(await client.call(getReservation, { query: { code } })).reservation;

async function saved(page: Page, name: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** `DTSTART;TZID=America/Mexico_City:20261127T090500` as its zone and its local time. */
function momentIn(calendar: string, name: 'DTSTART' | 'DTEND') {
  const [, zone = '', local = ''] = new RegExp(`^${name};TZID=([^:]+):(\\d{8}T\\d{6})`, 'm').exec(calendar) ?? [];
  return { zone, local };
}

const localOf = (iso: string): string => iso.slice(0, 19).replace(/[-:]/g, '');

describe.each(
  byLanguage('en', [
    ['es', PHONE, 8],
    ['en', DESKTOP, 9],
  ] as const),
)('in %s', (lang: Lang, screen: BrowserContextOptions, ahead: number) => {
  test('the trip goes along: in the calendar, as a message, in both wallets', async () => {
    const trip = await paidTrip({ ahead, service: 'primera', to: 'GUA', siteUrl: site.url });
    const { page, close } = await ownerIn(browser, trip, { lang, screen: { ...screen, baseURL: site.url } });
    await page.goto(itineraryPath(lang, trip.code));
    const reservation = await stateOf(trip);
    const { origin, destination, departure, tickets } = reservation;

    const file = await saved(page, calendarAndWallet.calendar[lang]);
    const calendar = file.bytes.toString().replaceAll('\r\n ', '');
    expect(file.name).toBe(`${trip.code}.ics`);
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(momentIn(calendar, 'DTSTART')).toEqual({
      zone: origin.zone,
      local: localOf(departure.schedule!.departs_at),
    });
    expect(momentIn(calendar, 'DTEND')).toEqual({
      zone: destination.zone,
      local: localOf(departure.schedule!.arrives_at),
    });
    expect(origin.zone).not.toBe(destination.zone);
    for (const { zone } of [origin, destination]) expect(calendar).toContain(`BEGIN:VTIMEZONE\r\nTZID:${zone}`);

    await page.getByText(calendarAndWallet.messages[lang]).click();
    const text = await copied(page, trip.ticket);
    expect(text.length).toBeLessThanOrEqual(SMS_LENGTH);
    expect(text).toContain(`${trip.ticket}: `);
    const hrefs = await Promise.all(
      [calendarAndWallet.sms, calendarAndWallet.whatsapp].map(({ [lang]: name }) =>
        page.getByRole('link', { name }).getAttribute('href'),
      ),
    );
    expect(hrefs.map((href) => decodeURIComponent(href!))).toEqual([
      `sms:?&body=${text}`,
      `https://wa.me/?text=${text}`,
    ]);

    const pass = await saved(page, calendarAndWallet.apple[lang]);
    expect(pass.name).toBe(`${trip.ticket}.pkpass`);
    await expectPass(await unzipped(pass.bytes), tickets[0]!.qr!);

    const google = new URL(
      (await page.getByRole('link', { name: calendarAndWallet.google[lang] }).getAttribute('href'))!,
    );
    expect(google.href).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\//);
    const [head, body, signature] = google.pathname.split('/').at(-1)!.split('.');
    const signed = Buffer.from(`${head}.${body}`);
    expect(verify('sha256', signed, createPublicKey(keys.certificate), Buffer.from(signature!, 'base64url'))).toBe(
      true,
    );
    expect(Buffer.from(body!, 'base64url').toString()).toContain(tickets[0]!.qr!);
    await close();
  });
});

/** Pressed once the whole message is selected; copies it to the clipboard. */
async function copied(page: Page, folio: string): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  const message = page.locator('p', { hasText: `${folio}: ` });
  await message.click();
  await page.keyboard.press('ControlOrMeta+c');
  const text = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(text.trim()).toBe(await message.textContent());
  return text.trim();
}

/** Every file matches the manifest, and the manifest names every file. */
async function expectPass(files: ReadonlyMap<string, Buffer>, code: string): Promise<void> {
  const list = JSON.parse(files.get('manifest.json')!.toString()) as Record<string, string>;
  const others = [...files.keys()].filter((name) => name !== 'manifest.json' && name !== 'signature');
  expect(Object.keys(list).toSorted()).toEqual(others.toSorted());
  for (const [name, sum] of Object.entries(list))
    expect(createHash('sha1').update(files.get(name)!).digest('hex')).toBe(sum);
  expect(files.get('signature')!.length).toBeGreaterThan(200);
  expect(JSON.parse(files.get('pass.json')!.toString())).toMatchObject({ barcodes: [{ message: code }] });
}

test.each(['es', 'en'] as const)(
  'in %s the traveller’s card goes along in both wallets, without scripts too',
  async (lang) => {
    const [ana] = DEMO_TRAVELLERS as [(typeof DEMO_TRAVELLERS)[number]];
    const options = { ...PHONE, baseURL: site.url, javaScriptEnabled: false };
    const { page, close } = await visitor(browser, options);
    await page.context().addCookies([{ name: 'lang', value: lang, url: site.url }]);
    await page.goto(`${paths.signIn[lang]}?to=${encodeURIComponent(paths.myAccount[lang])}`);
    await page.locator('[name="account"]').fill(ana.card);
    await page.locator('[name="password"]').fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: signInText.submit[lang], exact: true }).click();
    await page.waitForURL(`**${paths.myAccount[lang]}`);
    const file = await saved(page, calendarAndWallet.apple[lang]);
    expect(file.name).toBe(`${ana.card}.pkpass`);
    const pass = JSON.parse((await unzipped(file.bytes)).get('pass.json')!.toString());
    expect(pass.barcodes[0].message).toBe(ana.card);
    const said = pass.storeCard.secondaryFields.map(({ value }: { readonly value: string }) => value);
    expect(said).toEqual([`${ana.firstName} ${ana.lastName}`, TIER_NAMES[ana.tier][lang]]);
    const google = await page.getByRole('link', { name: calendarAndWallet.google[lang] }).getAttribute('href');
    const claims = JSON.parse(Buffer.from(new URL(google!).pathname.split('.')[1]!, 'base64url').toString());
    expect(claims.payload.genericObjects[0].barcode.value).toBe(ana.card);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await close();
  },
);
