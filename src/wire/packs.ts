import * as v from 'valibot';
import { orderKey } from '#wire/orders.ts';
import { type DataOf, route } from '#wire/route.ts';
import { amount, text } from '#wire/shapes.ts';

const service = 'account';

/** The packs of points on sale. */
export const getPointsPacks = route({
  service,
  method: 'GET',
  path: 'site/account/points/packs',
  summary: { es: 'Paquetes de puntos en venta', en: 'Packs of points on sale' },
  query: undefined,
  body: undefined,
  data: v.object({
    packs: v.array(
      v.object({
        pack: v.pipe(v.string(), v.description('Its key, for the purchase')),
        points: v.pipe(amount, v.description('Hundredths of a point')),
        price: amount,
        percent_off: v.pipe(amount, v.description('Less than the trips its points pay for')),
      }),
    ),
  }),
});

export type PacksView = DataOf<typeof getPointsPacks>['packs'];

/** Orders a pack for the signed-in traveller, paid like every other order. The same key orders one pack. */
export const postPointsPurchase = route({
  service,
  method: 'POST',
  path: 'site/account/points/purchase',
  summary: { es: 'Pedir un paquete de puntos', en: 'Order a pack of points' },
  access: { proofs: ['traveller'], required: true },
  beginsSale: true,
  query: undefined,
  body: v.object({
    idempotency_key: orderKey,
    lang: v.optional(v.picklist(['es', 'en']), 'es'),
    pack: v.optional(text(20), ''),
    privacy: v.optional(v.boolean(), false),
    of_age: v.optional(v.boolean(), false),
  }),
  data: v.object({ code: v.pipe(v.string(), v.description('Of the order, which is paid by `order/payment`')) }),
});

export const packRoutes = [getPointsPacks, postPointsPurchase];
