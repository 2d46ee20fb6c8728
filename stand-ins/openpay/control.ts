import { chargeView, completed } from './charge.ts';
import { BAD_KEY, BAD_REQUEST, NO_SUCH_THING, NOT_ALLOWED, WRONG_KEY } from './errors.ts';
import type { Exchange } from './exchange.ts';
import type { Provider } from './provider.ts';

/** Switches for tests and audits, which the real provider does not have. The private key opens them. */
export function control(provider: Provider, exchange: Exchange, [what, id]: readonly string[]): void {
  const { flags } = provider;
  if (exchange.key === flags.publicKey || exchange.isFromPage) return exchange.refuse(WRONG_KEY);
  if (exchange.key !== flags.privateKey) return exchange.refuse(BAD_KEY);
  const isPost = exchange.method === 'POST';
  if (what === 'faults') return isPost ? setFaults(provider, exchange) : exchange.send(200, provider.faults.left());
  if (what === 'charges' && !isPost) return truth(provider, exchange);
  if (what === 'notices' && !isPost) return exchange.send(200, provider.books.untold());
  if (what === 'pay-store' && isPost && id) return payStore(provider, exchange, id);
  return exchange.refuse(NO_SUCH_THING);
}

function setFaults({ faults }: Provider, exchange: Exchange): void {
  return faults.set(exchange.json()) ? exchange.send(200, faults.left()) : exchange.refuse(BAD_REQUEST);
}

/** All of its charges, oldest first and on one page. */
function truth({ books, origin }: Provider, exchange: Exchange): void {
  const all = books.charges().map((charge) => ({ ...chargeView(charge, origin()), refunds: charge.refunds }));
  return exchange.send(200, all);
}

/** Somebody pays at the counter of a store. */
function payStore({ books, till, origin }: Provider, exchange: Exchange, id: string): void {
  const found = books.charge(id);
  if (!found?.store) return exchange.refuse(NO_SUCH_THING);
  if (found.status !== 'in_progress') return exchange.refuse(NOT_ALLOWED);
  return exchange.send(200, chargeView(till.settle(completed(found, Date.now())), origin()));
}
