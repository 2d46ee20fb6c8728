import { expect } from 'vitest';
import { orderOtherwise } from '#text/order-otherwise.ts';
import { paymentPending } from '#text/payment-pending.ts';
import { orderPath } from '#wire/link-paths.ts';
import { getOrder, postOrderAbandon, postOrderPayment } from '#wire/orders.ts';
import { getPayLink, getPayLinkAddress, postPayLink, postPayLinkAbandon } from '#wire/pay-link.ts';
import * as paths from '#wire/page-paths.ts';
import { getPayment, getReservation, postAbandon, postPayment, postSeats } from '#wire/websale.ts';
import { giftOrder } from '../gift-order.ts';
import { right } from '../reach-steps.ts';
import { brought } from './sale.ts';
import { awakeOrPlain, isAt, isLost, newcomer, type OnlineStep, type Place, press, type Ready } from './step.ts';

const METHOD = 'paypal' as const;

/** A trip whose payment waits at PayPal. */
async function tripAtPaypal(place: Place): Promise<Ready> {
  const { client, code, ...ready } = await brought(4, '/reservacion/pago')(place);
  const { total } = right(await client.call(getPayment, { query: { code } }));
  const body = { code, method: METHOD, idempotency_key: `given-up-${code}`, total };
  right(await client.call(postPayment, { body }));
  return ready;
}

/** An order whose payment waits there. */
async function orderAtPaypal(place: Place): Promise<Ready> {
  const { client } = await newcomer(place, '/');
  const code = await giftOrder(client);
  const { order } = right(await client.call(getOrder, { query: { code } }));
  const body = { code, method: METHOD, idempotency_key: `given-up-${code}`, total: order.total };
  right(await client.call(postOrderPayment, { body }));
  return { path: orderPath('es', code), cookie: client.cookie() };
}

/** A link whose payment waits there. */
async function linkAtPaypal(place: Place): Promise<Ready> {
  const { client, code } = await brought(4, '')(place);
  const { url } = right(await client.call(getPayLinkAddress, { query: { code } }));
  const payer = await newcomer(place, new URL(url).pathname);
  const link = payer.path.split('/').at(-1)!;
  const { total } = right(await payer.client.call(getPayLink, { query: { link } }));
  const body = { link, method: METHOD, idempotency_key: `given-up-${code}`, total };
  right(await payer.client.call(postPayLink, { body }));
  return payer;
}

/** An order to be paid at the counter: its seats are free again in the end. */
async function waiting(place: Place): Promise<Ready> {
  const { client, code, ...ready } = await brought(5, '/reservacion/boletos')(place);
  const holds = async () => {
    const { passengers } = right(await client.call(getReservation, { query: { code } })).reservation;
    expect(passengers.every(({ seat_departure: there, seat_return: back }) => there === null && back === null)).toBe(
      true,
    );
  };
  return { ...ready, holds };
}

interface Where extends Pick<OnlineStep, 'name' | 'prepare'> {
  readonly page: string;
  readonly sends: NonNullable<OnlineStep['sends']>;
}

/** A payment that waits elsewhere is given up, and paid another way. */
const otherwise = ({ page: path, ...row }: Where): OnlineStep => ({
  ...row,
  calls: [`GET ${path}`, 'GET files', `POST ${path}`, 'GET /card-frame'],
  async act(page) {
    await awakeOrPlain(page);
    await press(page, paymentPending.otherwise.es);
  },
  isDone: async (page) => !(await isLost(page)) && page.locator('input[name="method"]').first().isVisible(),
});

/** Payments and orders that are given up. */
export const GIVEN_UP: readonly OnlineStep[] = [
  otherwise({
    name: 'a payment elsewhere is given up',
    page: '/reservacion/pago',
    sends: [postAbandon],
    prepare: tripAtPaypal,
  }),
  otherwise({
    name: 'a payment of an order elsewhere is given up',
    page: paths.order.es,
    sends: [postOrderAbandon],
    prepare: orderAtPaypal,
  }),
  otherwise({
    name: 'a payment by a link elsewhere is given up',
    page: paths.payLink.pattern.es.replace(':token', '…'),
    sends: [postPayLinkAbandon],
    prepare: linkAtPaypal,
  }),
  {
    name: 'an order is given up',
    calls: ['GET /reservacion/boletos', 'GET files', 'POST /reservacion/boletos', 'GET /'],
    sends: [postAbandon, postSeats],
    prepare: waiting,
    async act(page) {
      await awakeOrPlain(page);
      const fold = page.locator('details', { hasText: orderOtherwise.title.es });
      await fold.evaluate((element: HTMLDetailsElement) => {
        element.open = true;
      });
      await press(page, orderOtherwise.giveUp.es);
    },
    isDone: isAt(/^\/$/),
  },
];
