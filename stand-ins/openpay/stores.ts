import { completed } from './charge.ts';
import type { Exchange } from './exchange.ts';
import { languageOf, pagePolicy } from './page.ts';
import { findCharge, type Provider } from './provider.ts';
import { registerPage, storePage } from './store-page.ts';

/** The register of a store, for people who try the site: a reference is looked for, shown and paid. */
export function stores(provider: Provider, exchange: Exchange, inPath: string | undefined): void {
  const language = languageOf(exchange.query.get('lang') ?? exchange.languages);
  const typed = inPath ?? exchange.query.get('reference')?.replace(/\D/g, '');
  const found = findCharge(provider, (books) => books.ofReference(typed ?? ''));
  if (!found) return exchange.html(registerPage(language, typed), pagePolicy());
  const { account, charge } = found;
  // Asked for by number, it has an address of its own; and what was paid is shown, not sent again.
  const here = `/stores/${typed}?lang=${language}`;
  if (exchange.method === 'POST') {
    if (charge.status === 'in_progress') account.till.settle(completed(charge, Date.now()));
    return exchange.redirect(here);
  }
  return inPath === undefined ? exchange.redirect(here) : exchange.html(storePage(charge, language), pagePolicy());
}
