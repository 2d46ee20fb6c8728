import type { BasketDeps } from '#app/basket/basket-deps.ts';
import { addToBasket, removeFromBasket } from '#app/basket/change-basket.ts';
import { readBasketOf, type ShownBasket, type ShownPart } from '#app/basket/read-basket.ts';
import type { Caller } from '#app/caller.ts';
import type { Faults } from '#domain/errors.ts';
import { bySeller, type Seller } from '#domain/orders/seller.ts';
import { type Handler, handler } from '#http/handler.ts';
import type { Instant, Zone } from '#kernel/instant.ts';
import { ok, type Result } from '#kernel/result.ts';
import { isoInZone } from '#kernel/zoned.ts';
import * as wire from '#wire/basket.ts';

/** The calls of a basket; it is paid by the calls of orders. */
export function basketHandlers(deps: BasketDeps & { readonly zone: Zone }): readonly Handler[] {
  const read = readBasketOf(deps);
  const add = addToBasket(deps);
  const remove = removeFromBasket(deps);
  const shown = async (caller: Caller, now: Instant) => ok({ basket: basketView(await read(caller, now), deps.zone) });
  const after = async (done: Result<undefined, Faults>, caller: Caller, now: Instant) =>
    done.ok ? shown(caller, now) : done;
  return [
    handler(wire.getBasket, ({ caller, now }) => shown(caller, now)),
    handler(wire.postBasketAdd, async ({ body, caller, now }) => after(await add(body, caller, now), caller, now)),
    handler(wire.postBasketRemove, async ({ body, caller, now }) => after(await remove(body, caller), caller, now)),
  ];
}

function basketView({ order, parts, total, closeTimes, excluded, others }: ShownBasket, zone: Zone): wire.BasketView {
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
  seller.kind === 'partner' ? { name: seller.name, invoices_at: seller.invoicesAt } : { name: null, invoices_at: null };

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
