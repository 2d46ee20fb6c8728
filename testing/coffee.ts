import { randomBytes } from 'node:crypto';
import type { Pool } from '#adapters/db/pool.ts';
import { sessionOf } from '#adapters/db/session-of.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { LockedItem, Fulfilment, Offer } from '#app/orders/fulfilment.ts';
import type { Caller } from '#app/caller.ts';
import type { Transaction } from '#app/transaction.ts';
import type { SoldThing } from '#domain/invoicing/sold-thing.ts';
import { splitVat } from '#domain/ledger/vat.ts';
import type { SoldLine } from '#domain/orders/sold-line.ts';
import type { ItemWords } from '#http/orders/item-words.ts';
import { reservationCode, type OrderCode, type OrderId, uuidV7 } from '#kernel/ids.ts';
import { after, DAY, instant, MINUTE, zone } from '#kernel/instant.ts';
import { centavos, times, ZERO } from '#kernel/money.ts';

// The rooms of a kind of item that the site does not sell: a voucher for a coffee at the terminal. Tests use it to
// check that another kind needs only its own rooms and one line in the record of fulfilments.

export const COFFEE = 'coffee';
const CUP = centavos(4500);
const TAX = { vatRate: 16, product: '90101700', unit: { key: 'E48', name: 'Unidad de servicio' } } as const;
const ZONE = zone('America/Mexico_City');

interface Ordered {
  readonly cups: number;
  /** The machine is broken: nothing can be sold. */
  readonly isOut?: boolean;
  readonly vouchers?: readonly string[];
}

const READ = statement<{ readonly what: Ordered; readonly code: string; readonly now: number }>(
  'coffee-read',
  `select i.what, o.code, clock_timestamp() as now
   from order_item i join orders o using (order_id) where i.order_id = $1 and i.kind = 'coffee'`,
);

const HAND_OUT = statement(
  'coffee-hand-out',
  `update order_item set what = what || jsonb_build_object('vouchers', $2::jsonb) where order_id = $1 and kind = 'coffee'`,
);

const TAKE_BACK = statement(
  'coffee-take-back',
  `update order_item set what = what - 'vouchers' where order_id = $1 and kind = 'coffee'`,
);

const priceOf = ({ cups }: Ordered) => {
  const total = times(CUP, cups);
  return { total, ...splitVat(total, TAX.vatRate) };
};

export function coffeeFulfilment(pool: Pool): Fulfilment {
  const offer = async (id: OrderId): Promise<Offer> => {
    const { rows } = await pool.query<{ what: Ordered }>('select what from order_item where order_id = $1', [id]);
    return {
      price: priceOf(rows[0]!.what),
      before: [],
      zone: ZONE,
      mayWait: async () => true,
      atCounter: (now) => ({ payBy: after(now, DAY), heldUntil: after(now, DAY), confirmsContact: false }),
    };
  };
  return {
    offer: ({ id }) => offer(id),
    price: async ({ id }) => ({
      ...(await offer(id)),
      save: async () => undefined,
      lock: (tx) => lockItem(tx, id),
    }),
    lock: lockItem,
  };
}

async function lockItem(tx: Transaction, id: OrderId): Promise<LockedItem> {
  const [row] = await execute(sessionOf(tx), READ, [id]);
  const { what, code, now } = row!;
  return {
    price: priceOf(what),
    refusal: async () => (what.isOut ? 'time_exceeded' : undefined),
    savePrice: async () => true,
    pin: async () => undefined,
    orderAtCounter: async () => async () => undefined,
    atTill: async () => ({ closing: undefined, refusal: what.isOut ? 'time_exceeded' : undefined }),
    keep: async () => undefined,
    retake: async () => !what.isOut,
    sell: async () => {
      const vouchers = Array.from({ length: what.cups }, () => randomBytes(8).toString('base64url'));
      await execute(sessionOf(tx), HAND_OUT, [id, JSON.stringify(vouchers)]);
      return what.cups === 0 ? [] : [lineOf(what, code)];
    },
    returning: async () => ({
      terms: what.vouchers ? { kind: 'open', prepaid: ZERO } : { kind: 'returned' },
      takeBack: async () => void (await execute(sessionOf(tx), TAKE_BACK, [id])),
    }),
    release: async () => after(instant(now), 10 * MINUTE),
  };
}

function lineOf(what: Ordered, code: string): SoldLine & { readonly facts: SoldThing } {
  const { net, vat } = priceOf(what);
  const facts = { kind: 'item', description: `Café, ${what.cups}` } as const;
  return { id: `${code}-C`, folios: [], facts, gross: net, discount: ZERO, net, vat, ...TAX };
}

/** Its words: the line of a new kind in the record of words. */
export const coffeeWords = (what: unknown): ItemWords => {
  const { cups } = what as Ordered;
  return {
    title: { es: 'Café', en: 'Coffee' },
    details: [{ label: { es: 'Tazas', en: 'Cups' }, text: { es: String(cups), en: String(cups) } }],
    givesBack: () => times(CUP, cups),
  };
};

export interface OrderedCoffee {
  readonly id: OrderId;
  readonly code: OrderCode;
  readonly total: ReturnType<typeof times>;
}

/** Orders coffee: complete, ready to be paid. */
export async function orderCoffee(pool: Pool, caller: Caller, cups = 2): Promise<OrderedCoffee> {
  const id: OrderId = uuidV7(Date.now(), randomBytes(10));
  const code = reservationCode(randomBytes(10));
  const total = times(CUP, cups);
  const contact = { firstName: 'Ana', lastName: 'López', phone: '+523331234567', email: 'ana@example.com' };
  await pool.query(
    `with made as (
       insert into orders (order_id, code, session_hash, lang, contact, step, total, hold_until, created_at)
       values ($1, $2, $3, 'es', $4, 'pago', $5, clock_timestamp() + interval '30 minutes', clock_timestamp()) returning order_id
     )
     insert into order_item (order_id, position, kind, what) select order_id, 1, 'coffee', $6 from made`,
    [id, code, Buffer.from(caller.sessionHash), { ...contact, privacy: true, changes: false }, total, { cups }],
  );
  return { id, code, total };
}

/** The vouchers of an order; empty before it is sold. */
export async function vouchersOf(pool: Pool, { id }: OrderedCoffee): Promise<readonly string[]> {
  const { rows } = await pool.query<{ what: Ordered }>('select what from order_item where order_id = $1', [id]);
  return rows[0]!.what.vouchers ?? [];
}

/** Breaks or repairs the machine. */
export const breakMachine = (pool: Pool, { id }: OrderedCoffee, isOut = true): Promise<unknown> =>
  pool.query(`update order_item set what = what || jsonb_build_object('isOut', $2::boolean) where order_id = $1`, [
    id,
    isOut,
  ]);
