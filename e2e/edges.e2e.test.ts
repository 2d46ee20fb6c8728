import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schedulesStep } from '#text/schedules-step.ts';
import { changePath, itineraryPath } from '#wire/link-paths.ts';
import * as paths from '#wire/page-paths.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { siteUrl } from './testing/own-site.ts';
import { paidTrip } from './testing/paid-trip.ts';
import { codeIn, reach } from './testing/reach-steps.ts';

/** Padding of a page on a phone, in CSS pixels. */
const EDGE = 16;
/** Side of the logo's square, as in the header. */
const LOGO = 34;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function open(path: string, cookies = '', device = PHONE) {
  const { page, close } = await visitor(browser, device);
  await page.context().addCookies(
    [...cookies.split(';').filter(Boolean), 'consent=none'].map((pair) => {
      const [name = '', value = ''] = pair.trim().split(/=(.*)/);
      return { name, value, url: siteUrl() };
    }),
  );
  await page.goto(path);
  return { page, close };
}

/** Where each word of an element is, line by line: a word in two pieces was broken. */
const wordsOf = (element: Locator) =>
  element.evaluate((one) => {
    const range = document.createRange();
    const nodes = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    const words: { word: string; left: number; pieces: number }[] = [];
    while (nodes.nextNode())
      for (const { index, 0: word } of (nodes.currentNode.textContent ?? '').matchAll(/\S+/g)) {
        range.setStart(nodes.currentNode, index);
        range.setEnd(nodes.currentNode, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        words.push({ word, left: range.getBoundingClientRect().left, pieces: new Set(tops).size });
      }
    return words;
  });

test.each([
  paths.frequentTraveller,
  paths.terms,
  paths.services,
  paths.fleet,
  paths.faq,
  paths.locations,
  paths.shuttleRides,
  paths.promotions,
])('$es begins at the edge of the page', async ({ es }) => {
  const { page, close } = await open(es);
  expect((await page.locator('h1').boundingBox())?.x).toBe(EDGE);
  await close();
});

test('the text of a button without a frame stands in line with what is below it', async () => {
  const { page, close } = await open(paths.signUpCode.es);
  const [quiet] = await wordsOf(page.locator('main button[value="again"]'));
  const [link] = await wordsOf(page.locator(`main a[href^="${paths.signUp.es}"]`).last());
  expect(quiet?.left).toBeCloseTo(link!.left, 0);
  await close();
});

test('a page without a connection has the logo of the header, its name on one line', async () => {
  const { page, close } = await open(paths.offline.es);
  const logo = page.locator('p:has(> svg)').first();
  expect(await logo.locator('svg').boundingBox()).toMatchObject({ width: LOGO, height: LOGO });
  expect((await wordsOf(logo)).filter(({ pieces }) => pieces !== 1)).toEqual([]);
  await close();
});

test('no word is broken in the head of the table of fares', async () => {
  const { page, close } = await open(paths.shuttleRides.es);
  expect((await wordsOf(page.locator('main thead'))).filter(({ pieces }) => pieces !== 1)).toEqual([]);
  await close();
});

test('prices of other departures stand in one column, whether they differ or not', async () => {
  const trip = await paidTrip({ ahead: 12, service: 'primera' });
  const { page, close } = await open(changePath('es', trip), trip.client.cookie());
  const stubs = page.locator('li:has(button[name="run"]) article > div > div:nth-child(2)');
  const lefts = await stubs.evaluateAll((all) => all.map((stub) => Math.round(stub.getBoundingClientRect().left)));
  expect(lefts.length).toBeGreaterThan(1);
  expect([...new Set(lefts)]).toHaveLength(1);
  await close();
});

test('on a wide screen the tours begin below the name of the carrier', async () => {
  const { page, close } = await open(paths.tourSearch.es, '', DESKTOP);
  const logo = await page.locator('header a').first().boundingBox();
  expect((await page.locator('h1').boundingBox())?.x).toBe(logo?.x);
  await close();
});

test('on a wide screen the time until when something can be done stands below its name, not below its icon', async () => {
  const trip = await paidTrip({ ahead: 11, service: 'ejecutivo' });
  const { page, close } = await open(itineraryPath('es', trip.code), trip.client.cookie(), DESKTOP);
  const away = await page.locator('main li > svg + span > small > b').evaluateAll((deadlines) =>
    deadlines.map((until) => {
      const title = until.closest('span')!.getBoundingClientRect();
      const icon = until.closest('li')!.querySelector('svg')!.getBoundingClientRect();
      return title.left > icon.right ? until.getBoundingClientRect().left - title.left : 'below its icon';
    }),
  );
  expect(away.length).toBeGreaterThan(0);
  expect(away.filter((pixels) => pixels !== 0)).toEqual([]);
  await close();
});

test('what the head of the results says of the clocks is not said again of each departure', async () => {
  const cookies = await reach(siteUrl(), 'results', { ahead: 10 });
  const { page, close } = await open(`/reservacion/horarios?code=${codeIn(cookies)}`, cookies);
  expect(await page.locator('button[name="run"]').count()).toBeGreaterThan(1);
  const said = await page.locator('main').textContent();
  expect(said?.split(schedulesStep.clocksDiffer(-1).es)).toHaveLength(2);
  expect(said?.split(schedulesStep.clocksSaid(-1).es).length).toBeGreaterThan(3);
  await close();
});
