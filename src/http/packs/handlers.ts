import { orderPack, type OrderPackDeps } from '#app/packs/order-pack.ts';
import { POINTS_PACKS } from '#domain/packs/pack-rules.ts';
import { type Handler, handler } from '#http/handler.ts';
import { ok } from '#kernel/result.ts';
import * as wire from '#wire/packs.ts';

/** The calls of packs of points: what is on sale, and ordering one. */
export function packHandlers(deps: OrderPackDeps): readonly Handler[] {
  const order = orderPack(deps);
  return [
    handler(wire.getPointsPacks, async () =>
      ok({
        packs: POINTS_PACKS.map(({ key, points, price, percentOff }) => ({
          pack: key,
          points,
          price,
          percent_off: percentOff,
        })),
      }),
    ),
    handler(wire.postPointsPurchase, async ({ body, caller, now }) => {
      const { idempotency_key: key, lang, pack, privacy, of_age: ofAge } = body;
      const ordered = await order({ key, lang, pack, privacy, ofAge }, caller, now);
      return ordered.ok ? ok({ code: ordered.value }) : ordered;
    }),
  ];
}
