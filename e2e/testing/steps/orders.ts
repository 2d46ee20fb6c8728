import { expect } from 'vitest';
import { giftText } from '#text/gifts.ts';
import { basketOnOrder } from '#text/basket-on-order.ts';
import { orderText } from '#text/orders.ts';
import { walletWay } from '#text/wallet-way.ts';
import { postLogin } from '#wire/account.ts';
import { orderPath } from '#wire/link-paths.ts';
import { getOrder, postOrderPayment, postOrderReturn } from '#wire/orders.ts';
import * as paths from '#wire/page-paths.ts';
import { pathOf } from '#wire/paths.ts';
import { postAppleSession } from '#wire/wallets.ts';
import { DEMO_PASSWORD, DEMO_TRAVELLERS } from '../../../db/demo/travellers.ts';
import { cardToken } from '../card-token.ts';
import { giftOrder } from '../gift-order.ts';
import { right } from '../reach-steps.ts';
import { byWallet, cardIsThere, choose, typeCard } from './payment.ts';
import { postBasketAdd, postBasketRemove } from '#wire/basket.ts';
import { awakeOrPlain, isAt, isLost, newcomer, type OnlineStep, type Place, press, says } from './step.ts';

/** At the page of an order that waits for its payment, which is made once whatever is lost. */
const ordered = (standing: 'paid' | 'waiting') => async (place: Place) => {
  const { client } = await newcomer(place, '/');
  const code = await giftOrder(client);
  const holds = async () => {
    const { order } = right(await client.call(getOrder, { query: { code } }));
    expect(order.standing).toBe(standing);
  };
  return { path: orderPath('es', code), cookie: client.cookie(), holds };
};

/** At the packs of points, signed in. */
async function atPacks(place: Place) {
  const { client, cookie } = await newcomer(place, '/');
  const [{ card }] = DEMO_TRAVELLERS as [(typeof DEMO_TRAVELLERS)[number]];
  const { session } = right(await client.call(postLogin, { body: { card, password: DEMO_PASSWORD } }));
  return { path: paths.buyPoints.es, cookie: `${cookie};traveller=${session}` };
}

const PAGE = [`GET ${paths.order.es}`, 'GET files', 'GET /card-frame'];
const PAY = 'POST /api/websale/order/payment';

