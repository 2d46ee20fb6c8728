import type { BasketDeps } from '#app/basket/basket-deps.ts';
import { addToBasket, removeFromBasket } from '#app/basket/change-basket.ts';
import { type Beside, type BesideDeps, type Changing, readBeside } from '#app/basket/read-beside.ts';
import { readBasketOf, type ShownBasket, type ShownPart } from '#app/basket/read-basket.ts';
import { type BoughtBasket, type BoughtDeps, readBought } from '#app/basket/read-bought.ts';
import type { Caller } from '#app/caller.ts';
import type { Faults } from '#domain/errors.ts';
import { DIRECTIONS } from '#domain/fares/quote.ts';
import { bySeller, type Seller } from '#domain/orders/seller.ts';
import { type Handler, handler } from '#http/handler.ts';
import { pagesOf } from '#http/orders/kinds.ts';
import { type Instant, instant, type Zone } from '#kernel/instant.ts';
import { ok, type Result } from '#kernel/result.ts';
import { isoInZone } from '#kernel/zoned.ts';
import * as wire from '#wire/basket.ts';

/** The calls of a basket; it is paid by the calls of orders. */
export function basketHandlers(
  deps: BasketDeps & BesideDeps & BoughtDeps & { readonly zone: Zone },
): readonly Handler[] {
  const read = readBasketOf(deps);
  const add = addToBasket(deps);
  const remove = removeFromBasket(deps);
  const beside = readBeside(deps);
  const bought = readBought(deps);
  const shown = async (caller: Caller, now: Instant) => ok({ basket: basketView(await read(caller, now), deps.zone) });
  const after = async (done: Result<undefined, Faults>, caller: Caller, now: Instant) =>
    done.ok ? shown(caller, now) : done;
  return [
    handler(wire.getBasket, ({ caller, now }) => shown(caller, now)),
    handler(wire.postBasketAdd, async ({ body, caller, now }) => after(await add(body, caller, now), caller, now)),
    handler(wire.postBasketRemove, async ({ body, caller, now }) => after(await remove(body, caller), caller, now)),
    handler(wire.getBasketBought, async ({ query, caller, now }) => {
      const found = await bought(query, caller, now);
      return found.ok ? ok(boughtView(found.value)) : found;
    }),
    handler(wire.getBasketBeside, async ({ query, caller, now }) => {
      const found = await beside({ code: query.code, ...changeIn(query) }, caller, now);
      return found.ok ? ok({ beside: found.value.map(besideView) }) : found;
    }),
  ];
}

/** With its offset; undefined when it cannot be read. */
function momentIn(text: string): Instant | undefined {
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : instant(at);
}

type BesideQuery = Readonly<Record<'directions' | 'departs_at' | 'arrives_at', string>>;

/** The journeys of a trip are in this order. Times that cannot be read count as none. */
function changeIn({ directions, departs_at, arrives_at }: BesideQuery): Omit<Changing, 'code'> {
  const named = DIRECTIONS.flatMap((direction, at) => (directions.split(',').includes(direction) ? [at] : []));
  const [starts, ends] = [momentIn(departs_at), momentIn(arrives_at)];
  return {
    journeys: named.length > 0 ? named : undefined,
    to: starts === undefined || ends === undefined ? undefined : { starts, ends },
  };
}

const besideView = ({ code, title, details, path, givesBack, cancelledAs, isPaidWith }: Beside): wire.BesideView => ({
  code,
  title: { ...title },
  details: details.map(({ label, text }) => ({ label: { ...label }, text: { ...text } })),
  path: { ...path },
  gives_back: givesBack,
  cancelled_as: cancelledAs ?? null,
  paid_with: isPaidWith,
});

const boughtView = ({ orders, ...sums }: BoughtBasket): wire.BoughtBasketView => ({
  ...sums,
  orders: orders.map(({ order, code, title, details, path, seller, state, isProvenByVouchers, paid, back }) => ({
    code,
    title: { ...title },
    details: details.map(({ label, text }) => ({ label: { ...label }, text: { ...text } })),
    seller: sellerView(seller),
    state,
    pages: pagesOf(order),
    path: { ...path },
    vouchers: isProvenByVouchers ?? false,
    paid,
    back,
  })),
});

function basketView(
  { order, parts, total, closeTimes, protectedPairs, excluded, others }: ShownBasket,
  zone: Zone,
): wire.BasketView {
  const partView = partViewIn(zone);
  const codeAt = (at: number): string => parts[at]!.code;
  return {
    code: order?.code ?? null,
    parts: parts.map(partView),
    total,
    close: closeTimes.map(({ before, after, minutes, needed }) => ({
      before: codeAt(before),
      after: codeAt(after),
      minutes,
      needed,
    })),
    protected: protectedPairs.map(({ before, after }) => ({ before: codeAt(before), after: codeAt(after) })),
    excluded: excluded.map(({ way, because }) => ({ way, because: because === undefined ? null : codeAt(because) })),
    invoices: bySeller(parts).map(({ seller, items }) => ({
      seller: sellerView(seller),
      codes: items.map(({ code }) => code),
    })),
    others: others.map(partView),
    paying: order?.paying ?? false,
  };
}

const sellerView = (seller: Seller): wire.BasketPartView['seller'] =>
  seller.kind === 'partner'
    ? { name: seller.name, invoice_phone: seller.invoicePhone }
    : { name: null, invoice_phone: null };

/** Deadlines are in the carrier's time zone. */
const partViewIn =
  (zone: Zone) =>
  ({ code, title, details, seller, total, payBefore, refusal }: ShownPart): wire.BasketPartView => ({
    code,
    title: { ...title },
    details: details.map(({ label, text }) => ({ label: { ...label }, text: { ...text } })),
    seller: sellerView(seller),
    total,
    pay_before: payBefore === undefined ? null : isoInZone(payBefore, zone),
    refusal: refusal ?? null,
  });
