import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '#main/free-port.ts';
import { offlineText } from '#text/pages/offline.ts';
import { launchBrowser, MAX_WAIT_MS, PHONE } from './browser.ts';
import { type Cut, type Line, MOMENTS, openLine } from './line.ts';
import { startLoadedSite } from './loaded-site.ts';
import { siteDatabase } from './site-database.ts';
import type { Site } from './start-site.ts';
import { isBrowsersPage, isLost, type OnlineStep, type Place } from './steps/step.ts';
import { fieldsAreStillFilled, REMEMBER_TYPED } from './typed.ts';
import { IS_WHOLE } from './whole.ts';

/** A payment is queried a few times before it is given up. */
const settled = ({ worksFor = MAX_WAIT_MS }: OnlineStep) => ({ timeout: worksFor, interval: 100 });
const MOVED = { timeout: 5_000, interval: 50 };
/** How long a page may take to tell that there is no network: a payment is queried meanwhile. */
const TOLD = { timeout: 25_000, interval: 100 };
const TRIES = 8;
/** How long one try waits for the element it presses. What comes before the tries takes what it takes. */
const TRY_MS = 6_000;

/** What is lost, one case each. */
type Loss = Cut & { readonly title: string };

const allLosses = ({ calls, again = [] }: OnlineStep): readonly Loss[] => [
  ...calls.flatMap((call) => MOMENTS.map((moment) => ({ call, moment, title: `${moment} ${call}` }))),
  ...again.flatMap((call) =>
    MOMENTS.map((moment) => ({ call, moment, time: 2, title: `${moment} the second ${call}` })),
  ),
];

/**
 * The most informative loss: the response of the last call with a side effect. The first step of a file also loses the
 * read-only calls, before they get through.
 */
function mainLosses({ calls }: OnlineStep, isFirst: boolean): readonly Loss[] {
  const last = calls.findLast((call) => call.startsWith('POST'));
  const read = calls.filter((call) => call.startsWith('GET'));
  return [
    ...(last ? [{ call: last, moment: 'during', title: `during ${last}` } as const] : []),
    ...(isFirst || !last ? read : []).map((call) => ({ call, moment: 'before', title: `before ${call}` }) as const),
  ];
}

/** Among steps that make the same calls, the first loses them for all. */
function lossesOf(step: OnlineStep, steps: readonly OnlineStep[]): readonly Loss[] {
  if (IS_WHOLE) return allLosses(step);
  const alike = steps.find(({ calls }) => calls.join() === step.calls.join());
  return alike === step ? mainLosses(step, step === steps[0]) : [];
}

/**
 * Every step on a separate site behind a separate line: losing it before, during or after each call leaves a page that
 * can continue when it is back, and keeps what was typed. The site also gets these variables.
 */
