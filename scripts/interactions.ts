// How soon the pages of a sale answer a tap or a key, on a phone whose processor is four times slower: the longest
// interaction of each page (its INP in a laboratory) and its layout shift: `npm run interactions`. Durations count
// only on an idle machine, so they are no part of the tests; the load is printed beside them, and how fast the phone was
// by the benchmark with which Lighthouse and Chrome's developer tools tell phones (264 is a Moto G Power of 2022).
import { loadavg } from 'node:os';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser, Page } from 'playwright-core';
import { homeText } from '#text/pages/home.ts';
import { payForm } from '#text/pay-form.ts';
import { ticketsStep } from '#text/tickets-step.ts';
import { apiClient } from '../e2e/testing/api-client.ts';
import { launchBrowser, PHONE } from '../e2e/testing/browser.ts';
import { startOnCopy } from '../e2e/testing/loaded-data.ts';
import { payByCard } from '../e2e/testing/paid-trip.ts';
import { bring, codeIn, reach, type ReachedStep } from '../e2e/testing/reach-steps.ts';
import { awake } from '../e2e/testing/traveller-actions.ts';

const SLOWER = 4;
/** A machine with more waiting for it measures its load. */
const CALM = 1.5;
/** Google calls 200 ms good. Milliseconds; layout shift has no unit. */
const LIMITS = { longest: 200, shift: 0 } as const;
/** The browser reports no shorter interaction, ms. */
const SHORTEST = 16;
/** After each interaction the page paints and rests, ms. */
const REST = 300;
/**
 * A finger is what a phone has; its tap is several events in two frames, of which no page knows anything. The goal of 100
 * ms was set with the pointer's click, which is the page's own share.
 */
const WAYS = ['tap', 'click'] as const;
type Way = (typeof WAYS)[number];

interface Measured {
  readonly path: string;
  readonly cookies: string;
  /** What a buyer does there. None of it leaves the page. */
  act(page: Page, way: Way): Promise<void>;
}

