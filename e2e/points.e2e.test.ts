import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errorMessage } from '#text/errors.ts';
import { frame } from '#text/frame.ts';
import { contactStep } from '#text/contact-step.ts';
import type { Lang } from '#text/lang.ts';
import { signInText } from '#text/pages/sign-in.ts';
import { payWayTexts } from '#text/pay-ways.ts';
import { paymentShell } from '#text/payment-shell.ts';
import { ticketPapers } from '#text/ticket-papers.ts';
import { ticketsStep } from '#text/tickets-step.ts';
import * as paths from '#wire/page-paths.ts';
import { DEMO_PASSWORD, DEMO_TRAVELLERS } from '../db/demo/travellers.ts';
import { getPayment } from '#wire/websale.ts';
import { encodeQuery, pathOf } from '#wire/paths.ts';
import { byLanguage } from './testing/by-language.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { siteData, siteUrl } from './testing/own-site.ts';
import { reach } from './testing/reach-steps.ts';
import { siteDatabase } from './testing/site-database.ts';

const [ANA, BETO, CARLA] = DEMO_TRAVELLERS as [Demo, Demo, Demo];
type Demo = (typeof DEMO_TRAVELLERS)[number];

let browser: Browser;
let database: Awaited<ReturnType<typeof siteDatabase>>;
beforeAll(async () => {
  browser = await launchBrowser();
  database = await siteDatabase(siteData());
});
afterAll(async () => {
  await database.close();
  await browser.close();
});
// All tests here share one address, which would soon be asked for captchas.
beforeEach(() => database.forgiveLookUps());

const cookiesOf = (header: string) =>
  header.split(';').map((pair) => {
    const [name = '', value = ''] = pair.trim().split('=');
    return { name, value, domain: new URL(siteUrl()).hostname, path: '/' };
  });

/** A visitor whose reservation is at the payment step. */
async function atPayment(lang: Lang, options: BrowserContextOptions) {
  const payment = await reach(siteUrl(), 'payment');
  const visit = await visitor(browser, options);
  await visit.page.context().addCookies(cookiesOf(`${payment};lang=${lang};consent=none`));
  await visit.page.goto(lang === 'es' ? '/reservacion/pago' : '/reservation/pago');
  return visit;
}

async function signIn(
  page: Page,
  lang: Lang,
  { account, password = DEMO_PASSWORD }: { account: string; password?: string },
) {
  await page.locator('[name="account"]').fill(account);
  await page.locator('[name="password"]').fill(password);
  await page.getByRole('button', { name: signInText.submit[lang], exact: true }).click();
}

describe.each([
  ['es', 'on a phone', PHONE, ANA.card, 'purchased', ANA],
  ['en', 'on a desktop', DESKTOP, CARLA.phone.slice(3), 'win', CARLA],
] as const)('in %s %s', (lang, _name, screen, account, kind, { tier }) => {
  test(`a traveller signs in and pays with points: ${kind}`, async () => {
    const { page, complaints, close } = await atPayment(lang, screen);
    await page.getByRole('link', { name: paymentShell.signIn[lang] }).click();
    await page.waitForURL(/entrar|sign-in/);
    await signIn(page, lang, { account, password: 'Wrong#2026' });
    await page
      .getByText(lang === 'es' ? /Autenticación incorrecta/ : /Sign-in failed/)
      .first()
      .waitFor();
    expect(await page.locator('[name="account"]').inputValue()).toBe(account);
    expect(await page.locator('[name="password"]').inputValue()).toBe('');
    await signIn(page, lang, { account });
    await page.waitForURL(/\/pago\?code=/);
    // Scripts cannot read the account's session.
    expect(
      await page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage })),
    ).not.toMatch(/traveller/);
    await page.getByRole('radio', { name: payWayTexts[kind].name[lang] }).check();
    await page.getByRole('button', { name: /PTS/ }).click();
    await page.waitForURL(/boletos/);
    await page.getByRole('heading', { name: ticketPapers.title[lang], level: 1 }).waitFor();
    expect(await page.getByText(ticketsStep.kinds['E-Ticket'][lang], { exact: true }).count()).toBeGreaterThan(0);
    await page.goto(lang === 'es' ? '/viajero-frecuente/entrar' : '/frequent-traveller/sign-in');
    await page.locator(`[data-tier="${tier}"]`).waitFor();
    await page.getByRole('button', { name: signInText.leave[lang] }).click();
    await page.waitForURL((url) => !/entrar|sign-in/.test(url.pathname));
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('traveller');
    expect(complaints.filter((text) => !/status of 422/.test(text))).toEqual([]);
    await close();
  });
});

