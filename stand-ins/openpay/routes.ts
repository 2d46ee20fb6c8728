import { setTimeout as pause } from 'node:timers/promises';
import { bankPage } from './bank-page.ts';
import { barcode } from './barcode.ts';
import { refusalOf } from './cards.ts';
import { type Books, type Charge, chargeView, failed, newId } from './charges.ts';
import {
  BAD_KEY,
  BAD_REQUEST,
  DECLINED,
  INTERNAL,
  NO_SUCH_THING,
  OUT_OF_RANGE,
  UNAVAILABLE,
  WRONG_KEY,
} from './errors.ts';
import type { Exchange } from './exchange.ts';
import type { Fault, Faults } from './faults.ts';
import type { Flags } from './flags.ts';
import { makeCharge } from './make-charge.ts';
import type { Notices } from './notices.ts';
import { PROVIDER_SCRIPT } from './provider-script.ts';
import { cardOf, cardView } from './tokens.ts';

export interface Provider {
  readonly flags: Flags;
  readonly books: Books;
  readonly faults: Faults;
  readonly notices: Notices;
  /** Where this process listens: addresses of its pages begin with it. */
  readonly self: () => string;
}

const SLOW_MS = 2_000;

/** Answers one request. */
export async function answer(provider: Provider, exchange: Exchange): Promise<void> {
  const [first, second, ...rest] = exchange.path;
  if (exchange.method === 'OPTIONS') return exchange.send(204, {});
  if (first === 'openpay.v1.js') return exchange.script(PROVIDER_SCRIPT);
  if (first === 'bank') return bank(provider, exchange, second ?? '');
  if (first === 'barcode') return exchange.svg(barcode(second ?? ''));
  if (first === '_control') return control(provider, exchange, [second ?? '', ...rest]);
  if (first === 'v1' && second === provider.flags.merchant) return api(provider, exchange, rest);
  return exchange.refuse(NO_SUCH_THING);
}

async function api(provider: Provider, exchange: Exchange, [thing, id, act]: readonly string[]): Promise<void> {
  const { flags } = provider;
  const isPost = exchange.method === 'POST';
  if (thing === 'tokens' && isPost) {
    if (exchange.key !== flags.publicKey && exchange.key !== flags.privateKey) return exchange.refuse(BAD_KEY);
    return makeToken(provider, exchange);
  }
  if (exchange.key === flags.publicKey) return exchange.refuse(WRONG_KEY);
  if (exchange.key !== flags.privateKey) return exchange.refuse(BAD_KEY);
  if (thing !== 'charges') return exchange.refuse(NO_SUCH_THING);
  if (!id) return isPost ? charge(provider, exchange) : list(provider, exchange);
  const found = provider.books.charge(id);
  if (!found) return exchange.refuse(NO_SUCH_THING);
  if (act === 'refund' && isPost) return refund(provider, exchange, found);
  return exchange.send(200, chargeView(found, provider.self()));
}

function makeToken({ books }: Provider, exchange: Exchange): void {
  const card = cardOf(exchange.json(), new Date());
  if ('http' in card) return exchange.refuse(card);
  const token = { id: newId('k'), card, spent: false };
  books.keepToken(token);
  return exchange.send(201, { id: token.id, card: cardView(card) });
}

async function charge(provider: Provider, exchange: Exchange): Promise<void> {
  const fault = provider.faults.ofCharge();
  if (fault && undone(fault, exchange)) return;
  const made = makeCharge(provider.books, exchange.json(), new Date());
  const kept = 'charge' in made ? made.charge : undefined;
  if (kept && kept.status !== 'charge_pending') provider.notices.tell(kept);
  if (fault === 'timeout-after') return;
  if (fault === 'garbage') return exchange.raw('<html>');
  if (fault === 'slow') await pause(SLOW_MS);
  return kept
    ? exchange.send(200, chargeView(kept, provider.self()))
    : exchange.refuse((made as { refusal: typeof INTERNAL }).refusal);
}

/** Faults in which nothing is done. */
function undone(fault: Fault, exchange: Exchange): boolean {
  if (fault === 'reset') exchange.drop();
  else if (fault === 'error') exchange.refuse(INTERNAL);
  else if (fault === 'unavailable') exchange.refuse(UNAVAILABLE);
  return fault === 'reset' || fault === 'error' || fault === 'unavailable' || fault === 'timeout-before';
}

function list({ books, self }: Provider, exchange: Exchange): void {
  const order = exchange.url.searchParams.get('order_id');
  const limit = Number(exchange.url.searchParams.get('limit') ?? 10);
  const found = order === null ? books.all() : books.ofOrder(order);
  return exchange.send(
    200,
    found.slice(0, limit).map((item) => chargeView(item, self())),
  );
}

function refund({ books, notices, self }: Provider, exchange: Exchange, found: Charge): void {
  const { amount = found.amount } = (exchange.json() ?? {}) as { amount?: number };
  if (found.method !== 'card' || (found.status !== 'completed' && found.status !== 'refunded'))
    return exchange.refuse(BAD_REQUEST);
  const refunded = Math.round((found.refunded + amount) * 100) / 100;
  if (amount <= 0 || refunded > found.amount) return exchange.refuse(OUT_OF_RANGE);
  const kept: Charge = { ...found, refunded, status: refunded === found.amount ? 'refunded' : 'completed' };
  books.keepCharge(kept);
  notices.tell({ ...kept, status: 'refunded' });
  return exchange.send(200, chargeView(kept, self()));
}

/** The bank's page, and what its buttons do. */
function bank({ books, notices }: Provider, exchange: Exchange, id: string): void {
  const found = books.charge(id);
  if (!found?.redirectUrl) return exchange.refuse(NO_SUCH_THING);
  if (exchange.method === 'GET' && found.status === 'charge_pending') return exchange.html(bankPage(found));
  if (found.status === 'charge_pending') {
    const accepts = new URLSearchParams(exchange.text).get('answer') === 'accept';
    const refusal = found.card && found.card.behaviour !== 'wants-3ds' ? refusalOf(found.card) : undefined;
    const kept = !accepts || refusal ? failed(found, refusal ?? DECLINED) : { ...found, status: 'completed' as const };
    books.keepCharge(kept);
    notices.tell(kept);
  }
  const back = new URL(found.redirectUrl);
  back.searchParams.set('id', found.id);
  return exchange.redirect(back.href);
}

/** Switches of the tests; the private key opens them. */
function control(
  { books, faults, flags, notices, self }: Provider,
  exchange: Exchange,
  [what, id]: readonly string[],
): void {
  if (exchange.key !== flags.privateKey) return exchange.refuse(BAD_KEY);
  if (what === 'faults') {
    faults.set((exchange.json() ?? {}) as Record<string, unknown>);
    return exchange.send(200, { ok: true });
  }
  if (what === 'charges')
    return exchange.send(
      200,
      books.all().map((item) => chargeView(item, self())),
    );
  const found = what === 'pay-store' && id ? books.charge(id) : undefined;
  if (!found?.store) return exchange.refuse(NO_SUCH_THING);
  const kept: Charge = { ...found, status: 'completed' };
  books.keepCharge(kept);
  notices.tell(kept);
  return exchange.send(200, chargeView(kept, self()));
}
