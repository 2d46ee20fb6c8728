import { bankPage } from './bank-page.ts';
import { approved, type Charge, failed } from './charge.ts';
import { NO_SUCH_THING, NOT_AUTHENTICATED } from './errors.ts';
import type { Exchange } from './exchange.ts';
import { languageOf, pagePolicy } from './page.ts';
import { findCharge, type Provider } from './provider.ts';
import { refusalOf } from './test-cards.ts';

/** The bank's 3-D Secure page and its buttons. After answering, the user is redirected back immediately. */
export function bank(provider: Provider, exchange: Exchange, id: string): void {
  const found = findCharge(provider, (books) => books.charge(id));
  if (!found?.charge.redirectUrl) return exchange.refuse(NO_SUCH_THING);
  const { charge, account } = found;
  const back = wayBack(found.charge.redirectUrl, id);
  if (charge.status !== 'charge_pending') return exchange.redirect(back.href);
  if (exchange.method !== 'POST') {
    const language = languageOf(exchange.query.get('lang') ?? exchange.languages);
    // The form redirects to the merchant, which the policy has to allow.
    return exchange.html(bankPage(charge, language, back.href), pagePolicy(back.origin));
  }
  account.till.settle(answered(charge, new URLSearchParams(exchange.text).get('answer') === 'authorize'));
  return exchange.redirect(back.href);
}

/** A cardholder who authenticates may still have insufficient funds. */
function answered(charge: Charge, isAuthorized: boolean): Charge {
  const now = Date.now();
  const refusal = isAuthorized ? refusalOf(charge.behaviour ?? 'approves') : NOT_AUTHENTICATED;
  return refusal ? failed(charge, refusal, now) : approved(charge, now);
}

function wayBack(redirectUrl: string, id: string): URL {
  const back = new URL(redirectUrl);
  back.searchParams.set('id', id);
  return back;
}