export function losesNothing(steps: readonly OnlineStep[], variables: Record<string, string> = {}): void {
  let line: Line;
  let site: Site;
  let browser: Browser;
  let database: Place['database'];
  beforeAll(async () => {
    line = await openLine();
    const port = await freePort(0, '127.0.0.1');
    site = await startLoadedSite({ ...variables, PORT: String(port), PUBLIC_ORIGIN: line.url });
    line.leadTo(`http://localhost:${port}`);
    browser = await launchBrowser();
    database = await siteDatabase(site.dataDir);
  });
  afterAll(async () => {
    await browser?.close();
    await database?.close();
    await site?.stop();
    await line?.stop();
  });

  describe.each(steps)('$name', (step) => {
    const SETTLED = settled(step);
    const losses = lossesOf(step, steps);
    let context: BrowserContext;
    const options = () => ({ ...PHONE, baseURL: line.url, locale: 'es-MX', reducedMotion: 'reduce' }) as const;
    const equipped = async () => {
      const made = await browser.newContext(options());
      await made.addInitScript(REMEMBER_TYPED);
      return made;
    };
    /** A visitor's first page installs the service worker. */
    const installedIn = async (visited: BrowserContext) => {
      const page = await visited.newPage();
      await page.goto('/');
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await page.close();
    };
    beforeAll(async () => {
      context = await equipped();
      await installedIn(context);
    });
    afterAll(() => context.close());
    // What one case lost, the next one has.
    afterEach(async () => {
      line.restore();
      await context.setOffline(false);
    });

    /** Opens the page as a separate visitor, and performs the step. */
    async function begin(cut?: Cut) {
      const place = { url: line.url, dataDir: site.dataDir, database };
      const ready = await step.prepare(place);
      // Files are requested once and cached: only a first visitor has none.
      const isFirst = cut?.call === FILES;
      const visited = isFirst || step.forgets ? await equipped() : context;
      if (visited !== context && !isFirst) await installedIn(visited);
      await visited.clearCookies();
      const pairs = `${ready.cookie};lang=es;consent=none`.split(';').map((pair) => pair.trim());
      await visited.addCookies(
        pairs.map((pair) => {
          const at = pair.indexOf('=');
          return { name: pair.slice(0, at), value: pair.slice(at + 1), url: line.url };
        }),
      );
      const page = await visited.newPage();
      line.restore();
      if (step.arrive) {
        page.setDefaultTimeout(MAX_WAIT_MS);
        await page.goto(ready.path);
        await step.arrive(page, place);
        line.restore();
      }
      page.setDefaultTimeout(TRY_MS);
      if (cut) line.cutAt(cut);
      if (!step.arrive) await page.goto(ready.path).catch(() => undefined);
      return { page, ready, close: () => (visited === context ? page.close() : visited.close()) };
    }

    /** Waits until the line is lost, during the step or already while the page opens. */
    async function untilCut(page: Page, isOnTheWay: boolean): Promise<void> {
      await vi.waitUntil(async () => {
        // A page that is navigating does not respond; the next try uses the new page.
        if (isOnTheWay && !line.isCut()) await tryIt(page, step, line.isCut).catch(() => undefined);
        return line.isCut();
      }, SETTLED);
    }

    test.runIf(IS_WHOLE)('makes the calls that are known', async () => {
      const { page, ready, close } = await begin();
      await step.act(page);
      await expect.poll(() => step.isDone(page), SETTLED).toBe(true);
      // If the step begins on an earlier page, its files may still be loading.
      const background = step.arrive ? [...BACKGROUND, FILES] : BACKGROUND;
      const asked = line.asked().filter((call) => step.calls.includes(call) || !background.includes(call));
      await ready.holds?.();
      // Files may be cached, and a background call may come later.
      const optional = step.calls.filter((call) => call === FILES || BACKGROUND.includes(call));
      expect([...new Set([...asked, ...optional])].toSorted()).toEqual([...new Set(step.calls)].toSorted());
      await close();
    });

    // A lost response is followed by the same assertions, and more.
    const isTypedIn = step.calls.some((call) => call.startsWith('POST'));
    test.runIf(isTypedIn && IS_WHOLE)(
      'keeps what was typed while there is no network, and goes on with it',
      async () => {
        const { page, ready, close } = await begin();
        await step.begin?.(page);
        await page.waitForLoadState('networkidle');
        await page.context().setOffline(true);
        line.lose();
        // A try that a busy machine did not let come to its press is made once more, unless the page is at work on it.
        await vi.waitUntil(async () => {
          if (await isAtRest(page)) await step.act(page).catch(() => undefined);
          return vi.waitUntil(() => isSaid(page, step), TOLD).catch(() => false);
        }, SETTLED);
        await expect.poll(() => isAtRest(page), SETTLED).toBe(true);
        await isTold(page, step);
        await page.context().setOffline(false);
        line.restore();
        await goOn(page, step);
        const known = [...step.calls, ...BACKGROUND];
        if (!step.arrive) expect(line.asked().filter((call) => !known.includes(call))).toEqual([]);
        await ready.holds?.();
        await close();
      },
    );

    test.each(losses)('goes on after the line was lost $title', async (cut) => {
      const { page, ready, close } = await begin(cut);
      // On an earlier page, files are needed by its work.
      const isOfWork = cut.call.startsWith('POST') || (cut.call === FILES && step.arrive !== undefined);
      await untilCut(page, isOfWork || cut.call !== FILES);
      const isAlone = step.forgets || cut.call === FILES;
      await expect.poll(() => hasEnded(page, isAlone), SETTLED).toBe(true);
      if (isOfWork && cut.moment !== 'after') {
        await isTold(page, step);
        await claimsNothing(page);
      }
      line.restore();
      await goOn(page, step, isAlone);
      await ready.holds?.();
      await close();
    });
  });
}