const site = await startOnCopy('');
const browser = await launchBrowser();
let missed = 0;
try {
  for (const [name, measured] of Object.entries(await pages(site.url))) {
    for (const way of WAYS) {
      const { longest, count, shift, phone } = await measure(browser, measured, way);
      const load = loadavg()[0]!;
      console.log(
        `interactions: ${name.padEnd(8)} ${way.padEnd(5)} ${count} interactions, longest ${longest ? partsOf(longest) : `below ${SHORTEST} ms`}, CLS ${shift.toFixed(3)}, phone ${phone.toFixed(0)}, load ${load.toFixed(1)}`,
      );
      const isLate = load < CALM && (longest?.duration ?? 0) > LIMITS.longest;
      if (count === 0 || shift > LIMITS.shift || isLate) missed += 1;
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
process.exitCode = missed > 0 ? 1 : 0;

async function pages(siteUrl: string): Promise<Readonly<Record<string, Measured>>> {
  const atStep = async (step: ReachedStep, page: string, act: Measured['act']): Promise<Measured> => {
    const cookies = await reach(siteUrl, step, { ahead: 5 });
    return { path: `/reservacion/${page}?code=${codeIn(cookies)}`, cookies, act };
  };
  const client = await apiClient(siteUrl);
  const code = await bring(client, 4, { ahead: 6 });
  await payByCard(client, code, siteUrl);
  return {
    home: { path: '/', cookies: '', act: search },
    results: await atStep('results', 'horarios', changeSearch),
    seats: await atStep('seats', 'asientos', takeSeats),
    payment: await atStep('payment', 'pago', chooseWays),
    tickets: {
      path: `/reservacion/boletos?code=${code}`,
      cookies: `${client.cookie()};reservation=${code}`,
      act: open,
    },
  };
}

async function search(page: Page, way: Way): Promise<void> {
  await hit(page, way, '[name="round"][value="false"]');
  await page.locator('select[name="origin"]').selectOption('TLQ');
  await page.locator('select[name="destination"]').selectOption('SAY');
  await chooseParty(page, way);
  await hit(page, way, '[name="departure.date"] ~ button');
  await press(page, 'ArrowRight', 'ArrowDown', 'Escape');
  await hit(page, way, '[name="departure.date"] ~ button');
  await hit(page, way, 'dialog[open] [data-day]:not([aria-disabled]) >> nth=3');
}

async function chooseParty(page: Page, way: Way): Promise<void> {
  await hit(page, way, '#f-passengers');
  await hit(page, way, 'fieldset input[type="number"] ~ button');
  await hit(page, way, `button:text-is("${homeText.done.es}"):visible`);
}

/** Runs are chosen by links; what else is there is the search, on top of them. */
async function changeSearch(page: Page, way: Way): Promise<void> {
  await hit(page, way, '[data-edit]');
  await page.locator('dialog[open]').waitFor();
  await hit(page, way, 'dialog [name="round"][value="false"]');
  await chooseParty(page, way);
  await press(page, 'Tab', 'Tab', 'Escape');
}

async function takeSeats(page: Page, way: Way): Promise<void> {
  // The second seat of the outbound journey shows the bus of the return.
  for (const state of ['free', 'chosen', 'free', 'free', 'free'])
    await hit(page, way, `button[data-state="${state}"]:visible`);
  await press(page, 'ArrowDown', 'ArrowRight', 'Enter');
}

async function chooseWays(page: Page, way: Way): Promise<void> {
  for (const method of ['paypal', 'cash', 'credit']) await hit(page, way, `[name="method"][value="${method}"]`);
  await press(page, 'ArrowDown', 'ArrowUp');
  await page.frameLocator(`iframe[title="${payForm.cardFrame.es}"]`).locator('#number').waitFor();
}

async function open(page: Page, way: Way): Promise<void> {
  for (const fold of await page.locator('main summary:visible').all()) {
    await fold[way]();
    await page.waitForTimeout(REST);
  }
  await page.getByText(ticketsStep.seat.es, { exact: true }).first()[way]();
  await press(page, 'Tab', 'Tab');
}

async function hit(page: Page, way: Way, selector: string): Promise<void> {
  await page.locator(selector).first()[way]();
  await page.waitForTimeout(REST);
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(REST);
  }
}

/** The longest interaction; how many there were; the layout shift; and how fast the phone was. */
async function measure(by: Browser, { path, cookies, act }: Measured, way: Way) {
  const context = await by.newContext({ ...PHONE, baseURL: site.url, locale: 'es-MX', serviceWorkers: 'block' });
  await context.addCookies(
    [...cookies.split(';').filter(Boolean), 'consent=none'].map((pair) => {
      const [name = '', value = ''] = pair.trim().split(/=(.*)/);
      return { name, value, url: site.url };
    }),
  );
  const page = await context.newPage();
  await page.addInitScript(observe, SHORTEST);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const phone = await page.evaluate<number>(`(${pageFunctions.computeBenchmarkIndex.toString()})()`);
  await page.goto(path);
  await awake(page);
  await act(page, way);
  await page.waitForTimeout(REST);
  const { interactions, shift } = await page.evaluate(() => (globalThis as unknown as Observed).observed);
  await context.close();
  const ids = new Set(interactions.map(({ id }) => id));
  const longest = interactions.toSorted((a, b) => b.duration - a.duration)[0];
  return { longest, count: ids.size, shift, phone };
}

interface Interaction {
  readonly id: number;
  readonly kind: string;
  /** All in ms: until it was painted; of it until its handlers began, and theirs. */
  readonly duration: number;
  readonly waited: number;
  readonly handled: number;
}

interface Observed {
  observed: { interactions: Interaction[]; shift: number };
}

function partsOf({ kind, duration, waited, handled }: Interaction): string {
  const painted = duration - waited - handled;
  return `${duration} ms (${kind}: waited ${waited.toFixed(0)}, handled ${handled.toFixed(0)}, painted ${painted.toFixed(0)})`;
}

/** In the page, before its scripts. */
function observe(shortest: number): void {
  const observed: Observed['observed'] = { interactions: [], shift: 0 };
  Object.assign(globalThis, { observed });
  new PerformanceObserver((list) => {
    for (const event of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId: id, name: kind, duration, startTime, processingStart, processingEnd } = event;
      const [waited, handled] = [processingStart - startTime, processingEnd - processingStart];
      if (id) observed.interactions.push({ id, kind, duration, waited, handled });
    }
  }).observe({ type: 'event', durationThreshold: shortest, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean; value: number })[])
      if (!shift.hadRecentInput) observed.shift += shift.value;
  }).observe({ type: 'layout-shift', buffered: true });
}
