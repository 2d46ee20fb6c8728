import { captured } from './capture.ts';
import { type Charge, chargeView } from './charge.ts';
import { BAD_KEY, BAD_REQUEST, BANK_REFUSALS, NO_SUCH_THING, type Refusal, WRONG_KEY } from './errors.ts';
import type { Exchange } from './exchange.ts';
import { listed } from './list.ts';
import { makeCharge } from './make-charge.ts';
import type { Account } from './provider.ts';
import { refunded } from './refund.ts';
import { tokenOf, tokenView } from './tokens.ts';
import { underFault } from './under-fault.ts';
import { webhooks } from './webhooks.ts';

/** The API behind `/v1/{merchant}/`. */
export async function api(account: Account, exchange: Exchange, path: readonly string[]): Promise<void> {
  const [thing, id] = path;
  if (exchange.key !== account.privateKey && exchange.key !== account.publicKey) return exchange.refuse(BAD_KEY);
  if (thing === 'tokens' && exchange.method === 'POST') return token(account, exchange);
  if (exchange.key === account.publicKey) return exchange.refuse(WRONG_KEY);
  if (thing === 'charges' && path.length <= 3) return charges(account, exchange, path.slice(1));
  if (thing === 'webhooks' && path.length <= 2) return webhooks(account, exchange, id);
  return exchange.refuse(NO_SUCH_THING);
}

async function charges(account: Account, exchange: Exchange, [id, act]: readonly string[]): Promise<void> {
  const isPost = exchange.method === 'POST';
  if (!id) return isPost ? charge(account, exchange) : list(account, exchange);
  if (act === undefined && !isPost) return show(account, exchange, id);
  const move = isPost ? MOVES[act ?? ''] : undefined;
  return move ? moveCharge(account, exchange, { id, move }) : exchange.refuse(NO_SUCH_THING);
}

function token({ books, privateKey }: Account, exchange: Exchange): void {
  // A private key sent by a page is compromised.
  if (exchange.isFromPage && exchange.key === privateKey) return exchange.refuse(WRONG_KEY);
  const typed = exchange.json();
  const made = tokenOf(typed, new Date());
  if ('http' in made) return exchange.refuse(made);
  books.keep({ token: made });
  return exchange.send(201, tokenView(made, typed));
}

function charge({ books, faults, till, origin }: Account, exchange: Exchange): Promise<void> {
  const fault = faults.ofCharge();
  const bankSays = fault?.kind === 'decline' ? BANK_REFUSALS.get(fault.code) : undefined;
  return underFault(fault, exchange, () => {
    const { charge: made, refusal } = makeCharge({ books, till, bankSays, now: Date.now() }, exchange.json());
    return () => (refusal ? exchange.refuse(refusal) : exchange.send(200, chargeView(made, origin())));
  });
}

function list({ books, faults, origin }: Account, exchange: Exchange): Promise<void> {
  const order = exchange.query.get('order_id');
  return underFault(faults.ofQuestion(), exchange, () => {
    const asked = order === null ? books.charges() : [books.ofOrder(order) ?? []].flat();
    const found = listed(asked, exchange.query).map((item) => chargeView(item, origin()));
    return () => exchange.send(200, found);
  });
}

function show({ books, faults, origin }: Account, exchange: Exchange, id: string): Promise<void> {
  return underFault(faults.ofQuestion(), exchange, () => {
    const found = books.charge(id);
    return () => (found ? exchange.send(200, chargeView(found, origin())) : exchange.refuse(NO_SUCH_THING));
  });
}

/** The charge after a merchant's operation, or why it is refused. */
type Move = (charge: Charge, body: unknown, now: number) => Charge | Refusal;

const MOVES: Readonly<Record<string, Move>> = { refund: refunded, capture: captured, confirm: captured };

function moveCharge(
  { books, faults, till, origin }: Account,
  exchange: Exchange,
  { id, move }: { readonly id: string; readonly move: Move },
): Promise<void> {
  const fault = faults.ofMove();
  const bankSays = fault?.kind === 'decline' ? BANK_REFUSALS.get(fault.code) : undefined;
  return underFault(fault, exchange, () => {
    const [found, asked] = [books.charge(id), exchange.json()];
    const after = !found ? NO_SUCH_THING : asked === undefined ? BAD_REQUEST : move(found, asked, Date.now());
    const refusal = 'http' in after ? after : bankSays;
    if (refusal) return () => exchange.refuse(refusal);
    const kept = till.settle(after as Charge);
    return () => exchange.send(200, chargeView(kept, origin()));
  });
}
