import { api } from './api.ts';
import { control } from './control.ts';
import { FROM_A_PAGE, NO_SUCH_THING, TOO_LARGE } from './errors.ts';
import type { Exchange } from './exchange.ts';
import type { Office } from './office.ts';
import { frontPage } from './pages.ts';

/** The page runs no script and loads nothing. */
const PAGE_POLICY = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" };

/** Answers one request. */
export async function answer(office: Office, exchange: Exchange): Promise<void> {
  const [first, second = '', ...rest] = exchange.path;
  if (exchange.body === undefined) return exchange.refuse(TOO_LARGE);
  if (first === '_control') return control(office, exchange, [second, ...rest]);
  if (exchange.method !== 'GET' || (first !== undefined && first !== 'documents')) return api(office, exchange);
  if (exchange.isFromPage) return exchange.refuse(FROM_A_PAGE);
  if (first === undefined) return exchange.sendAs('text/html; charset=utf-8', frontPage(office), PAGE_POLICY);
  const [, uuid = ''] = /^(.+)\.xml$/.exec(second) ?? [];
  const document = office.books.byUuid(uuid);
  return document ? exchange.sendAs('application/xml; charset=utf-8', document.cfdi) : exchange.refuse(NO_SUCH_THING);
}
