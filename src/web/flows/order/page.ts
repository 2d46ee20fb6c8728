import { PAYMENT_METHODS } from '#domain/payment/method.ts';
import { orderErrors } from '#text/errors/orders.ts';
import { orderText } from '#text/orders.ts';
import { orderLive } from '#text/orders-live.ts';
import { shownErrors } from '#web/all-errors.ts';
import { actOnContactCode, contactCodeAfter, withoutCodePrompts } from '#web/access/act-on-contact-code.ts';
import type { ContactCodeData } from '#web/access/contact-code-data.ts';
import { boughtOf } from '#web/flows/order/bought.ts';
import type { OrderData } from '#web/flows/order/order-data.ts';
import { Screen } from '#web/flows/order/screen.tsx';
import { OrderShell, orderHeading } from '#web/flows/order/shell.tsx';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import { barPath } from '#web/payment/bar-path.ts';
import { CHANGES } from '#web/payment/pay-verdict.ts';
import { payWays } from '#web/payment/pay-ways.ts';
import { shownWays } from '#web/payment/way-texts.ts';
import { newAttemptKey } from '#web/services/attempt-key.ts';
import { postBasketAdd } from '#wire/basket.ts';
import type { CallAnswer } from '#wire/call.ts';
import { CANCELLED, orderLinkPath, orderPath } from '#wire/link-paths.ts';
import {
  getOrder,
  type OrderView,
  postOrderAbandon,
  postOrderConfirm,
  postOrderPayment,
  postOrderResume,
  postOrderReturn,
} from '#wire/orders.ts';
import * as paths from '#wire/page-paths.ts';
import { encodeQuery } from '#wire/paths.ts';

/** Ignores anything a mail program or a bank appended to the link. */
const TOKEN = /^[\w-]+/;

/** Payment, waiting and status page of an order that is not a trip. */
export const orderPage: Page<OrderData> = {
  async load(context) {
    if (context.query.has('t')) return resumed(context);
    const errors = SAID.filter((code) => code === context.query.get('said')).map((code) => ({ code, message: '' }));
    return drawn(context, { errors, chosen: undefined });
  },
  async act(context, form) {
    const { call } = context;
    const code = form.get('code') ?? '';
    const here = `${context.path}?${new URLSearchParams({ code })}`;
    if (form.get('do') === 'abandon') {
      await call(postOrderAbandon, { body: { code } });
      return go(here);
    }
    if (form.get('do') === 'basket') {
      const added = await call(postBasketAdd, { body: { code } });
      return added.ok
        ? go(paths.basket[context.lang])
        : drawn(context, { errors: added.errors, chosen: undefined, code });
    }
    if (form.get('do') === 'return') {
      const returned = await call(postOrderReturn, { body: { code, ...seenIn(form) } });
      return returned.ok ? go(here) : drawn(context, { errors: returned.errors, chosen: undefined, code });
    }
    const contactCode = await actOnContactCode(context, form, code);
    const method = PAYMENT_METHODS.find((name) => name === form.get('method'));
    if (contactCode) return drawn(context, { errors: [], chosen: method, code, contactCode });
    const answer = await call(postOrderPayment, {
      body: {
        code,
        ...(method ? { method } : {}),
        ...(method === 'store_credit' ? { token: form.get('token') ?? '' } : {}),
        idempotency_key: form.get('key') || newAttemptKey(),
        total: Number(form.get('total')),
      },
    });
    if (answer.ok) return go(answer.data.redirect_url ?? here);
    if (answer.errors.some((error) => SETTLED.includes(error.code))) return go(here);
    return drawn(context, { errors: answer.errors, chosen: method, code });
  },
  head: (data, { lang }) => ({
    title: (data.kind === 'bad' ? orderText[data.why].title : orderHeading(data))[lang],
    description: orderText.description[lang],
    noIndex: true,
    ...(data.kind === 'good' && data.order.standing === 'paying' ? { refreshSeconds: 10 } : {}),
  }),
  Shell: OrderShell,
  Screen,
  shown: (data) => (data.kind === 'good' ? { ...data, bought: undefined } : data),
};

/** Why an attempt was refused that led here: to pay, or to put the order in a basket. */
const SAID: readonly string[] = [...CHANGES, 'basket_full', 'payment_in_progress', 'order_waits'];

