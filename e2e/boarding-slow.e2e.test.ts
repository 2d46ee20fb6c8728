import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Lang } from '#text/lang.ts';
import { boardingText, verdictTitles, voucherVerdictTitles } from '#text/pages/boarding.ts';
import { openScanner, type ScannerOptions } from './testing/boarding-scanner.ts';
import { launchBrowser } from './testing/browser.ts';
import { byLanguage } from './testing/by-language.ts';
import { boughtToBoard, said, scan } from './testing/door.ts';
import { operatorKey } from './testing/operator-key.ts';
import { siteData } from './testing/own-site.ts';
import { siteDatabase } from './testing/site-database.ts';
import { awake } from './testing/traveller-actions.ts';

let browser: Browser;
let key: string;
beforeAll(async () => {
  browser = await launchBrowser();
  key = await operatorKey(siteData(), 'boarding');
});
afterAll(() => browser.close());

/** Longer than the page waits for the server before it shows the device's own verdict. */
const LONG_MS = 1_600;

/** A scanner whose clock stands still, and whose scans reach the server at once but get its answers once released. */
async function slowScanner(departure: string, options: ScannerOptions) {
  const visit = await openScanner(browser, departure, { key, ...options, serviceWorkers: 'block' });
  const { page } = visit;
  await page.clock.install();
  await page.reload();
  await awake(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  const { promise, resolve } = Promise.withResolvers<void>();
  const sent: string[] = [];
  await page.route(/\/(?:boarding|vouchers)\/scans$/, async (route) => {
    sent.push(route.request().url());
    const response = await route.fetch();
    await promise;
    await route.fulfill({ response });
  });
  return { ...visit, sent, release: resolve };
}

/** Another device, which has the server's answers. */
async function usedElsewhere(departure: string, tickets: readonly string[], voucher?: string): Promise<void> {
  const { page, close } = await openScanner(browser, departure, { key });
  for (const ticket of tickets) {
    await said(page, ticket, 'boards');
    await expect.poll(() => page.getByText(/por enviar/).count()).toBe(0);
  }
  if (voucher) await said(page, voucher, 'redeems');
  await close();
}

const alarmsOn = (page: Page, lang: Lang) => page.getByRole('alert').filter({ hasText: boardingText.alarms[lang] });

test.each(byLanguage('es', ['es', 'en'] as const))(
  'an answer that comes after the device let somebody board says whom it should not have, in %s',
  async (lang) => {
    const { departure, codes, folios, code } = await boughtToBoard();
    const database = await siteDatabase(siteData());
    const voucher = await database.issueVoucher(code).finally(() => database.close());
    const { page, complaints, sent, release, close } = await slowScanner(departure, { lang });
    await usedElsewhere(departure, codes.slice(0, 1), voucher);

    // Twice, as when nothing seems to happen.
    for (const [nth, ticket] of [codes[0]!, codes[0]!, codes[1]!].entries()) {
      await scan(page, ticket);
      await expect.poll(() => sent.length).toBe(nth + 1);
      await page.clock.runFor(LONG_MS);
      await page.locator('[data-verdict="boards"]').waitFor();
    }
    await scan(page, voucher);
    await expect.poll(() => sent.length).toBe(4);
    await page.clock.runFor(LONG_MS);
    await page.locator('[data-verdict="redeems"]').waitFor();
    expect(await alarmsOn(page, lang).count()).toBe(0);

    release();
    const alarms = alarmsOn(page, lang).getByRole('listitem');
    await alarms.nth(1).waitFor();
    await expect.poll(() => page.getByText(/por enviar|to be sent/).count()).toBe(0);
    expect((await alarms.allInnerTexts()).toSorted()).toEqual(
      [
        boardingText.alarm(folios[0]!, verdictTitles.already_boarded[lang])[lang],
        boardingText.voucherAlarm(voucher, voucherVerdictTitles.already_redeemed[lang])[lang],
      ].toSorted(),
    );
    expect(complaints).toEqual([]);
    await close();
  },
);

test('a refusal that the operator saw raises no alarm, also when the waiting scans are sent meanwhile', async () => {
  const { departure, codes } = await boughtToBoard();
  const { page, complaints, sent, release, close } = await slowScanner(departure, {});
  await usedElsewhere(departure, codes.slice(0, 1));
  await scan(page, codes[0]!);
  await expect.poll(() => sent.length).toBe(1);
  await page.evaluate(() => globalThis.dispatchEvent(new Event('online')));
  release();
  await page.locator('[data-verdict="already_boarded"]').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await alarmsOn(page, 'es').count()).toBe(0);
  expect(sent).toHaveLength(1);
  expect(complaints).toEqual([]);
  await close();
});
