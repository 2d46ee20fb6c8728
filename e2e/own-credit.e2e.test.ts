import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatLongDate } from '#kernel/local-time.ts';
import { addText } from '#text/luggage/page.ts';
import { additionPayment } from '#text/additions/payment.ts';
import { ownCredit } from '#text/own-credit.ts';
import { payWayTexts } from '#text/pay-ways.ts';
import { priceText } from '#ui/price.tsx';
import { getAdditions } from '#wire/luggage/calls.ts';
import { addPath } from '#wire/luggage/path.ts';
import { getCancelOffer, postCancel } from '#wire/money-back.ts';
import { getReservation } from '#wire/websale.ts';
import { DESKTOP, launchBrowser, PHONE } from './testing/browser.ts';
import { awake } from './testing/traveller-actions.ts';
import { ownerIn } from './testing/owner.ts';
import { paidTrip } from './testing/paid-trip.ts';
import { IS_WHOLE } from './testing/whole.ts';
import { right } from './testing/reach-steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A paid trip whose return was refunded as credit. */
async function withCredit(ahead: number) {
  const trip = await paidTrip({ ahead, service: 'primera', opensReturn: true });
  const { client, code } = trip;
  const directions = 'return';
  const { amounts } = right(await client.call(getCancelOffer, { query: { code, directions } }));
  const body = {
    directions: ['return' as const],
    means: 'credit' as const,
    amount: amounts.credit!,
    idempotency_key: `key-of-${code}`,
  };
  const { credit } = right(await client.call(postCancel, { params: { code }, body }));
  const [bag] = right(await client.call(getAdditions, { query: { code } })).tickets[0]!.offers;
  return { trip, credit: credit!, bag: bag! };
}

test.each([
  ['with scripts', 'en', DESKTOP, 8],
  ['without scripts', 'es', { ...PHONE, javaScriptEnabled: false }, 9],
  ...(IS_WHOLE
    ? ([
        ['with scripts', 'es', PHONE, 10],
        ['without scripts', 'en', { ...DESKTOP, javaScriptEnabled: false }, 11],
      ] as const)
    : []),
] as const)('what was given back pays for what is added, %s in %s', async (_, lang, screen, ahead) => {
  const { trip, credit, bag } = await withCredit(ahead);
  const { page, complaints, close } = await ownerIn(browser, trip, { lang, screen });
  await page.goto(addPath(lang, trip.code));
  await page.getByRole('spinbutton', { name: bag.name[lang] }).fill('1');
  await page.getByRole('button', { name: addText.go[lang] }).click();
  await page.getByRole('heading', { name: additionPayment.title[lang], level: 1 }).waitFor();

  const day = formatLongDate(credit.expires_at, lang);
  await page.getByText(ownCredit.enough(priceText(credit.left, lang), day)[lang]).waitFor();
  expect(day).toMatch(/20\d\d$/);
  expect(await page.getByLabel(payWayTexts.credit.name[lang]).isChecked()).toBe(true);
  expect(await page.locator('input[name="token"]').inputValue()).toBe(credit.code);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  if ('javaScriptEnabled' in screen) await page.waitForLoadState();
  else await awake(page);
  await page.getByRole('button', { name: payWayTexts.pay(priceText(bag.price, lang))[lang] }).click();
  await page.getByText(addText.done[lang]).waitFor();

  const { reservation } = right(await trip.client.call(getReservation, { query: { code: trip.code } }));
  expect(reservation.tickets.find(({ direction }) => direction === 'departure')!.additions).toEqual([
    { name: bag.name, quantity: 1 },
  ]);
  expect(reservation.credits).toMatchObject([{ code: credit.code, amount: credit.left - bag.price }]);
  expect(complaints).toEqual([]);
  await close();
});
