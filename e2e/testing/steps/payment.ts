import { expect } from 'vitest';
import type { FrameLocator, Page } from 'playwright-core';
import { DEMO_PASSWORD, DEMO_TRAVELLERS } from '../../../db/demo/travellers.ts';
import { paymentPending } from '#text/payment-pending.ts';
import { flow } from '#text/flow.ts';
import { invoicingForm } from '#text/invoicing-form.ts';
import { orderOtherwise } from '#text/order-otherwise.ts';
import { payLinkText } from '#text/pay-link.ts';
import { payForm } from '#text/pay-form.ts';
import { walletFrame } from '#text/wallet-frame.ts';
import { walletWay } from '#text/wallet-way.ts';
import { postLogin } from '#wire/account.ts';
import { getCancelOffer, postCancel } from '#wire/money-back.ts';
import { getPayLinkAddress } from '#wire/pay-link.ts';
import { getPayment, postPayment, postSeats, postAbandon } from '#wire/websale.ts';
import { apiClient } from '../api-client.ts';
import { dayOfItsOwn } from '../day-of-its-own.ts';
import { CARLA, typeReceiver } from '../invoice-form.ts';
import { atSeats, stateOf } from '../one-way.ts';
import { paidTrip } from '../paid-trip.ts';
import { right } from '../reach-steps.ts';
import { fieldsAreStillFilled } from '../typed.ts';
import { brought } from './sale.ts';
import { awakeOrPlain, isAt, newcomer, type OnlineStep, type Place, press, type Ready, says } from './step.ts';
import { postInvoiceRequest } from '#wire/invoicing.ts';
import * as paths from '#wire/page-paths.ts';

/** Requests made when the payment step opens, besides the page. */
export const PAYMENT = ['GET /reservacion/pago', 'GET files', 'GET /card-frame'];
const PAID = [...PAYMENT, 'POST /api/websale/reservation/payment', 'GET /reservacion/boletos'];

export const choose = async (page: Page, kind: string) => {
  await awakeOrPlain(page);
  const way = page.locator(`input[name="method"][data-kind="${kind}"]`);
  // On a busy machine hydration may interrupt it.
  await way.check().catch(() => way.check());
};

/** By the credit code of a refunded trip. */
let credit: Promise<string>;

const orders = (kind: 'cash' | 'oxxo' | 'stores', button: RegExp): OnlineStep => ({
  name: `pago: ${kind}`,
  calls: PAID,
  prepare: brought(4, '/reservacion/pago', { how: 'order_generated' }),
  async act(page) {
    await choose(page, kind);
    await press(page, button);
  },
  isDone: isAt(/boletos/),
});

const REFERENCE = /Recibir referencia/;
const CARD = { number: '4111 1111 1111 1111', holder: 'MARIA MUNOZ', expiry: '12/39', cvv: '123' };

/** The card's fields, which are in a frame. */
const cardIn = (page: Page): FrameLocator => page.frameLocator(`iframe[title="${payForm.cardFrame.es}"]`);

export async function typeCard(page: Page): Promise<void> {
  for (const [field, text] of Object.entries(CARD)) await cardIn(page).locator(`#${field}`).fill(text);
}

/** The provider's frame comes over the network, too. */
export async function cardIsThere(page: Page): Promise<void> {
  await choose(page, 'card');
  await cardIn(page).locator('#number').waitFor();
}

export async function cardIsStillFilled(page: Page): Promise<void> {
  await fieldsAreStillFilled(page);
  for (const [field, text] of Object.entries(CARD))
    expect(await cardIn(page).locator(`#${field}`).inputValue()).toBe(text);
}

/** To PayPal's page: by the button, or by the link of a payment already pending there. */
const goToPaypal = async (page: Page) => {
  await awakeOrPlain(page);
  const goOn = page.getByRole('link', { name: paymentPending.waits.paypal.goOn.es });
  if (await goOn.isVisible()) return goOn.click();
  await choose(page, 'paypal');
  await press(page, / PayPal$/);
};

