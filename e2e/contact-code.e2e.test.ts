import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactCode } from '#text/contact-code.ts';
import { payWayTexts } from '#text/pay-ways.ts';
import { apiClient } from './testing/api-client.ts';
import { launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { contactCodes } from './testing/contact-codes.ts';
import { bring } from './testing/reach-steps.ts';
import { startLoadedSite } from './testing/loaded-site.ts';
import type { Site } from './testing/start-site.ts';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  // With the limits of production.
  [browser, site] = await Promise.all([launchBrowser(), startLoadedSite({ RATE_LIMIT_FACTOR: '1' })]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** The newest code sent to confirm a contact, once there are this many. */
async function codeSent(many: number): Promise<string> {
  await expect.poll(async () => (await contactCodes(site.dataDir)).length).toBe(many);
  return (await contactCodes(site.dataDir)).at(-1)!;
}

test.each([
  ['at the counter, with scripts', true, 1, payWayTexts.cash.name.es, /Reservar y pagar/],
  ['at the counter, without', false, 2, payWayTexts.cash.name.es, /Reservar y pagar/],
  ['in a store, with scripts', true, 3, 'OXXO', /^Recibir referencia/],
  ['in a store, without', false, 4, 'OXXO', /^Recibir referencia/],
] as const)(
  'cash for a trip far ahead confirms the contact with a code first, %s',
  async (_name, javaScriptEnabled, mails, way, press) => {
    const client = await apiClient(site.url);
    const code = await bring(client, 4, { ahead: 9 });
    const { page, close } = await visitor(browser, { ...PHONE, javaScriptEnabled });
    const cookies = `${client.cookie()}; reservation=${code}`.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: site.url };
    });
    await page.context().addCookies(cookies);
    const order = async () => {
      await page.getByRole('radio', { name: way }).check();
      await page.getByRole('button', { name: press }).click();
    };
    await page.goto(`${site.url}/reservacion/pago?code=${code}`);
    await order();
    await page.getByRole('heading', { name: contactCode.title.es }).waitFor();
    // The reason and what to do, in one place.
    const panel = page.locator('section', { has: page.getByRole('heading', { name: contactCode.title.es }) });
    await panel
      .getByRole('alert')
      .getByText(/confirma primero tu contacto/)
      .waitFor();
    expect(await page.getByText(/confirma primero tu contacto/).count()).toBe(1);
    await page.getByRole('button', { name: contactCode.send.es }).click();
    const digits = page.getByLabel(contactCode.digits.es);
    await digits.fill('000000');
    await page.getByRole('button', { name: contactCode.confirm.es }).click();
    await page.getByText('Ese código no es correcto').first().waitFor();
    await digits.fill(await codeSent(mails));
    await page.getByRole('button', { name: contactCode.confirm.es }).click();
    await page.getByText(contactCode.confirmed.es).waitFor();
    await order();
    await page.waitForURL(/boletos/);
    await close();
  },
);
