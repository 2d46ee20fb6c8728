import { completed } from './charge.ts';
import type { Exchange } from './exchange.ts';
import { languageOf, pagePolicy } from './page.ts';
import { findCharge, type Provider } from './provider.ts';
import { registerPage, storePage } from './store-page.ts';

/** A store's register, for people who try the site: a reference is looked up, shown and paid. */
export function stores(provider: Provider, exchange: Exchange, inPath: string | undefined): void {
  const language = languageOf(exchange.query.get('lang') ?? exchange.languages);
  const typed = inPath ?? exchange.query.get('reference')?.replace(/\D/g, '');
  const found = findCharge(provider, (books) => books.ofReference(typed ?? ''));
  if (!found) return exchange.html(registerPage(language, typed), pagePolicy());
  const { account, charge } = found;
  // Searching by number redirects to its own URL; a payment does too, so that reloading does not repeat it.
  const here = `/stores/${typed}?lang=${language}`;
  if (exchange.method === 'POST') {
    if (charge.status === 'in_progress') account.till.settle(completed(charge, Date.now()));
    return exchange.redirect(here);
  }
  return inPath === undefined ? exchange.redirect(here) : exchange.html(storePage(charge, language), pagePolicy());
}
