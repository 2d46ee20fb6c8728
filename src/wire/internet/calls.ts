import * as v from 'valibot';
import { PAYMENT_METHODS } from '#domain/payment/method.ts';
import { route } from '#wire/route.ts';
import { amount, bilingual, carrierId, localTime, reservationCodeText, text } from '#wire/shapes.ts';

const service = 'additionals';

/** Packages of internet on board that are on sale, with their prices (M54). */
export const getInternetPackages = route({
  service,
  method: 'GET',
  path: 'service/additional/internet_packages',
  summary: { es: 'Paquetes de internet a bordo', en: 'Packages of internet on board' },
  query: v.object({ brand_id: v.optional(carrierId), internet_id: v.optional(carrierId) }),
  body: undefined,
  data: v.object({
    packages: v.array(
      v.object({ id: v.string(), name: bilingual, what: bilingual, price: amount, devices: v.number() }),
    ),
  }),
});

export type InternetPackageView = v.InferOutput<typeof getInternetPackages.data>['packages'][number];

/**
 * Buys a package for a ticket, on the bus or before (M55): `ticket_id` is a seat or a folio. Delivered once paid at
 * `redirect`; `order` identifies it for this session.
 */
export const postInternetPayment = route({
  service,
  method: 'POST',
  path: 'service/additional/internet_create_payment',
  summary: { es: 'Comprar internet para un asiento', en: 'Buy internet for a seat' },
  // Each creates an order that waits for its payment, and reveals whether a name sits in a seat.
  budget: 'lookUp',
  beginsSale: true,
  query: undefined,
  body: v.object({
    package_id: text(40),
    ticket_id: text(24),
    last_name: text(80),
    contact: v.object({ email: text(254) }),
    brand_id: v.optional(carrierId),
    internet_id: v.optional(carrierId),
    method: v.pipe(
      v.optional(v.picklist(PAYMENT_METHODS)),
      v.description('Chosen first at `redirect`, if it is on offer there'),
    ),
    lang: v.optional(v.picklist(['es', 'en'])),
    idempotency_key: v.pipe(v.string(), v.minLength(8), v.maxLength(128)),
  }),
  data: v.object({ order: v.string(), redirect: v.string(), amount, valid_until: v.nullable(localTime) }),
});

/** The state of an internet order, and its access code once delivered (M55). Idempotent. */
export const postInternetConfirm = route({
  service,
  method: 'POST',
  path: 'service/additional/internet_confirm_payment',
  summary: { es: 'Cómo va una compra de internet, y su código', en: 'How an order of internet stands, and its code' },
  budget: 'confirm',
  query: undefined,
  body: v.object({ order: reservationCodeText }),
  data: v.object({
    order: v.string(),
    name: bilingual,
    amount,
    /** `open`: to be paid at `redirect`; `over`: expired, nothing was charged. */
    state: v.picklist(['open', 'pending', 'delivered', 'refunded', 'over']),
    access_code: v.nullable(v.string()),
    redirect: v.string(),
  }),
});

export type InternetOrderView = v.InferOutput<typeof postInternetConfirm.data>;

/** What a package includes (M57). `suffix` is `-` and its name, out of a closed list. */
export const getBenefit = route({
  service,
  method: 'GET',
  path: 'additionals/info_benefit:suffix',
  summary: { es: 'Qué incluye un adicional', en: 'What an additional includes' },
  query: undefined,
  body: undefined,
  data: v.object({ suffix: v.string(), title: bilingual, text: bilingual }),
});

/** A data file by its two names, out of a closed list and never a path (M58). */
export const getJsonFile = route({
  service,
  method: 'GET',
  path: 'assets/jsonfile/:file/:filename',
  summary: { es: 'Un archivo de datos, de una lista cerrada', en: 'A file of data, out of a closed list' },
  query: undefined,
  body: undefined,
  data: v.object({
    file: v.string(),
    filename: v.string(),
    content: v.array(v.object({ id: v.string(), title: bilingual, text: bilingual })),
  }),
});

export const internetRoutes = [getInternetPackages, postInternetPayment, postInternetConfirm, getBenefit, getJsonFile];
