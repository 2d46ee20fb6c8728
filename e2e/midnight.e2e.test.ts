import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { deadlineTexts } from '#text/deadlines.ts';
import type { Lang } from '#text/lang.ts';
import { dayAndClock } from '#text/moments.ts';
import { payWayTexts } from '#text/pay-ways.ts';
import { ticketsStep } from '#text/tickets-step.ts';
import { encodeQuery, pathOf } from '#wire/paths.ts';
import { getHtml, getIcs, getPdf } from '#wire/ticket-documents.ts';
import { getSchedules, postCreate } from '#wire/websale.ts';
import { apiClient, dayFromNow } from './testing/api-client.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { byLanguage } from './testing/by-language.ts';
import { travellerActions } from './testing/traveller-actions.ts';
import { savedMails } from './testing/saved-mails.ts';
import { siteUrl } from './testing/own-site.ts';
import { right } from './testing/reach-steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const MIDNIGHT_BUS = '00:15:00-06:00';

/** The bus that leaves Puerto Vallarta at 12:15 a.m. that day, and the evening before in local time. */
async function midnightBus(ahead: number) {
  const { call } = await apiClient(siteUrl());
  const departure = { date: dayFromNow(ahead) };
  const body = { origin: 'PVR', destination: 'TLQ', round: false, departure, passengers: [{ type: 'adult' as const }] };
  const { code } = right(await call(postCreate, { body })).reservation;
  const listed = async () => {
    const { schedules } = right(await call(getSchedules, { query: { code, direction: 'departure' } }));
    return schedules.find(({ departs_at: at }) => at.endsWith(MIDNIGHT_BUS));
  };
  // A new site puts its first days on sale before the others.
  const run = await vi.waitUntil(listed, { timeout: 60_000, interval: 500 });
  const beforeMidnight = (clock: string) => `${dayFromNow(ahead - 1)}T${clock}:00-06:00`;
  return { run, date: departure.date, beforeMidnight };
}

async function pdfText(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, i) => pdf.getPage(i + 1)));
  const texts = await Promise.all(pages.map((page) => page.getTextContent()));
  return texts.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join(' ');
}

const flat = (text: string): string => text.replace(/[,\s]+/g, ' ');

/** All documents of a traveller, as text without commas. */
async function papers(page: Page, code: string, lang: Lang): Promise<Readonly<Record<string, string>>> {
  const file = encodeQuery({ code, lang, download: 'true' });
  const read = async (path: string) => (await page.request.get(path + file)).body();
  const ics = String(await read(pathOf(getIcs))).replaceAll('\r\n ', '');
  await expect.poll(() => savedMails(code)).toHaveLength(1);
  const [mail] = await savedMails(code);
  return Object.fromEntries(
    Object.entries({
      page: (await page.locator('main').innerText()).replace(/\n/g, ' '),
      pdf: await pdfText(await read(pathOf(getPdf))),
      html: String(await read(pathOf(getHtml))).replace(/<[^>]*>/g, ' '),
      mail: `${mail!.subject} ${mail!.text}`,
      ics: ics.replaceAll('\\n', ' ').replaceAll('\\', ''),
    }).map(([name, text]) => [name, flat(text)]),
  );
}

describe.each(
  byLanguage('es', [
    ['es', PHONE, 'cash', 12],
    ['en', DESKTOP, 'cash', 13],
    ['es', DESKTOP, 'card', 14],
    ['en', PHONE, 'card', 15],
  ] as const),
)('in %s', (lang: Lang, screen: BrowserContextOptions, way, ahead: number) => {
  test(`a bus at 12:15 a.m. bought by ${way}: every deadline stands with the day before`, async () => {
    const { run, date, beforeMidnight } = await midnightBus(ahead);
    const { page, complaints, close } = await visitor(browser, screen);
    const buys = travellerActions(page, lang);
    await buys.search({ origin: 'PVR', destination: 'TLQ', departs: date, party: { adult: 1 } });
    await page.locator(`button[name="run"][value="${run.schedule_id}|${run.schedule_detail_id}"]`).click();
    await page.waitForURL(/contacto/);
    await buys.giveNames([['María José', 'Muñoz Peña']]);
    await buys.skipExtras();
    await buys.letChoose();
    const until = flat(dayAndClock(beforeMidnight('23:45'), lang));
    await page.getByRole('radio', { name: payWayTexts.cash.name[lang] }).check();
    expect(flat(await page.locator('main').innerText())).toContain(until);
    if (way === 'cash') {
      await page.getByRole('button', { name: /Reservar y pagar|Reserve and pay/ }).click();
    } else {
      await page.getByRole('radio', { name: payWayTexts.card.name[lang], exact: true }).check();
      await buys.typeCard('4111 1111 1111 1111');
      await buys.pay();
    }
    await page.waitForURL(/boletos/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const code = (await page.locator('strong.figures').first().textContent())!;
    const all = await papers(page, code, lang);
    const exchange = flat(dayAndClock(beforeMidnight('23:55'), lang));
    const leaves = flat(dayAndClock(run.departs_at, lang));
    for (const [name, text] of Object.entries(all)) {
      for (const words of [until, exchange, leaves])
        expect([name, text]).toEqual([name, expect.stringContaining(words)]);
      const first = way === 'cash' ? deadlineTexts.payAtCounter : deadlineTexts.beThere;
      const other = way === 'cash' ? deadlineTexts.change : deadlineTexts.payAtCounter;
      expect([name, text]).toEqual([name, expect.stringContaining(flat(first[lang]))]);
      expect([name, text]).not.toEqual([name, expect.stringContaining(flat(other[lang]))]);
      // Every deadline of the evening is shown with its day.
      expect([name, undated(text, until.split(' ').slice(0, 3).join(' '))]).toEqual([name, []]);
    }
    expect(all['pdf']).toContain(lang === 'es' ? 'hora de Puerto Vallarta' : 'Puerto Vallarta time');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await page.getByRole('img', { name: new RegExp(ticketsStep.qr[lang]) }).count()).toBe(
      way === 'cash' ? 0 : 1,
    );
    expect(complaints).toEqual([]);
    await close();
  });
});

/** ` martes 1 de diciembre de 2026`, ` Tuesday 1 December 2026` */
const LONG_DATE = /^ \S+ \d{1,2} (?:de )?\S+ (?:de )?20\d\d/;

/** Times of the evening without their day: neither a short one before nor a long one after. */
const undated = (text: string, day: string): readonly string[] =>
  [...text.matchAll(/(.{0,40})\b11:(?:45|55) p\.m\.(?=(.{0,40}))/g)]
    .map(([, before, behind]) => ({ before: before!.trimEnd(), behind: behind! }))
    .filter(({ before, behind }) => !before.endsWith(day) && !/\b20\d\d$/.test(before) && !LONG_DATE.test(behind))
    .map(({ before, behind }) => `${before} … ${behind}`);
