import { bankPage, languageOf } from './bank-page.ts';
import { type Charge, completed, failed } from './charge.ts';
import { NO_SUCH_THING, NOT_AUTHENTICATED } from './errors.ts';
import type { Exchange } from './exchange.ts';
import type { Provider } from './provider.ts';
import { refusalOf } from './test-cards.ts';

/** The bank's page of 3-D Secure, and what its buttons do. Who has answered is sent back at once. */
export function bank({ books, till }: Provider, exchange: Exchange, id: string): void {
  const found = books.charge(id);
  if (!found?.redirectUrl) return exchange.refuse(NO_SUCH_THING);
  const back = wayBack(found.redirectUrl, id);
  if (found.status !== 'charge_pending') return exchange.redirect(back.href);
  if (exchange.method !== 'POST') {
    const language = languageOf(exchange.query.get('lang') ?? exchange.languages);
    // Its form leads to the merchant by a redirect, which the policy has to allow.
    const policy = `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${back.origin}; frame-ancestors 'none'`;
    return exchange.html(bankPage(found, language, back.href), policy);
  }
  till.settle(answered(found, new URLSearchParams(exchange.text).get('answer') === 'authorize'));
  return exchange.redirect(back.href);
}

/** Somebody who is who they say may still have no money. */
function answered(charge: Charge, isAuthorized: boolean): Charge {
  const now = Date.now();
  const refusal = isAuthorized ? refusalOf(charge.behaviour ?? 'approves') : NOT_AUTHENTICATED;
  return refusal ? failed(charge, refusal, now) : completed(charge, now);
}

function wayBack(redirectUrl: string, id: string): URL {
  const back = new URL(redirectUrl);
  back.searchParams.set('id', id);
  return back;
}