/** Refusals that describe the order's state: the re-rendered page shows it better. */
const SETTLED: readonly string[] = [
  'already_paid',
  'payment_in_progress',
  'order_waits',
  'payment_unknown',
  'time_exceeded',
];

/** The link of an e-mail, or the return from a bank: opens the order in this browser. */
async function resumed({ query, lang, call }: PageContext): Promise<Outcome<OrderData>> {
  const token = TOKEN.exec(query.get('t') ?? '')?.[0] ?? '';
  const opened = await call(postOrderResume, { body: { token } });
  if (opened.ok) {
    return go(orderPath(lang, opened.data.order.code) + (query.has(CANCELLED) ? `&${CANCELLED}=1` : ''));
  }
  return bad(opened.status, orderLinkPath(lang, token));
}

interface Shown {
  readonly errors: FormErrors;
  readonly chosen: string | undefined;
  /** From a submitted form; otherwise taken from the URL. */
  readonly code?: string;
  readonly contactCode?: ContactCodeData;
}

async function drawn(context: PageContext, { errors, chosen, code, contactCode }: Shown): Promise<Outcome<OrderData>> {
  const { lang, query, path, cookies, call } = context;
  const asked = code ?? query.get('code') ?? '';
  const found = await looked(context, asked);
  if (!found.ok) return bad(found.status, orderPath(lang, asked));
  const { order } = found.data;
  if (order.place && !Object.values(order.place).includes(path)) {
    return go(`${order.place[lang]}?${new URLSearchParams({ ...Object.fromEntries(query), code: order.code })}`);
  }
  const { card, wallets, voucher, total } = order;
  const frameQuery = encodeQuery({ lang, theme: cookies.theme });
  const isOpen = order.standing === 'open';
  const bought = await boughtOf(call, order);
  return {
    kind: 'show',
    status: errors.length > 0 || contactCode?.errors.length ? 422 : 200,
    frames: [card, wallets].flatMap((frame) => (frame ? [originOf(frame.frame_url)] : [])),
    data: {
      kind: 'good',
      order,
      withdrawn:
        order.withdrawn === null
          ? undefined
          : shownErrors([{ code: order.withdrawn, message: '' }], lang, orderErrors)[0]?.text,
      ways: isOpen
        ? shownWays(payWays(order), { total, place: orderLive.clock[lang], lang, words: orderText.ways })
        : [],
      cardFrame: card && card.frame_url + frameQuery,
      walletFrame: wallets && wallets.frame_url + frameQuery,
      bars: voucher && barPath(voucher.reference),
      key: newAttemptKey(),
      isCancelled: query.has(CANCELLED),
      chosen,
      errors: shownErrors(withoutCodePrompts(errors), lang, orderErrors),
      contactCode: isOpen ? (contactCode ?? contactCodeAfter(errors, lang)) : null,
      bought,
    },
  };
}

/** The state of the order; the provider is queried about a payment under way, as when the buyer returns from it. */
async function looked(
  { call }: PageContext,
  code: string,
): Promise<CallAnswer<{ readonly order: OrderView }> | { readonly ok: false; readonly status: number }> {
  if (code === '') return { ok: false, status: 404 };
  const found = await call(getOrder, { query: { code } });
  return found.ok && found.data.order.standing === 'paying' ? call(postOrderConfirm, { body: { code } }) : found;
}

function bad(status: number, again: string): Outcome<OrderData> {
  const why = WHY[status] ?? 'unreachable';
  return { kind: 'show', data: { kind: 'bad', why, again }, status: why === 'unreachable' ? 503 : 404 };
}

/** By the HTTP status of the refusal; any other says nothing of the order. */
const WHY: Readonly<Record<number, 'expired' | 'lost'>> = { 400: 'lost', 404: 'lost', 410: 'expired' };

/** As a CSP source: a URL without a host is our own origin. */
const originOf = (url: string): string => (url.startsWith('/') ? "'self'" : new URL(url).origin);

/** What a form said to give back. */
function seenIn(form: URLSearchParams): { readonly amount?: number } {
  const amount = Number(form.get('amount') || Number.NaN);
  return Number.isSafeInteger(amount) ? { amount } : {};
}
