import { afterChargeback, CHARGEBACK_STEPS } from './chargeback.ts';
import { type Charge, chargeView, completed } from './charge.ts';
import { BAD_KEY, BAD_REQUEST, NO_SUCH_THING, NOT_ALLOWED, WRONG_KEY } from './errors.ts';
import type { Exchange } from './exchange.ts';
import { ended } from './expiry.ts';
import type { Account, Provider } from './provider.ts';
import { truthOf } from './truth.ts';

/** Switches for tests and audits, which the real provider lacks. An account's private key gives access to its own. */
export function control({ accounts }: Provider, exchange: Exchange, path: readonly string[]): void {
  const account = accounts.find(({ privateKey }) => privateKey === exchange.key);
  if (exchange.isFromPage || accounts.some(({ publicKey }) => publicKey === exchange.key)) {
    return exchange.refuse(WRONG_KEY);
  }
  if (!account) return exchange.refuse(BAD_KEY);
  return exchange.method === 'POST' ? change(account, exchange, path) : look(account, exchange, path);
}

function look({ faults, books, origin }: Account, exchange: Exchange, [what]: readonly string[]): void {
  switch (what) {
    case 'faults':
      return exchange.send(200, faults.left());
    case 'notices':
      return exchange.send(200, books.untold());
    case 'charges':
      return exchange.send(
        200,
        books.charges().map((charge) => truthOf(charge, origin())),
      );
    default:
      return exchange.refuse(NO_SUCH_THING);
  }
}

function change(account: Account, exchange: Exchange, [what, name = '']: readonly string[]): void {
  const { books, till, faults, origin } = account;
  if (what === 'faults') {
    return faults.set(exchange.json()) ? exchange.send(200, faults.left()) : exchange.refuse(BAD_REQUEST);
  }
  const move = MOVES.find(([verb]) => verb === what)?.[1];
  const charge = books.charge(name) ?? books.ofReference(name);
  if (!move || !charge) return exchange.refuse(NO_SUCH_THING);
  const after = move(charge, exchange.query);
  return after ? exchange.send(200, chargeView(till.settle(after), origin())) : exchange.refuse(NOT_ALLOWED);
}

/** The charge after an event; undefined when it is not allowed. */
type Move = (charge: Charge, query: URLSearchParams) => Charge | undefined;

/** Simulates a payment in a store. `late=1`: after the due date, at a register that accepted the money nevertheless. */
const payStore: Move = (charge, query) => {
  if (!charge.store) return undefined;
  const isOpen = charge.status === 'in_progress' || (charge.status === 'expired' && query.get('late') === '1');
  return isOpen ? completed(charge, Date.now()) : undefined;
};

const chargeback: Move = (charge, query) => {
  const step = CHARGEBACK_STEPS.find((known) => known === (query.get('step') ?? 'create'));
  return step && afterChargeback(charge, step, Date.now());
};

const MOVES: readonly (readonly [verb: string, move: Move])[] = [
  ['pay-store', payStore],
  ['chargeback', chargeback],
  // Expires the charge now.
  ['expire', (charge) => ended(charge, Date.now())],
];
