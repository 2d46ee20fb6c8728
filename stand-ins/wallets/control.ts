import { BAD_CREDENTIALS, FROM_A_PAGE, invalid, NO_SUCH_THING } from './errors.ts';
import type { Exchange } from './exchange.ts';
import type { Gateway } from './gateway.ts';
import { truthOf } from './views.ts';

/** Switches for tests and audits, which the real gateway lacks. Access with the merchant's credentials. */
export function control({ flags, faults, books }: Gateway, exchange: Exchange, [what]: readonly string[]): void {
  if (exchange.isFromPage) return exchange.refuse(FROM_A_PAGE);
  if (exchange.user !== `merchant.${flags.merchant}` || exchange.password !== flags.password)
    return exchange.refuse(BAD_CREDENTIALS);
  const isPost = exchange.method === 'POST';
  if (what === 'faults' && !isPost) return exchange.send(200, faults.left());
  if (what === 'faults')
    return faults.set(exchange.json()) ? exchange.send(200, faults.left()) : exchange.refuse(invalid('faults'));
  if (what === 'charges' && !isPost) return exchange.send(200, books.orders().map(truthOf));
  if (what === 'notices' && !isPost) return exchange.send(200, books.untold());
  return exchange.refuse(NO_SUCH_THING);
}
