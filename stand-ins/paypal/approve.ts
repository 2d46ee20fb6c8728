import { approvedPage, approvePage, gonePage, languageOf } from './approve-page.ts';
import type { Exchange } from './exchange.ts';
import { newPayerId } from './ids.ts';
import type { Order } from './order.ts';
import type { Provider } from './provider.ts';

/** The approval page and its buttons. After approving, the payer is redirected back immediately. */
export function approve({ books, till }: Provider, exchange: Exchange): void {
  const order = books.order(exchange.query.get('token') ?? '');
  const language = languageOf(exchange.query.get('lang') ?? order?.locale ?? exchange.header('accept-language'));
  if (!order || order.status === 'VOIDED') return exchange.html(gonePage(language), POLICY);
  const leave = (url: string | undefined, payer?: string) =>
    url === undefined
      ? exchange.html(approvedPage(language), POLICY)
      : exchange.redirect(wayBack(url, order.id, payer));
  if (!isWaiting(order)) return leave(order.returnUrl, order.payer?.id);
  if (exchange.method !== 'POST') return exchange.html(approvePage(order, language), policyFor(order));
  const answer = new URLSearchParams(exchange.text).get('answer');
  if (answer !== 'approve' && answer !== 'refused') return leave(order.cancelUrl);
  const payer = { id: order.payer?.id ?? newPayerId(), isRefused: answer === 'refused' };
  till.settle({ ...order, status: 'APPROVED', updatedAt: Date.now(), payer });
  return leave(order.returnUrl, payer.id);
}

/** A payer whose instrument was refused may choose another one. */
const isWaiting = ({ status, capture, payer }: Order): boolean =>
  capture === undefined && (status !== 'APPROVED' || payer?.isRefused === true);

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";

/** The form redirects to the merchant, which the policy has to allow. */
function policyFor({ returnUrl, cancelUrl }: Order): string {
  const origins = [returnUrl, cancelUrl].flatMap((url) => (url === undefined ? [] : new URL(url).origin));
  return POLICY.replace("form-action 'self'", ["form-action 'self'", ...origins].join(' '));
}

function wayBack(url: string, token: string, payer: string | undefined): string {
  const back = new URL(url);
  back.searchParams.set('token', token);
  if (payer !== undefined) back.searchParams.set('PayerID', payer);
  return back.href;
}