/** Approved at PayPal, with the address that the payer returns to. */
async function approvedAtPaypal(place: Place): Promise<Ready> {
  const { client, code, ...ready } = await brought(4, '/reservacion/pago', { how: 'approved' })(place);
  const { total } = right(await client.call(getPayment, { query: { code } }));
  const body = { code, method: 'paypal' as const, idempotency_key: `paypal-of-${code}`, total };
  const { redirect_url: door } = right(await client.call(postPayment, { body }));
  const approve = { method: 'POST', body: new URLSearchParams({ answer: 'approve' }), redirect: 'manual' } as const;
  const { headers } = await fetch(door!, approve);
  const { pathname, search } = new URL(headers.get('location')!);
  // PayPal also sends an event: which of the two comes first is not tested here.
  await expect.poll(async () => (await stateOf(client, code)).payment).toBe('approved');
  return { ...ready, path: pathname + search };
}

/** Signed in with enough points for all of them. */
async function withPoints(place: Place): Promise<Ready> {
  const { client, ...ready } = await brought(4, '/reservacion/pago', { how: 'approved' })(place);
  const { card } = DEMO_TRAVELLERS[0]!;
  const { session } = right(await client.call(postLogin, { body: { card, password: DEMO_PASSWORD } }));
  return { ...ready, cookie: `${ready.cookie};traveller=${session}` };
}

/** From a refunded trip: pays for another one. */
async function creditCode({ url: siteUrl }: Place): Promise<string> {
  const { client, code } = await paidTrip({ ahead: 12, service: 'ejecutivo', siteUrl });
  const offer = right(await client.call(getCancelOffer, { query: { code } }));
  const body = { means: 'credit' as const, amount: offer.amounts.credit!, idempotency_key: `key-of-${code}` };
  return right(await client.call(postCancel, { params: { code }, body })).credit!.code;
}

let creditDay: number | undefined;

/** A trip that such a credit pays for. Every case takes a seat of the same bus, which is no other test's. */
async function oneWay({ url }: Place): Promise<Ready> {
  const client = await apiClient(url);
  const code = await atSeats(client, { ahead: (creditDay ??= dayOfItsOwn()), adults: 1 });
  right(await client.call(postSeats, { body: { code, automatic: true } }));
  const holds = async () => expect(await stateOf(client, code)).toMatchObject({ payment: 'approved', refund: null });
  return { path: '/reservacion/pago', cookie: `${client.cookie()};reservation=${code}`, holds };
}

const PAY_LINK = `GET ${paths.payLink.pattern.es.replace(':token', '…')}`;

/** Another person, who was sent the link. */
async function linkToPay(place: Place): Promise<Ready> {
  const { client, code, holds } = await brought(4, '', { how: 'approved' })(place);
  const { url } = right(await client.call(getPayLinkAddress, { query: { code } }));
  const { cookie } = await newcomer(place, '/');
  return { path: new URL(url).pathname, cookie, ...(holds ? { holds } : {}) };
}

const WALLET_BUTTONS = { 'Apple Pay': walletFrame.apple.es, 'Google Pay': /Google Pay|GPay/ } as const;

const buttonsIn = (page: Page): FrameLocator => page.frameLocator(`iframe[title="${walletWay.frame.es}"]`);

/** Pays on the sheet of a wallet; without a network it says what is `told`. */
export const byWallet = (name: keyof typeof WALLET_BUTTONS, told: string) =>
  ({
    async begin(page) {
      await choose(page, 'wallets');
      await buttonsIn(page).getByRole('button', { name: WALLET_BUTTONS[name] }).waitFor();
    },
    async act(page) {
      await choose(page, 'wallets');
      await buttonsIn(page).getByRole('button', { name: WALLET_BUTTONS[name] }).press('Enter');
      const sheet = buttonsIn(page).getByRole('dialog', { name });
      await sheet.getByRole('button', { name: /^Pagar/ }).click();
    },
    says: told,
  }) satisfies Partial<OnlineStep>;

const wallet = (name: keyof typeof WALLET_BUTTONS, told: string, calls: readonly string[] = []): OnlineStep => ({
  name: `pago: ${name}`,
  calls: [...PAID, 'GET /wallet-frame', ...calls],
  prepare: brought(4, '/reservacion/pago', { how: 'approved' }),
  ...byWallet(name, told),
  isDone: isAt(/boletos/),
});

