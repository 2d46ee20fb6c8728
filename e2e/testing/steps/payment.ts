import { expect } from 'vitest';
import type { FrameLocator, Page } from 'playwright-core';
import { flow } from '#text/flow.ts';
import { payWayTexts } from '#text/pay-ways.ts';
import { brought } from './sale.ts';
import { awakeOrPlain, isAt, type OnlineStep, press } from './step.ts';
import { fieldsAreKept } from '../typed.ts';

/** What opening the payment step asks for besides the page. */
export const PAYMENT = ['GET /reservacion/pago', 'GET files', 'GET /card-frame'];
const PAID = [...PAYMENT, 'POST /api/websale/reservation/payment', 'GET /reservacion/boletos'];

const choose = async (page: Page, kind: string) => {
  await awakeOrPlain(page);
  await page.locator(`input[name="method"][data-kind="${kind}"]`).check();
};

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

const REFERENCE = /Apartar y recibir referencia/;
const CARD = { number: '4111 1111 1111 1111', holder: 'MARIA MUNOZ', expiry: '12/39', cvv: '123' };

/** The fields of the card, which are in a frame. */
const cardIn = (page: Page): FrameLocator => page.frameLocator(`iframe[title="${payWayTexts.cardFrame.es}"]`);

export async function typeCard(page: Page): Promise<void> {
  for (const [field, text] of Object.entries(CARD)) await cardIn(page).locator(`#${field}`).fill(text);
}

export async function cardIsKept(page: Page): Promise<void> {
  await fieldsAreKept(page);
  for (const [field, text] of Object.entries(CARD))
    expect(await cardIn(page).locator(`#${field}`).inputValue()).toBe(text);
}

export const PAYMENT_STEP: readonly OnlineStep[] = [
  orders('cash', /Reservar y pagar/),
  orders('oxxo', REFERENCE),
  orders('stores', REFERENCE),
  {
    name: 'pago: card',
    calls: PAID,
    prepare: brought(4, '/reservacion/pago', { how: 'approved' }),
    async act(page) {
      await choose(page, 'card');
      await typeCard(page);
      await press(page, /^Pagar \$/);
    },
    isDone: isAt(/boletos/),
    keeps: cardIsKept,
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
      /^0?[5-9]:/.test((await page.getByRole('timer').first().textContent()) ?? '') &&
      // Nor is it denied where only the answer was lost.
      (await page.getByText(flow.notExtended.es).count()) === 0,
  },
];