/** Orders without a trip. */
export const ORDERS: readonly OnlineStep[] = [
  {
    name: 'an order: card',
    calls: [...PAGE, PAY],
    prepare: ordered('paid'),
    begin: cardIsThere,
    async act(page) {
      await choose(page, 'card');
      await typeCard(page);
      await press(page, /^Pagar \$/);
    },
    isDone: says(orderText.title.paid.es),
  },
  {
    name: 'an order: Apple Pay',
    calls: [...PAGE, PAY, 'GET /wallet-frame', `POST ${pathOf(postAppleSession)}`],
    prepare: ordered('paid'),
    ...byWallet('Apple Pay', walletWay.failed.es),
    isDone: says(orderText.title.paid.es),
  },
  {
    name: 'an order: OXXO',
    calls: [...PAGE, PAY],
    prepare: ordered('waiting'),
    async act(page) {
      await choose(page, 'oxxo');
      await press(page, /Recibir referencia/);
    },
    isDone: says(orderText.title.waiting.es),
  },
  {
    name: 'a gift card is ordered',
    calls: [
      `GET ${paths.giftCard.es}`,
      'GET files',
      `POST ${paths.giftCard.es}`,
      `GET ${paths.order.es}`,
      'GET /card-frame',
    ],
    prepare: (place) => newcomer(place, paths.giftCard.es),
    async act(page) {
      const typed = { name: 'Luz', email: 'luz@example.com', 'buyer.first_name': 'Ana', 'buyer.last_name': 'Gil' };
      for (const [name, text] of Object.entries(typed)) await page.locator(`[name="${name}"]`).fill(text);
      await page.locator('[name="buyer.cell_phone"]').fill('33 1234 5678');
      await page.locator('[name="buyer.email"]').fill('ana@example.com');
      await press(page, orderText.goOn.es);
    },
    // The frame of cards is asked for once the page is hydrated.
    isDone: async (page) => (await isAt(/pedido/)(page)) && page.waitForLoadState('networkidle').then(() => true),
  },
  {
    name: 'a pack of points is ordered',
    calls: [
      `GET ${paths.buyPoints.es}`,
      'GET files',
      `POST ${paths.buyPoints.es}`,
      `GET ${paths.order.es}`,
      'GET /card-frame',
    ],
    prepare: atPacks,
    async act(page) {
      await page.locator('[name="pack"][value="2000"]').check();
      await press(page, orderText.goOn.es);
    },
    // The frame of cards is asked for once the page is hydrated.
    isDone: async (page) => (await isAt(/pedido/)(page)) && page.waitForLoadState('networkidle').then(() => true),
  },
  {
    name: 'an order is put into the basket',
    calls: [`GET ${paths.basket.es}`, `POST ${paths.basket.es}`],
    sends: [postBasketAdd],
    async prepare(place) {
      const { client } = await newcomer(place, '/');
      await giftOrder(client);
      return { path: paths.basket.es, cookie: client.cookie() };
    },
    async act(page) {
      const add = page.locator('button[name="add"]');
      if ((await add.count()) > 0) await add.first().press('Enter');
    },
    isDone: async (page) => !(await isLost(page)) && page.locator('button[name="remove"]').first().isVisible(),
  },
  {
    name: 'an order is taken out of the basket',
    calls: [`GET ${paths.basket.es}`, `POST ${paths.basket.es}`],
    sends: [postBasketRemove],
    async prepare(place) {
      const { client } = await newcomer(place, '/');
      const code = await giftOrder(client);
      right(await client.call(postBasketAdd, { body: { code } }));
      return { path: paths.basket.es, cookie: client.cookie() };
    },
    async act(page) {
      const remove = page.locator('button[name="remove"]');
      if ((await remove.count()) > 0) await remove.first().press('Enter');
    },
    isDone: async (page) => !(await isLost(page)) && page.locator('button[name="add"]').first().isVisible(),
  },
  {
    name: 'an order is paid in the basket',
    calls: [...PAGE, `POST ${paths.order.es}`, `GET ${paths.basket.es}`],
    sends: [postBasketAdd],
    async prepare(place) {
      const { client } = await newcomer(place, '/');
      return { path: orderPath('es', await giftOrder(client)), cookie: client.cookie() };
    },
    async act(page) {
      await awakeOrPlain(page);
      await press(page, basketOnOrder.add.es);
    },
    isDone: async (page) => (await isAt(/canasta/)(page)) && page.waitForLoadState('networkidle').then(() => true),
  },
  {
    name: 'an order is returned',
    calls: [`GET ${paths.order.es}`, 'GET files', `POST ${paths.order.es}`],
    sends: [postOrderReturn],
    async prepare(place) {
      const { client } = await newcomer(place, '/');
      const code = await giftOrder(client);
      const { order } = right(await client.call(getOrder, { query: { code } }));
      const token = await cardToken(place.url, '4111111111111111');
      const body = { code, method: 'credit' as const, idempotency_key: `key-of-${code}`, total: order.total, token };
      right(await client.call(postOrderPayment, { body }));
      const holds = async () =>
        expect(right(await client.call(getOrder, { query: { code } })).order.standing).toBe('returned');
      return { path: orderPath('es', code), cookie: client.cookie(), holds };
    },
    async act(page) {
      await awakeOrPlain(page);
      await page.locator('form:has([name="do"][value="return"]) button').press('Enter');
    },
    isDone: says(orderText.title.returned.es),
  },
  {
    name: 'a balance is asked',
    calls: [`GET ${paths.giftBalance.es}`, 'GET files', `POST ${paths.giftBalance.es}`],
    async prepare(place) {
      await place.database.forgiveLookUps();
      return newcomer(place, paths.giftBalance.es);
    },
    async act(page) {
      await page.locator('[name="code"]').fill('G000000000');
      await page.locator('[name="secret"]').fill('00000000');
      await press(page, giftText.ask.es);
    },
    isDone: async (page) =>
      page
        .getByText(/No encontramos una tarjeta/)
        .first()
        .isVisible(),
  },
];
