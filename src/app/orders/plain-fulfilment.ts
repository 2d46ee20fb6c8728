import type { Fulfilment, LockedItem, Offer, Price, ReturnedItem } from '#app/orders/fulfilment.ts';
import type { ItemStore, LockedWhat, NewOrders } from '#app/orders/ports.ts';
import type { Transaction } from '#app/transaction.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { SoldLine } from '#domain/orders/sold-line.ts';
import type { Id, OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';

/** An item of a locked order, as read by its kind. */
export interface PlainItem<What> extends Omit<LockedWhat, 'what'> {
  readonly order: OrderId;
  readonly what: What;
}

/** A plain kind: it holds no seat and no place. Its price is fixed when it is chosen. */
export interface PlainKind<What> {
  readonly kind: string;
  /** Reads a stored row. Throws when it is not of this kind. */
  read(what: unknown): What;
  price(what: What): Price;
  /** Payment methods it never accepts. Absent: none. */
  readonly neverBy?: readonly string[];
  /** Whether it can wait to be paid in a store. Absent: it can. */
  readonly mayWait?: (what: What) => boolean;
  /** Payment deadlines. Absent: none. */
  readonly before?: (what: What) => readonly Instant[];
  /** Why it cannot be paid, whatever its deadlines say. Absent: it always can. */
  readonly withdrawn?: (what: What) => Promise<ErrorCode | undefined>;
  /** Why a payment cannot begin, and a late one cannot be kept. Absent: it is always available. */
  readonly refusal?: (tx: Transaction, item: PlainItem<What>) => Promise<ErrorCode | undefined>;
  /** The order that must be sold first. Absent: none. */
  readonly needs?: (what: What) => OrderId | undefined;
  /** Why a payment that begins, and is stored already, must not. Absent: nothing is to be asked then. */
  readonly pin?: (tx: Transaction, item: PlainItem<What>, payment: Id<'payment'>) => Promise<ErrorCode | undefined>;
  /** Besides `refusal`, why it cannot be sold when its money came. Absent: nothing else is asked then. */
  readonly lateRefusal?: (tx: Transaction, item: PlainItem<What>) => Promise<ErrorCode | undefined>;
  /** Writes what the buyer gets. Returns its invoice lines. */
  sell(tx: Transaction, item: PlainItem<What>, payment: Id<'payment'>): Promise<readonly SoldLine[]>;
  /** What its buyer gets back who returns it. Absent: it is not returned by its buyer. */
  readonly returning?: (tx: Transaction, item: PlainItem<What>) => Promise<ReturnedItem>;
}

export interface PlainDeps {
  readonly newOrders: Pick<NewOrders, 'items'>;
  readonly items: ItemStore;
  /** Enqueues the letter to the buyer. */
  readonly announcePaid: (tx: Transaction, order: OrderId) => Promise<void>;
}

/** The fulfilment of such a kind, with default answers to the questions that do not concern it. */
export function plainFulfilment<What>(deps: PlainDeps, kind: PlainKind<What>): Fulfilment {
  const offer = async ({ id }: { readonly id: OrderId }): Promise<Offer> => {
    const item = (await deps.newOrders.items(id)).find((one) => one.kind === kind.kind);
    const what = kind.read(item?.what);
    return {
      price: kind.price(what),
      neverBy: kind.neverBy,
      before: kind.before?.(what) ?? [],
      needs: kind.needs?.(what),
      withdrawn: await kind.withdrawn?.(what),
      zone: undefined,
      mayWait: async () => kind.mayWait?.(what) ?? true,
      // A counter sells only trips.
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
    needs: kind.needs?.(item.what),
    refusal,
    savePrice: async () => true,
    pin: async ({ payment }) => kind.pin?.(tx, item, payment),
    orderAtCounter: async () => 'method_unavailable',
    keep: async () => undefined,
    retake: async () => ((await refusal()) ?? (await kind.lateRefusal?.(tx, item))) === undefined,
    sell: async (payment) => {
      const lines = await kind.sell(tx, item, payment);
      await announcePaid(tx, item.order);
      return lines;
    },
    ...(kind.returning && { returning: () => kind.returning!(tx, item) }),
    // Nothing is held, so nothing expires: it can be paid another way.
    release: async () => undefined,
  };
}