test.each(
  byLanguage('es', [
    ['es', /tienes 150\.00\sPTS: te faltan [\d,]+\.\d\d\sPTS/, /Tus puntos no alcanzan: tienes 150\.00 PTS/],
    [
      'en',
      /you have 150\.00\sPTS: you are [\d,]+\.\d\d\sPTS short/,
      /You do not have enough points: you have 150\.00 PTS/,
    ],
  ] as const),
)(
  'in %s too few points are said where they would be chosen, and to anyone who sends them all the same',
  async (lang, told, refused) => {
    const { page, close } = await atPayment(lang, PHONE);
    await page.getByRole('link', { name: paymentShell.signIn[lang] }).click();
    await signIn(page, lang, { account: BETO.email });
    await page.waitForURL(/\/pago\?code=/);
    const purchased = page.getByRole('radio', { name: payWayTexts.purchased.name[lang] });
    expect(await purchased.isDisabled()).toBe(true);
    const hint = page.locator('#hint-traveller_purchased');
    expect(await hint.textContent()).toMatch(told);
    await purchased.evaluate((input: HTMLInputElement) => {
      input.disabled = false;
      input.checked = true;
    });
    await page.getByRole('button', { name: /PTS/ }).press('Enter');
    await page.getByRole('alert').getByText(refused).waitFor();
    await close();
  },
);

test.each(
  byLanguage('es', [
    ['es', 'purchased', ANA],
    ['en', 'win', CARLA],
  ] as const),
)('in %s without scripts: signing in, points (%s) and tickets are plain forms', async (lang, kind, { email }) => {
  const { page, close } = await atPayment(lang, { ...PHONE, javaScriptEnabled: false });
  await page.getByRole('link', { name: paymentShell.signIn[lang] }).click();
  await signIn(page, lang, { account: email });
  await page.waitForURL(/\/pago\?code=/);
  await page.getByRole('radio', { name: payWayTexts[kind].name[lang] }).check();
  await page.locator(`button:has([data-for="${kind}"])`).click();
  await page.waitForURL(/boletos/);
  expect(await page.locator('h1').textContent()).toBe(ticketPapers.titlePaid[lang]);
  await close();
});

test.each([true, false])(
  'a page that Ana opened spends nothing of Carla, who signed in meanwhile in another tab (scripts: %s)',
  async (javaScriptEnabled) => {
    const { page, close } = await atPayment('es', { ...PHONE, javaScriptEnabled });
    await page.getByRole('link', { name: paymentShell.signIn.es }).click();
    await signIn(page, 'es', { account: ANA.card });
    await page.waitForURL(/\/pago\?code=/);
    const hint = page.locator('#hint-traveller_purchased');
    const ofAna = await hint.textContent();
    const other = await page.context().newPage();
    await other.goto('/viajero-frecuente/entrar');
    await other.getByRole('button', { name: signInText.leave.es }).click();
    await other.waitForURL((url) => !/entrar/.test(url.pathname));
    await other.goto('/viajero-frecuente/entrar');
    await signIn(other, 'es', { account: CARLA.card });
    await other.waitForURL((url) => !/entrar/.test(url.pathname));
    await page.getByRole('radio', { name: payWayTexts.purchased.name.es }).check();
    await page.locator('button:has([data-for="purchased"])').click();
    const said = javaScriptEnabled ? errorMessage('other_account').es.split('. ')[0]! : frame.otherAccount.es;
    await page.getByText(said).first().waitFor();
    expect(page.url()).toMatch(/\/pago\?code=/);
    expect(await hint.textContent()).not.toBe(ofAna);
    await close();
  },
);

test.each(byLanguage('es', ['es', 'en'] as const))(
  'in %s who signs in before the names does not have to type them',
  async (lang) => {
    const contact = await reach(siteUrl(), 'contact');
    const { page, close } = await visitor(browser, DESKTOP);
    await page.context().addCookies(cookiesOf(`${contact};lang=${lang};consent=none`));
    await page.goto(`${paths.reservationFlow[lang]}/contacto`);
    await page.getByRole('link', { name: contactStep.signIn[lang] }).click();
    await signIn(page, lang, { account: ANA.card });
    await page.waitForURL(/contacto\?code=/);
    expect(await page.locator('[name="contact.email"]').inputValue()).toBe(ANA.email);
    expect(await page.locator('[name="contact.last_name"]').inputValue()).toBe(ANA.lastName);
    expect(await page.getByRole('checkbox', { name: contactStep.sameAsContact[lang] }).isChecked()).toBe(true);
    await close();
  },
);

test('nobody is offered an agency, nor points without signing in', async () => {
  const { page, close } = await atPayment('es', PHONE);
  const code = (await page.context().cookies()).find(({ name }) => name === 'reservation')?.value;
  const answer = await page.request.get(pathOf(getPayment) + encodeQuery({ code }));
  const { content } = (await answer.json()) as { content: { data: { methods: { type: string }[]; points: unknown } } };
  expect(content.data.points).toBeNull();
  expect(content.data.methods.map(({ type }) => type)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/traveller|agenc/)]),
  );
  await close();
});
