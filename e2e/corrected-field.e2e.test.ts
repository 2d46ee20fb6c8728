import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchErrors } from '#text/errors/search.ts';
import { homeText } from '#text/pages/home.ts';
import { signInText } from '#text/pages/sign-in.ts';
import * as paths from '#wire/page-paths.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { atRest } from './testing/traveller-actions.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const chooseFromList = (page: Page) => page.locator('select[name="origin"]').selectOption('TLQ');
async function chooseByTyping(page: Page): Promise<void> {
  await page.locator('#f-origin').fill('nueva central');
  await page.locator('[role="option"][id$="_-TLQ"]:visible').click();
  await page.locator('#f-destination').focus();
}

test.each([
  ['a list on a phone', PHONE, chooseFromList],
  ['a field to type in', DESKTOP, chooseByTyping],
] as const)(
  'a refused field that is filled in is no longer refused, the others are: %s',
  async (_of, screen, choose) => {
    const { page, close } = await visitor(browser, screen);
    await page.goto('/');
    await atRest(page);
    const send = () => page.getByRole('button', { name: homeText.submit.es }).click();
    const said = ({ es }: { es: string }) => page.getByText(es).filter({ visible: true });
    await send();
    // At the field and in the summary.
    await expect.poll(() => said(searchErrors.origin_required).count()).toBe(2);
    await atRest(page);
    await choose(page);
    await expect.poll(() => said(searchErrors.origin_required).count()).toBe(0);
    expect(await page.locator('#f-origin').getAttribute('aria-invalid')).toBe(null);
    expect(await said(searchErrors.destination_required).count()).toBe(2);
    await send();
    await expect.poll(() => page.getByRole('alert').evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await said(searchErrors.destination_required).count()).toBe(2);
    expect(await said(searchErrors.origin_required).count()).toBe(0);
    await close();
  },
);

test('a button that is pressed right after a field was corrected stays under the pointer', async () => {
  const { page, close } = await visitor(browser, DESKTOP);
  await page.goto(paths.signIn.es);
  await atRest(page);
  const submit = page.getByRole('button', { name: signInText.submit.es, exact: true });
  await submit.click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await atRest(page);
  await page.locator('[name="account"]').fill('ana@example.com');
  await page.locator('[name="password"]').fill('Wrong#2026');
  const { x, y, width, height } = (await submit.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await submit.boundingBox()).toEqual({ x, y, width, height });
  await page.mouse.up();
  await page
    .getByText(/Autenticación incorrecta/)
    .first()
    .waitFor();
  await close();
});
