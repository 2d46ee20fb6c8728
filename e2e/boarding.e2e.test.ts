import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { decodeQR } from 'qr/decode.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '#kernel/instant.ts';
import { frame } from '#text/frame.ts';
import { boardingText, verdictTitles } from '#text/pages/boarding.ts';
import { operationText } from '#text/pages/operation.ts';
import { ticketsStep } from '#text/tickets-step.ts';
import { byLanguage } from './testing/by-language.ts';
import { filesNotKept } from './testing/browser-storage.ts';
import { launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { awake } from './testing/traveller-actions.ts';
import { openScanner, type ScannerOptions } from './testing/boarding-scanner.ts';
import { altered, boughtToBoard, DOOR_PATHS, said, scan, SEND_NOTHING_WHILE_CUT, verdict } from './testing/door.ts';
import { operatorKey } from './testing/operator-key.ts';
import { CODE_READER, filmOf } from './testing/held-out.ts';
import { siteData, siteUrl } from './testing/own-site.ts';
import { siteDatabase } from './testing/site-database.ts';
import { heldBack } from './testing/scripts-held-back.ts';

const AXE = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

let browser: Browser;
let key: string;
beforeAll(async () => {
  browser = await launchBrowser();
  key = await operatorKey(siteData(), 'boarding');
});
afterAll(() => browser.close());

/** Days ahead on which no other test leaves: its buses still keep seats unpaid, without a code for the contact. */
const QUIET = 2;

const atDoor = (departure: string, { by = browser, ...options }: ScannerOptions & { by?: Browser } = {}) =>
  openScanner(by, departure, { key, ...options });

describe.each(byLanguage('es', ['es', 'en'] as const))('at the door in %s', (lang) => {
  test('a bought ticket boards once; what is copied, altered, unpaid or for another day does not', async () => {
    const { departure, codes, folios, backCodes } = await boughtToBoard({ ahead: QUIET });
    const unpaid = await boughtToBoard({ ahead: QUIET, method: 'cash' });
    expect(unpaid.departure).toBe(departure);
    const { page, complaints, close } = await atDoor(departure, { lang });
    expect(await said(page, codes[0]!, 'boards')).toContain(verdictTitles.boards[lang]);
    expect(await said(page, altered(codes[1]!), 'forged')).toContain(verdictTitles.forged[lang]);
    expect(await said(page, backCodes[0]!, 'wrong_day')).toMatch(/Tlaquepaque|Guadalajara/);
    const typed = await said(page, folios[1]!, 'boards');
    expect(typed).toContain(lang === 'es' ? 'Sus iniciales deben ser L. L.' : 'Its initials must be L. L.');
    expect(await said(page, unpaid.folios[0]!, 'unpaid')).toContain(verdictTitles.unpaid[lang]);

    const other = await atDoor(departure, { lang });
    const alarm = await said(other.page, codes[0]!, 'already_boarded');
    expect(alarm).toContain(verdictTitles.already_boarded[lang]);
    expect([complaints, other.complaints]).toEqual([[], []]);
    await other.close();
    await close();
  });
});

test('without a signal the door goes on, opens again, and sends what it read later', async () => {
  const { departure, codes, code } = await boughtToBoard();
  const database = await siteDatabase(siteData());
  const voucher = await database.issueVoucher(code).finally(() => database.close());
  const { page, close } = await atDoor(departure);
  await page.waitForFunction(async () => (await caches.match(location.href)) !== undefined);
  await expect.poll(() => filesNotKept(page)).toEqual([]);
  const context = page.context();
  await context.addInitScript(SEND_NOTHING_WHILE_CUT);
  await page.evaluate(SEND_NOTHING_WHILE_CUT);
  await page.evaluate(() => sessionStorage.setItem('cut', 'yes'));
  await context.setOffline(true);
  await said(page, codes[0]!, 'boards');
  await page.getByText(boardingText.offline.es).waitFor();
  await page.reload();
  await awake(page);
  await page.getByText(boardingText.waiting(1).es).waitFor();
  await said(page, altered(codes[1]!), 'forged');
  expect(await said(page, voucher, 'redeems')).toContain(boardingText.people(2).es);

  // Meanwhile the same ticket and the same voucher are scanned on a device with a signal.
  const copy = await atDoor(departure);
  await said(copy.page, codes[0]!, 'boards');
  await said(copy.page, voucher, 'redeems');
  await copy.close();

  await page.evaluate(() => sessionStorage.removeItem('cut'));
  await context.setOffline(false);
  await page.getByText(boardingText.online.es).waitFor();
  const alarms = page.getByRole('alert').filter({ hasText: boardingText.alarms.es });
  await alarms.getByRole('listitem').filter({ hasText: voucher }).waitFor();
  await alarms.getByRole('listitem').nth(1).waitFor();
  await expect.poll(() => page.getByText(/por enviar/).count()).toBe(0);
  await close();
});

test('a code sent before the scripts are there is scanned when they are, and is in no address', async () => {
  const { departure, codes } = await boughtToBoard();
  const { page, complaints, close } = await atDoor(departure, { serviceWorkers: 'block' });
  const scripts = await heldBack(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload({ waitUntil: 'commit' });
  const answered = page.waitForResponse((response) => response.request().isNavigationRequest());
  await scan(page, codes[0]!);
  await answered;
  scripts.release();
  await page.locator('[data-verdict="boards"]').waitFor();
  expect(new URL(page.url()).search).toBe(`?departure=${departure}`);
  expect([...asked, page.url()].filter((url) => url.split('#')[0]!.includes(codes[0]!))).toEqual([]);
  await page.reload();
  await awake(page);
  expect(await page.locator('[data-verdict]').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('a door that was open before its cookies were others sends what it reads all the same', async () => {
  const { departure, codes } = await boughtToBoard();
  const { page, close } = await atDoor(departure);
  await page.context().clearCookies({ name: 'anden' });
  const beside = await page.context().newPage();
  await beside.goto('/');
  await beside.close();
  await said(page, codes[0]!, 'boards');
  await expect.poll(() => page.getByText(/por enviar/).count()).toBe(0);
  const other = await atDoor(departure);
  await said(other.page, codes[0]!, 'already_boarded');
  await other.close();
  await close();
});

/** What the device stores of a bus. */
const keptOfBus = (page: Page) =>
  page.evaluate(async () => ({
    pages: (await caches.keys()).includes('anden-boarding-pages'),
    boarded: localStorage.getItem('anden-boarding-boarded') !== null,
  }));
const ALL_KEPT = { pages: true, boarded: true };
const NOTHING_KEPT = { pages: false, boarded: false };

test.each(['by a device that is known as a door', 'also after its cookies were cleared'])(
  'scans that wait to be sent stay when cookies are rejected: they are work, %s',
  async (which) => {
    const { departure, codes } = await boughtToBoard();
    const { page, close } = await atDoor(departure);
    const context = page.context();
    await context.addInitScript(SEND_NOTHING_WHILE_CUT);
    await page.evaluate(SEND_NOTHING_WHILE_CUT);
    await page.evaluate(() => sessionStorage.setItem('cut', 'yes'));
    await said(page, codes[0]!, 'boards');
    await page.getByText(boardingText.waiting(1).es).waitFor();
    const kept = () =>
      page.evaluate(() =>
        Object.entries(localStorage)
          .filter(([name]) => name.startsWith('anden-boarding'))
          .toSorted(),
      );
    const before = await kept();
    await page.evaluate(() => localStorage.setItem('anden.searches', 'of the one who had it before'));
    if (which.startsWith('also')) await context.clearCookies();
    else await context.clearCookies({ name: 'consent' });
    await page.goto('/');
    await awake(page);
    // Background work follows a moment later.
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: frame.rejectCookies.es, exact: true }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('anden.searches')).catch(() => '…')).toBeNull();
    expect(await kept()).toEqual(before);
    expect((await context.cookies()).find(({ name }) => name === 'consent')?.value).toBe('none');

    // The next operator to sign in sends them.
    await page.evaluate(() => sessionStorage.removeItem('cut'));
    await page.goto(`${DOOR_PATHS.es}?departure=${departure}`);
    if (page.url().includes('to=')) {
      await page.locator('[name="key"]').fill(key);
      await page.getByRole('button', { name: operationText.submit.es }).click();
      await page.waitForURL(/departure=/);
    }
    await expect.poll(async () => JSON.stringify(await kept())).toContain('"anden-boarding-waiting","[]"');
    await close();
    const other = await atDoor(departure);
    await said(other.page, codes[0]!, 'already_boarded');
    await other.close();
  },
);

describe('a device leaves no list of passengers behind', () => {
  /** A scanner that boarded a passenger and can be opened without a signal. */
  const worked = async () => {
    const { departure, codes } = await boughtToBoard();
    const visit = await atDoor(departure);
    const { page } = visit;
    await said(page, codes[0]!, 'boards');
    await expect.poll(() => keptOfBus(page)).toEqual(ALL_KEPT);
    await expect.poll(() => page.getByText(/por enviar/).count()).toBe(0);
    return { ...visit, departure, codes };
  };
  const cannotBeOpened = async (page: Page, departure: string) => {
    await page.context().setOffline(true);
    const text = await page
      .goto(`${DOOR_PATHS.es}?departure=${departure}`)
      .then(() => page.content())
      .catch(() => 'no page');
    expect(text).not.toMatch(/\*\*\*/);
  };

  test('when its operator ends the shift', async () => {
    const { page, departure, close } = await worked();
    await page.goto('/operacion');
    await page.getByRole('button', { name: operationText.leave.es }).click();
    await page.locator('[name="key"]').waitFor();
    await expect.poll(() => keptOfBus(page)).toEqual(NOTHING_KEPT);
    await cannotBeOpened(page, departure);
    await close();
  });

  test('when the shift is over by itself and the door is opened again', async () => {
    const { page, departure, close } = await worked();
    await page.context().clearCookies({ name: 'operator' });
    await page.goto(`${DOOR_PATHS.es}?departure=${departure}`);
    await page.locator('[name="key"]').waitFor();
    await expect.poll(() => keptOfBus(page)).toEqual(NOTHING_KEPT);
    await cannotBeOpened(page, departure);
    await close();
  });

  test('when it is over at an open door: the scan waits, the page does not', async () => {
    const { page, codes, close } = await worked();
    await page.context().clearCookies({ name: 'operator' });
    await scan(page, codes[1]!);
    await page.getByText(boardingText.signedOut.es).waitFor();
    await expect.poll(async () => (await keptOfBus(page)).pages).toBe(false);
    await page.getByText(boardingText.waiting(1).es).waitFor();
    await close();
  });

  test('when it is opened without a signal after more than a shift', async () => {
    const { page, departure, close } = await worked();
    await page.context().setOffline(true);
    await page.goto(`${DOOR_PATHS.es}?departure=${departure}`);
    await awake(page);
    await page.evaluate(async () => {
      const store = await caches.open('anden-boarding-pages');
      for (const request of await store.keys()) {
        const kept = (await store.match(request))!;
        const headers = new Headers(kept.headers);
        headers.set('date', new Date(Date.now() - 13 * 3_600_000).toUTCString());
        await store.put(request, new Response(await kept.text(), { headers }));
      }
    });
    await cannotBeOpened(page, departure);
    await close();
  });
});

test('a code held out to the camera boards, and the camera ends when it is closed', async () => {
  const { departure, codes } = await boughtToBoard();
  const camera = await launchBrowser([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${filmOf(codes[0]!)}`,
  ]);
  const { page, complaints } = await atDoor(departure, { by: camera });
  await page.addInitScript({ path: createRequire(import.meta.url).resolve('jsqr') });
  await page.addInitScript(CODE_READER);
  await page.reload();
  await awake(page);
  await page.getByRole('button', { name: boardingText.openCamera.es }).click();
  await page.locator('[data-verdict="boards"]').waitFor();
  // The code stays in view: one scan, not one per frame.
  await page.waitForTimeout(1_000);
  expect(await verdict(page).getAttribute('data-verdict')).toBe('boards');
  const isLive = `document.querySelector('video').srcObject.getTracks()[0].readyState`;
  expect(await page.evaluate(isLive)).toBe('live');
  await page.evaluate(`globalThis.track = document.querySelector('video').srcObject.getTracks()[0]`);
  await page.getByRole('button', { name: boardingText.closeCamera.es }).click();
  await expect.poll(() => page.evaluate('globalThis.track.readyState')).toBe('ended');
  expect(complaints).toEqual([]);
  await camera.close();
});

test('where the camera is not allowed, or the browser reads no codes, the door says what to do instead', async () => {
  const { departure } = await boughtToBoard();
  const { page, close } = await atDoor(departure);
  const open = page.getByRole('button', { name: boardingText.openCamera.es });
  await open.click();
  await page.getByText(boardingText.noCamera.es).waitFor();
  await page.addInitScript(CODE_READER);
  await page.reload();
  await awake(page);
  await open.click();
  await page.getByText(boardingText.cameraRefused.es).waitFor();
  await close();
});

test('a ticket of a bus that left long ago is refused, also without a signal', async () => {
  const { departure, codes } = await boughtToBoard();
  const { page, close } = await atDoor(departure);
  await page.context().setOffline(true);
  await page.clock.setFixedTime(Date.now() + 6 * DAY);
  await said(page, codes[0]!, 'expired');
  await close();
});

test('the code on the page of the tickets is read from the screen of an old telephone', async () => {
  const { cookie, codes } = await boughtToBoard();
  const { page, close } = await visitor(browser, {
    ...PHONE,
    viewport: { width: 320, height: 568 },
    deviceScaleFactor: 1,
  });
  const cookies = cookie.split(';').map((pair) => {
    const [name = '', value = ''] = pair.trim().split('=');
    return { name, value, url: siteUrl() };
  });
  await page.context().addCookies(cookies);
  await page.goto('/reservacion/boletos');
  const png = await page.getByRole('img', { name: ticketsStep.qr.es }).first().screenshot();
  const picture = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    return {
      width: image.width,
      height: image.height,
      data: [...context.getImageData(0, 0, image.width, image.height).data],
    };
  }, png.toString('base64'));
  expect(codes).toContain(decodeQR({ ...picture, data: Uint8Array.from(picture.data) }));
  await close();
});

test.each([
  ['es', 'light'],
  ['en', 'dark'],
] as const)('everybody can work at the door: %s, %s', async (lang, colorScheme) => {
  const { departure, codes } = await boughtToBoard();
  const { page, close } = await atDoor(departure, { lang, colorScheme });
  const check = async () => {
    await page.evaluate(AXE);
    const { violations } = await page.evaluate(async () => {
      const { axe } = globalThis as unknown as {
        axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      };
      return axe.run();
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  };
  await check();
  await page.locator('main summary').click();
  await said(page, codes[0]!, 'boards');
  await check();
  await said(page, 'nothing', 'forged');
  await check();
  await page.goto(`${DOOR_PATHS[lang]}?stop=TLQ`);
  await check();
  await close();
});

test('a device whose clock is in another zone than the server shows the hour of its list without an error', async () => {
  const { departure } = await boughtToBoard();
  const { page, complaints, close } = await atDoor(departure, { timezoneId: 'America/Mexico_City' });
  const list = page.locator('summary', { hasText: boardingText.passengers.es });
  await expect.poll(() => list.textContent()).toMatch(/Lista: .*\d:\d\d/);
  expect(complaints).toEqual([]);
  await close();
});
