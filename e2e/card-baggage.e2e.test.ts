import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readText } from '#adapters/documents/testing/read-text.ts';
import { extrasForm } from '#text/extras-form.ts';
import { additionalsStep } from '#text/additionals-step.ts';
import { allowanceOf } from '#text/allowance.ts';
import { changeNameText } from '#text/change-name.ts';
import { contactStep } from '#text/contact-step.ts';
import type { Lang } from '#text/lang.ts';
import { signInText } from '#text/pages/sign-in.ts';
import { ticketPapers } from '#text/ticket-papers.ts';
import { priceText } from '#ui/price.tsx';
import { stepAddress } from '#web/booking/step-address.ts';
import { addPath } from '#wire/luggage/path.ts';
import { namesPath } from '#wire/link-paths.ts';
import { encodeQuery, pathOf } from '#wire/paths.ts';
import { getPdf } from '#wire/ticket-documents.ts';
import { DEMO_PASSWORD, DEMO_TRAVELLERS } from '../db/demo/travellers.ts';
import { apiClient } from './testing/api-client.ts';
import { DESKTOP, launchBrowser, MAX_WAIT_MS, PHONE } from './testing/browser.ts';
import { byLanguage } from './testing/by-language.ts';
import { awake, travellerActions, unfoldExtras } from './testing/traveller-actions.ts';
import { dayOfItsOwn } from './testing/day-of-its-own.ts';
import { savedMails } from './testing/saved-mails.ts';
import { siteUrl } from './testing/own-site.ts';
import { ownerIn } from './testing/owner.ts';
import { bring } from './testing/reach-steps.ts';

const [ANA, BETO, CARLA] = DEMO_TRAVELLERS as [Demo, Demo, Demo];
type Demo = (typeof DEMO_TRAVELLERS)[number];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
const bagsOf = (passenger: number) => `[name="add.departure-${passenger}.bag"]`;

/** A new site puts its first days on sale before the others. */
const WHILE_IT_GOES_ON_SALE = { timeout: MAX_WAIT_MS, interval: 1_000 };

/** An adult and a child, both ways: the adult signs in at the names step and is filled in. */
async function signedIn(lang: Lang, screen: BrowserContextOptions, card: string) {
  const ahead = dayOfItsOwn();
  const client = await apiClient(siteUrl());
  const code = await vi.waitFor(() => bring(client, 1, { ahead, service: 'primera' }), WHILE_IT_GOES_ON_SALE);
  const visit = await ownerIn(browser, { client }, { lang, screen });
  const { page } = visit;
  await page.goto(stepAddress('contacto', { lang, code }));
  await page.getByRole('link', { name: contactStep.signIn[lang] }).click();
  await page.locator('[name="account"]').fill(card);
  await page.locator('[name="password"]').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: signInText.submit[lang], exact: true }).click();
  await page.waitForURL(/contacto\?code=/);
  await page.locator('[name="passengers.1.first_name"]').fill('Leo');
  await page.locator('[name="passengers.1.last_name"]').fill('Demo');
  return { ...visit, code };
}

const save = async (page: Page, lang: Lang) => {
  await page.getByRole('button', { name: contactStep.submit[lang] }).click();
  await page.waitForURL(/adicionales/);
};

describe.each(
  byLanguage('es', [
    ['es', PHONE, ANA],
    ['en', DESKTOP, CARLA],
  ] as const),
)('in %s', (lang, screen, { card, tier }) => {
  test('a member buys: what the card includes is said and not sold, and stands on ticket, paper and e-mail', async () => {
    const allowance = allowanceOf(tier)[lang];
    const { page, complaints, close, code } = await signedIn(lang, screen, card);
    await page.getByText(`${allowance}.`).waitFor();
    await save(page, lang);
    await page.getByText(allowance).first().waitFor();
    await awake(page);
    // Shown on both journeys of the holder, once among what is included, and in the summary of the trip.
    expect(await page.getByText(allowance).count()).toBe(4);
    expect([await page.locator(bagsOf(1)).count(), await page.locator(bagsOf(2)).count()]).toEqual([0, 1]);
    expect(await page.getByText(extrasForm.byCard[lang]).count()).toBe(4);
    expect(await fits(page)).toBe(true);
    await unfoldExtras(page);
    await page.locator(bagsOf(2)).fill('1');
    const buys = travellerActions(page, lang);
    await buys.skipExtras();
    await buys.letChoose();
    await buys.typeCard('4111 1111 1111 1111');
    await buys.pay();
    await page.waitForURL(/boletos/);
    await page.getByRole('heading', { name: ticketPapers.title[lang], level: 1 }).waitFor();
    expect(await page.getByText(allowance).count()).toBe(2);
    expect(await fits(page)).toBe(true);

    const pdf = await page.request.get(pathOf(getPdf) + encodeQuery({ code, lang, download: 'true' }));
    const paper = (await readText(await pdf.body())).join(' ');
    expect(paper.split(allowance)).toHaveLength(3);
    const told = async () =>
      (await savedMails(code)).some(({ text }) => text?.replace(/\s+/g, ' ').includes(allowance));
    await expect.poll(told).toBe(true);

    await page.goto(addPath(lang, code));
    await page.getByText(allowance).first().waitFor();
    expect(await page.getByText(extrasForm.byCard[lang]).count()).toBe(4);
    // One of the two passengers would lose something by changing the name.
    await page.goto(namesPath(lang, code));
    await page.getByText(changeNameText.leavesCard[lang]).waitFor();
    expect(await page.getByText(changeNameText.leavesCard[lang]).count()).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });
});

test.each(byLanguage('es', ['es', 'en'] as const))(
  'in %s without scripts a classic card leaves one of three extra bags to be sold',
  async (lang) => {
    const screen = { ...PHONE, javaScriptEnabled: false };
    const { page, close } = await signedIn(lang, screen, BETO.card);
    await save(page, lang);
    await page.getByText(allowanceOf('classic')[lang]).first().waitFor();
    expect(await page.locator(bagsOf(1)).getAttribute('max')).toBe('1');
    expect(await page.locator(bagsOf(2)).getAttribute('max')).toBe('3');
    await page.locator(bagsOf(1)).fill('1');
    await page.getByRole('button', { name: extrasForm.see[lang] }).click();
    await page.getByText(priceText(12_000, lang), { exact: true }).waitFor();
    await page.getByRole('button', { name: additionalsStep.submit[lang] }).click();
    await page.waitForURL(/asientos/);
    await close();
  },
);

test('a card holder who buys for others is told whose allowance it is, and buys bags for them', async () => {
  const { page, close } = await signedIn('es', DESKTOP, ANA.card);
  await page.getByRole('checkbox', { name: contactStep.sameAsContact.es }).uncheck();
  await page.locator('[name="passengers.0.first_name"]').fill('Luz');
  await page.locator('[name="passengers.0.last_name"]').fill(ANA.lastName);
  await save(page, 'es');
  await page.getByText(additionalsStep.holderOnly(`${ANA.firstName} ${ANA.lastName}`).es).waitFor();
  expect(await page.getByText(allowanceOf('golden').es).count()).toBe(0);
  expect(await page.locator(bagsOf(1)).isEnabled()).toBe(true);
  await close();
});