export const PAYMENT_STEP: readonly OnlineStep[] = [
  {
    name: 'pago: PayPal',
    calls: [...PAYMENT, 'POST /api/websale/reservation/payment'],
    prepare: brought(4, '/reservacion/pago'),
    act: goToPaypal,
    isDone: async (page) => page.url().includes('checkoutnow'),
  },
  {
    name: 'pago: back from PayPal',
    calls: [`GET ${paths.resume.es}`, 'GET files', 'GET /reservacion/boletos'],
    prepare: approvedAtPaypal,
    act: () => Promise.resolve(),
    isDone: isAt(/boletos/),
  },
  wallet('Apple Pay', walletWay.failed.es, ['POST /api/websale/reservation/payment/apple_session']),
  // Without a network, Google's sheet does not open: that counts as closing it.
  wallet('Google Pay', walletWay.cancelled.es),
  {
    name: 'pago: points',
    calls: PAID,
    prepare: withPoints,
    async act(page) {
      await choose(page, 'purchased');
      await press(page, /PTS/);
    },
    isDone: isAt(/boletos/),
  },
  orders('cash', /Reservar y pagar/),
  orders('oxxo', REFERENCE),
  orders('stores', REFERENCE),
  {
    name: 'pago: card',
    calls: PAID,
    prepare: brought(4, '/reservacion/pago', { how: 'approved' }),
    begin: cardIsThere,
    async act(page) {
      await choose(page, 'card');
      await typeCard(page);
      await press(page, /^Pagar \$/);
    },
    isDone: isAt(/boletos/),
    keeps: cardIsStillFilled,
  },
  {
    name: 'pago: store credit',
    calls: PAID,
    prepare: async (place) => {
      credit = creditCode(place);
      const ready = await oneWay(place);
      await credit;
      return ready;
    },
    async act(page) {
      await choose(page, 'credit');
      await page.locator('input[name="token"]').fill(await credit);
      await press(page, /^Pagar/);
    },
    isDone: isAt(/boletos/),
  },
  {
    name: 'paying by a link',
    calls: [PAY_LINK, 'GET files', 'GET /card-frame', 'POST /api/websale/pay_link'],
    prepare: linkToPay,
    begin: cardIsThere,
    async act(page) {
      await choose(page, 'card');
      await page.locator('[name="email"]').fill('otra@example.com');
      await typeCard(page);
      await press(page, /^Pagar \$/);
    },
    isDone: says(payLinkText.paidTitle.es),
    keeps: cardIsStillFilled,
  },
  {
    name: 'an order paid otherwise',
    calls: ['GET /reservacion/boletos', 'GET files', 'POST /reservacion/boletos', 'GET /reservacion/pago'],
    sends: [postAbandon],
    prepare: brought(5, '/reservacion/boletos'),
    async act(page) {
      await awakeOrPlain(page);
      await page.getByText(orderOtherwise.title.es).click();
      await press(page, orderOtherwise.pay.es);
    },
    isDone: isAt(/pago/),
  },
  {
    name: 'whom the invoice is for',
    calls: [`GET ${paths.taxDetails.es}`, 'GET files', `POST ${paths.taxDetails.es}`, 'GET /reservacion/pago'],
    sends: [postInvoiceRequest],
    prepare: brought(4, paths.taxDetails.es),
    async act(page) {
      await awakeOrPlain(page);
      await typeReceiver(page, CARLA);
      await press(page, invoicingForm.wishSubmit.es);
    },
    isDone: isAt(/pago/),
  },
  {
    name: 'pago: more time',
    calls: [...PAYMENT, 'POST /api/websale/reservation/extend'],
    prepare: brought(4, '/reservacion/pago', { secondsLeft: 240 }),
    async act(page) {
      await awakeOrPlain(page);
      await press(page, flow.extend.es);
    },
    isDone: async (page) =>
      // While there is enough time, a narrow screen shows it only in the bar at the bottom.
      (await page
        .locator('[data-foot]')
        .getByText(/\b0?[5-9]:\d\d$/)
        .first()
        .isVisible()) &&
      // A lost response is not reported as a refusal either.
      (await page.getByText(flow.notExtended.es).count()) === 0,
  },
];
