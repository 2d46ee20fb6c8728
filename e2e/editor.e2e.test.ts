import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { after, DAY, instant } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { commitment } from '#text/content/company-pages.ts';
import { contentText } from '#text/content-frame.ts';
import { standingText } from '#text/content-standing.ts';
import { BLOCK_NAMES, editingText as say } from '#text/pages/editing.ts';
import { operationText } from '#text/pages/operation.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { operatorKey } from './testing/operator-key.ts';
import { siteData, siteUrl } from './testing/own-site.ts';
import * as paths from '#wire/page-paths.ts';

const AXE = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const PAGE = paths.commitment.es;
const EDIT = `${paths.editContent.es}?slug=compromiso-social`;
const HOSTILE = 'Nuestro compromiso <script>document.title = "taken"</script>';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function editor(options = DESKTOP) {
  const visit = await visitor(browser, options);
  const { page } = visit;
  await page.goto(EDIT);
  await page.getByLabel(operationText.key.es).fill(await operatorKey(siteData(), 'editor'));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: say.history.es }).waitFor();
  return visit;
}

const title = (page: Page) => page.locator('[name="title.es"]');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().press('Enter');
const told = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();

const violations = async (page: Page): Promise<readonly unknown[]> => {
  await page.evaluate(AXE);
  return page.evaluate(
    (tags) =>
      (window as unknown as { axe: { run(root: Document, options: object): Promise<{ violations: object[] }> } }).axe
        .run(document, { runOnly: tags })
        .then((found) => found.violations),
    TAGS,
  );
};

/** The public heading of the page, once its cache is updated. */
const heading = async () => /<h1>(.*?)<\/h1>/.exec(await (await fetch(siteUrl() + PAGE)).text())?.[1];

test('an editor’s day: write, preview, schedule, publish, take back; of two at once the second is told', async () => {
  const ana = await editor(PHONE);
  const { page } = ana;
  await page.locator('select[name="kind.0"]').selectOption({ label: BLOCK_NAMES.paragraph.es });
  await press(page, say.addFirst.es);
  await page.locator('[name="blocks.0.text.es"]').fill('Sale a los quince minutos.');
  await page.locator('[name="blocks.0.text.en"]').fill('It leaves soon.');
  await title(page).fill(HOSTILE);
  await title(page).press('Enter');
  await page.getByRole('alert').getByText('«quince» es una cifra').click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('blocks.0.text.es');
  await page.locator('[name="blocks.0.text.es"]').fill('Sale en {hold-time}.');
  expect(await violations(page)).toEqual([]);
  await press(page, say.save.es);
  await told(page, say.done.saved.es);

  await page.getByRole('link', { name: say.seeDraft.es, exact: true }).click();
  await page.getByText(contentText.isDraft.es).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(HOSTILE);
  expect(await page.title()).not.toBe('taken');
  await page.getByText('Sale en 15 minutos.').waitFor();
  await page.goBack();

  const tomorrow = isoInZone(after(instant(Date.now()), DAY), CARRIER_ZONE).slice(0, 16);
  await page.locator('[name="from"]').fill(tomorrow);
  await press(page, say.publish.es);
  await told(page, say.done.scheduled.es);
  expect(await heading()).toBe(commitment.title.es);

  await press(page, say.publish.es);
  await told(page, say.done.published.es);
  await expect.poll(heading).toContain('&lt;script&gt;');
  await page.getByText(standingText.builtIn.es).waitFor({ state: 'detached' });

  const beto = await editor();
  await title(page).fill('Lo de Ana');
  await title(page).press('Enter');
  await told(page, say.done.saved.es);
  await title(beto.page).fill('Lo de Beto');
  await title(beto.page).press('Enter');
  await beto.page.getByRole('alert').getByText('guardó otra versión').waitFor();
  expect(await title(beto.page).inputValue()).toBe('Lo de Beto');
  expect(await violations(beto.page)).toEqual([]);

  for (const left of [1, 0]) {
    await page
      .getByRole('button', { name: new RegExp(`^${say.takeBack.es}`) })
      .first()
      .press('Enter');
    await told(page, say.done.withdrawn.es);
    await expect.poll(() => page.getByRole('button', { name: new RegExp(`^${say.takeBack.es}`) }).count()).toBe(left);
  }
  await expect.poll(heading).toBe(commitment.title.es);
  // A browser logs that a form was refused.
  expect([...ana.complaints, ...beto.complaints].filter((text) => !text.includes('status of 422'))).toEqual([]);
  await Promise.all([ana.close(), beto.close()]);
});
