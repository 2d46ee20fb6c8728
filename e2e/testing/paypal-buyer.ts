import type { Page } from 'playwright-core';
import { payWayTexts } from '#text/pay-ways.ts';
import type { Lang } from '#text/lang.ts';
import { dayFromNow } from './api-client.ts';
import { awake, travellerActions } from './traveller-actions.ts';

/** The buttons of the page that simulates PayPal. */
const BUTTONS = {
  approve: /^(Pagar ahora|Pay now)$/,
  refused: /rechazada|refused/,
  cancel: /^(Cancelar y volver|Cancel and return)/,
};

/** A buyer at the payment step who pays by PayPal. */
export const paypalBuyer = (page: Page, lang: Lang) => ({
  /** One adult, one way, seats chosen by the server. */
  async reachPayment() {
    const buys = travellerActions(page, lang);
    await buys.search({ origin: 'ZAP', destination: 'PVR', departs: dayFromNow(4), party: { adult: 1 } });
    await buys.chooseRuns(1);
    await buys.giveNames([['Ana', 'López']]);
    await buys.skipExtras();
    await buys.letChoose();
  },

  /** With scripts one press leads there; before hydration, it leads to a page with a link. */
  async goToPaypal() {
    await awake(page);
    await page.getByRole('radio', { name: payWayTexts.paypal.name[lang] }).check();
    await page.getByRole('button', { name: / PayPal$/ }).press('Enter');
    await page.waitForURL(/checkoutnow\?token=/);
  },

  async answer(button: keyof typeof BUTTONS) {
    await page.getByRole('button', { name: BUTTONS[button] }).click();
  },
});
