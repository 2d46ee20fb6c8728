import type { Page } from 'playwright-core';
import { CROCKFORD } from '#kernel/crockford.ts';
import { getPayment, getReservation, postPayment } from '#wire/websale.ts';
import { apiClient, patient } from './api-client.ts';
import { cardToken } from './card-token.ts';
import { siteUrl } from './own-site.ts';
import { bring, right } from './reach-steps.ts';

const AT_PAYMENT = 4;

interface Bought {
  readonly method?: 'credit' | 'cash';
  /** Leaves in this many days. */
  readonly ahead?: number;
}

/** A paid round trip of an adult and a child: the codes of the outbound and the return journey. */
export async function boughtToBoard({ method = 'credit', ...trip }: Bought = {}) {
  const client = await apiClient(siteUrl());
  const call = patient(client.call);
  const code = await bring(client, AT_PAYMENT, trip);
  const { total } = right(await call(getPayment, { query: { code } }));
  const token = method === 'credit' ? { token: await cardToken(siteUrl(), '4111111111111111') } : {};
  right(await call(postPayment, { body: { code, method, idempotency_key: `key-of-${code}`, total, ...token } }));
  const { reservation } = right(await call(getReservation, { query: { code } }));
  const out = reservation.tickets.filter(({ direction }) => direction === 'departure');
  return {
    code,
    cookie: `${client.cookie()};reservation=${code}`,
    departure: reservation.departure.schedule_id!,
    back: reservation.return.schedule_id!,
    folios: out.map(({ folio }) => folio),
    codes: out.map(({ qr }) => qr!),
    backCodes: reservation.tickets.filter(({ direction }) => direction === 'return').map(({ qr }) => qr!),
  };
}

/** Where boarding scanners are. */
export const DOOR_PATHS = { es: '/operacion/abordaje', en: '/operation/boarding' } as const;

/**
 * A page may send before its browser notices that it is offline, and again when it reloads; some requests bypass a
 * route.
 */
export const SEND_NOTHING_WHILE_CUT = () => {
  const send = globalThis.fetch;
  globalThis.fetch = (to, how) =>
    how?.method === 'POST' && sessionStorage.getItem('cut') ? Promise.reject(new TypeError('cut')) : send(to, how);
};

/** The scanner's current verdict. */
export const verdict = (page: Page) => page.locator('[data-verdict]');

/** Types a code, or lets a reader type it. */
export async function scan(page: Page, text: string) {
  await page.locator('[name="code"]').fill(text);
  await page.locator('[name="code"]').press('Enter');
}

/** The scanner's verdict on a scan, once it changes. */
export async function said(page: Page, text: string, expected: string) {
  await scan(page, text);
  await page.locator(`[data-verdict="${expected}"]`).waitFor();
  return verdict(page).innerText();
}

/** The code of a ticket with one character of its signature changed. */
export const altered = (code: string) => {
  const other = CROCKFORD[(CROCKFORD.indexOf(code[30]!) + 1) % CROCKFORD.length]!;
  return code.slice(0, 30) + other + code.slice(31);
};
