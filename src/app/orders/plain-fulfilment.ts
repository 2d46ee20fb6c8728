import type { Fulfilment, LockedItem, Offer, Price } from '#app/orders/fulfilment.ts';
import type { ItemStore, LockedWhat, NewOrders } from '#app/orders/ports.ts';
import type { Transaction } from '#app/transaction.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { SoldLine } from '#domain/orders/sold-line.ts';
import type { Id, OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';

/** An item of a locked order, as its kind reads it. */
export interface PlainItem<What> extends Omit<LockedWhat, 'what'> {
  readonly order: OrderId;
  readonly what: What;
}

/** A kind that holds nothing of what there is: no seat, no place. It costs what it cost when it was chosen. */
export interface PlainKind<What> {
  readonly kind: string;
  /** Reads what a row says. Throws where it cannot be of this kind. */
  read(what: unknown): What;
  price(what: What): Price;
  /** Names of methods that it is never paid by. Absent: none. */
  readonly neverBy?: readonly string[];
  /** Whether it can wait for somebody to pay in a store. Absent: it can. */
  readonly mayWait?: (what: What) => boolean;
  /** Moments before which it is paid, or not at all. Absent: none. */
  readonly before?: (what: What) => readonly Instant[];
  /** Why a payment of it cannot begin, and money that came late cannot be kept. Absent: it is always there. */
  readonly refusal?: (tx: Transaction, item: PlainItem<What>) => Promise<ErrorCode | undefined>;
  /** Writes what the buyer gets. Answers its lines of an invoice. */
  sell(tx: Transaction, item: PlainItem<What>, payment: Id<'payment'>): Promise<readonly SoldLine[]>;
}

export interface PlainDeps {
  readonly newOrders: Pick<NewOrders, 'items'>;
  readonly items: ItemStore;
  /** Enqueues the letter of who paid. */
  readonly announcePaid: (tx: Transaction, order: OrderId) => Promise<void>;
}

/** The fulfilment of such a kind: the questions of a sale that it need not ask are answered here. */
export function plainFulfilment<What>(deps: PlainDeps, kind: PlainKind<What>): Fulfilment {
  const offer = async ({ id }: { readonly id: OrderId }): Promise<Offer> => {
    const item = (await deps.newOrders.items(id)).find((one) => one.kind === kind.kind);
    const what = kind.read(item?.what);
    return {
      price: kind.price(what),
      neverBy: kind.neverBy,
      before: kind.before?.(what) ?? [],
      zone: undefined,
      mayWait: async () => kind.mayWait?.(what) ?? true,
      // A counter sells trips.
      atCounter: () => undefined,
    };
  };
  const lock = async (tx: Transaction, order: OrderId): Promise<LockedItem> => {
    const { what, ...locked } = await deps.items.lock(tx, order, kind.kind);
    return lockedItem(deps, kind, tx, { ...locked, order, what: kind.read(what) });
  };
  return {
    offer,
    price: async (order) => ({
      ...(await offer(order)),
      save: async () => undefined,
      lock: (tx) => lock(tx, order.id),
    }),
    lock,
  };
}

function lockedItem<What>(
  { announcePaid }: PlainDeps,
  kind: PlainKind<What>,
  tx: Transaction,
  item: PlainItem<What>,
): LockedItem {
  const refusal = async (): Promise<ErrorCode | undefined> => {
    if (kind.before?.(item.what).some((end) => end <= item.now)) return 'time_exceeded';
    return kind.refusal?.(tx, item);
  };
  return {
    price: kind.price(item.what),
    refusal,
    savePrice: async () => true,
    pin: async () => undefined,
    orderAtCounter: async () => 'method_unavailable',
    keep: async () => undefined,
    retake: async () => (await refusal()) === undefined,
    sell: async (payment) => {
      const lines = await kind.sell(tx, item, payment);
      await announcePaid(tx, item.order);
      return lines;
    },
    // Nothing is held, so nothing runs out: it can be paid another way.
    release: async () => undefined,
  };
}
