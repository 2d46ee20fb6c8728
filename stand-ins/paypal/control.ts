import { released } from './capture.ts';
import { FORBIDDEN, MALFORMED, NO_SUCH_THING, NOT_AUTHENTICATED } from './errors.ts';
import type { Exchange } from './exchange.ts';
import { fields } from './fields.ts';
import { moneyView } from './money.ts';
import { type Order, refundedOf } from './order.ts';
import { orderView, type Places } from './order-view.ts';
import type { Provider } from './provider.ts';

/** Switches for tests and audits, which the real provider lacks. Access by client id and secret. */
export function control(provider: Provider, exchange: Exchange, [what, id]: readonly string[]): void {
  if (exchange.isFromPage) return exchange.refuse(FORBIDDEN);
  if (!provider.tokens.isMerchant(exchange.header('authorization'))) return exchange.refuse(NOT_AUTHENTICATED);
  const { books, faults, tokens, places } = provider;
  switch (`${exchange.method} ${what}`) {
    case 'GET faults':
      return exchange.send(200, faults.left());
    case 'POST faults':
      return faults.set(exchange.json()) ? exchange.send(200, faults.left()) : exchange.refuse(MALFORMED);
    case 'GET orders':
      return exchange.send(
        200,
        books.orders().map((order) => truth(order, places())),
      );
    case 'GET notices':
      return exchange.send(200, books.untold());
    case 'POST revoke-tokens':
      tokens.revoke();
      return exchange.send(200, {});
    case 'POST release':
      return release(provider, exchange, id);
    case 'POST void':
      return voidOrder(provider, exchange, id);
    default:
      return exchange.refuse(NO_SUCH_THING);
  }
}

/** An order with its money: captured, refunded, and left. */
function truth(order: Order, places: Places) {
  const { capture, unit } = order;
  const isTaken = capture !== undefined && capture.status !== 'PENDING' && capture.status !== 'DECLINED';
  const taken = isTaken ? capture.amount.hundredths : 0;
  const given = capture ? refundedOf(capture) : 0;
  const money = (hundredths: number) => moneyView({ ...unit.amount, hundredths }).value;
  return { ...orderView(order, places), captured: money(taken), refunded: money(given), kept: money(taken - given) };
}

/** Completes a capture under review; with `{"good": false}` denies it. */
function release({ books, till, places }: Provider, exchange: Exchange, id = ''): void {
  const found = books.order(id);
  const after = found && released(found, fields(exchange.json())['good'] !== false, Date.now());
  return after ? exchange.send(200, orderView(till.settle(after), places())) : exchange.refuse(NO_SUCH_THING);
}

function voidOrder({ books, till, places }: Provider, exchange: Exchange, id = ''): void {
  const found = books.order(id);
  if (!found || found.capture) return exchange.refuse(NO_SUCH_THING);
  const after: Order = { ...found, status: 'VOIDED', updatedAt: Date.now() };
  till.amend(after);
  return exchange.send(200, orderView(after, places()));
}
