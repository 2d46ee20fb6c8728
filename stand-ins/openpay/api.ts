import { chargeView } from './charge.ts';
import { BAD_KEY, BAD_REQUEST, BANK_REFUSALS, NO_SUCH_THING, WRONG_KEY } from './errors.ts';
import type { Exchange } from './exchange.ts';
import { listed } from './list.ts';
import { makeCharge } from './make-charge.ts';
import type { Provider } from './provider.ts';
import { refunded } from './refund.ts';
import { tokenOf, tokenView } from './tokens.ts';
import { underFault } from './under-fault.ts';

/** The API behind `/v1/{merchant}/`. */
export async function api(provider: Provider, exchange: Exchange, path: readonly string[]): Promise<void> {
  const { flags } = provider;
  const [thing, id, act] = path;
  const isPost = exchange.method === 'POST';
  if (exchange.key !== flags.privateKey && exchange.key !== flags.publicKey) return exchange.refuse(BAD_KEY);
  if (thing === 'tokens' && isPost) return token(provider, exchange);
  if (exchange.key === flags.publicKey) return exchange.refuse(WRONG_KEY);
  if (thing !== 'charges' || path.length > 3) return exchange.refuse(NO_SUCH_THING);
  if (!id) return isPost ? charge(provider, exchange) : list(provider, exchange);
  if (act === 'refund' && isPost) return refund(provider, exchange, id);
  if (act !== undefined || isPost) return exchange.refuse(NO_SUCH_THING);
  return show(provider, exchange, id);
}

function token({ books, flags }: Provider, exchange: Exchange): void {
  // A private key in a page is a private key no more.
  if (exchange.isFromPage && exchange.key === flags.privateKey) return exchange.refuse(WRONG_KEY);
  const typed = exchange.json();
  const made = tokenOf(typed, new Date());
  if ('http' in made) return exchange.refuse(made);
  books.keep({ token: made });
  return exchange.send(201, tokenView(made, typed));
}

function charge({ books, faults, till, origin }: Provider, exchange: Exchange): Promise<void> {
  const fault = faults.ofCharge();
  const bankSays = fault?.kind === 'decline' ? BANK_REFUSALS.get(fault.code) : undefined;
  return underFault(fault, exchange, () => {
    const { charge: made, refusal } = makeCharge({ books, till, bankSays, now: Date.now() }, exchange.json());
    return () => (refusal ? exchange.refuse(refusal) : exchange.send(200, chargeView(made, origin())));
  });
}

function list({ books, faults, origin }: Provider, exchange: Exchange): Promise<void> {
  const order = exchange.query.get('order_id');
  return underFault(faults.ofQuestion(), exchange, () => {
    const asked = order === null ? books.charges() : [books.ofOrder(order) ?? []].flat();
    const found = listed(asked, exchange.query).map((item) => chargeView(item, origin()));
    return () => exchange.send(200, found);
  });
}

function show({ books, faults, origin }: Provider, exchange: Exchange, id: string): Promise<void> {
  return underFault(faults.ofQuestion(), exchange, () => {
    const found = books.charge(id);
    return () => (found ? exchange.send(200, chargeView(found, origin())) : exchange.refuse(NO_SUCH_THING));
  });
}

function refund({ books, till, origin }: Provider, exchange: Exchange, id: string): void {
  const [found, asked] = [books.charge(id), exchange.json()];
  if (!found) return exchange.refuse(NO_SUCH_THING);
  if (asked === undefined) return exchange.refuse(BAD_REQUEST);
  const after = refunded(found, asked, Date.now());
  return 'http' in after ? exchange.refuse(after) : exchange.send(200, chargeView(till.settle(after), origin()));
}