const FILES = 'GET files';

/** What a page or its browser may request by itself at any moment, and can do without. */
const BACKGROUND = [
  'GET /sw.js',
  'GET /boarding-worker.js',
  'GET /sin-conexion',
  'GET /card-frame',
  'GET /mis-boletos',
  'GET /my-tickets',
  'GET /mis-vales',
  'GET /my-vouchers',
  // Polled while a page is visible, and immediately when its network is back: useSlowPolling.
  'GET /api/websale/reservation/state',
  'GET /api/websale/order/state',
  'GET /api/websale/pay_link',
  'POST /api/internal/reservation',
  'GET /new-invoicing/reservation',
  'GET /api/invoicing/reservation',
  // The bus is read again after each press of a seat: useSeats.
  'GET /api/itinerary/reservation/seat_changes',
];

/** Nothing is busy, and there is content. */
const isAtRest = (page: Page): Promise<boolean> =>
  page
    .evaluate(
      () => !document.querySelector('[aria-busy="true"], dialog[open]') && document.querySelector('main h1') !== null,
    )
    .catch(() => false);

/**
 * The page is at rest. Where it is alone, without a service worker yet, a connection that ended a moment before the line
 * was restored may also leave the browser's own page.
 */
const hasEnded = async (page: Page, isAlone = false): Promise<boolean> =>
  (isAlone && isBrowsersPage(page)) || isAtRest(page);

/** The page reports it, and what was typed is still there. */
async function isTold(page: Page, step: OnlineStep): Promise<void> {
  const { keeps = fieldsAreStillFilled } = step;
  const SETTLED = settled(step);
  // The page is at rest also before it has handled the press.
  await expect.poll(async () => (await isSaid(page, step)) || page.locator('main').innerText(), SETTLED).toBe(true);
  await expect.poll(() => isAtRest(page), SETTLED).toBe(true);
  await keeps(page);
}

async function isSaid(page: Page, { says }: OnlineStep): Promise<boolean> {
  const alert = page.getByRole('alert').filter({ hasText: /\p{L}/u });
  const said = says ? alert.or(page.getByText(says)) : alert;
  return (await isLost(page)) || (await said.count()) > 0;
}

/** Nothing uncertain is claimed about a call that may have arrived. */
async function claimsNothing(page: Page): Promise<void> {
  const alerts = await page.getByRole('alert').allTextContents();
  expect(alerts.join(' ')).not.toMatch(/no se (cobró|hizo ningún cargo)/i);
}

/** The network is back: continues with what the page offers, as a person would. */
async function goOn(page: Page, step: OnlineStep, isAlone = false): Promise<void> {
  for (let i = 0; i < TRIES; i += 1) {
    if (await step.isDone(page).catch(() => false)) return;
    await tryIt(page, step);
    await expect.poll(() => hasEnded(page, isAlone), settled(step)).toBe(true);
  }
  expect(await step.isDone(page), `${page.url()}\n${(await page.locator('main').innerText()).slice(0, 800)}`).toBe(
    true,
  );
}

/** One try and its response: retried when nothing changes, as a person would. */
async function tryIt(page: Page, step: OnlineStep, isOver = () => false): Promise<void> {
  if (isBrowsersPage(page)) await page.reload();
  const hasMoved = await watch(page, step);
  if (await isLost(page)) {
    const send = page.getByRole('button', { name: offlineText.send.es });
    const again = page.getByRole('link', { name: offlineText.reload.es });
    await ((await send.isVisible()) ? send : again).click();
  } else await step.act(page).catch(() => undefined);
  await vi.waitUntil(async () => isOver() || (await hasMoved()), MOVED).catch(() => undefined);
}

/** Whether the page has responded since: it is done, or another document at rest, or shows a new message. */
async function watch(page: Page, step: OnlineStep): Promise<() => Promise<boolean>> {
  const said = async () => (await page.getByRole('alert').allTextContents()).join();
  const saidBefore = await said();
  await page.evaluate(() => void Object.assign(window, { isBefore: true }));
  return async () => {
    if (await step.isDone(page).catch(() => false)) return true;
    if (!(await isAtRest(page))) return false;
    const isBefore = await page.evaluate(() => 'isBefore' in window).catch(() => true);
    return !isBefore || ((await said()) !== saidBefore && (await said()) !== '');
  };
}
