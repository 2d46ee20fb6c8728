import * as v from 'valibot';
import { ERROR_CODES } from '#domain/errors.ts';
import { INVOICE_STATES } from '#domain/invoicing/invoice-state.ts';
import { PAYMENT_METHODS } from '#domain/payment/method.ts';
import { route } from '#wire/route.ts';
import { amount, captchaAnswer, carrierId, date, localTime, nothing, stopView, text, bilingual } from '#wire/shapes.ts';

const service = 'invoicing';
const typed = (max: number) => v.optional(text(max), '');

/**
 * What an invoice needs to know of its receiver, as typed (M97). Our rules check every field, so that each gets its own
 * message.
 */
export const fiscalForm = v.object({
  rfc: typed(40),
  name: typed(400),
  cp: typed(20),
  regimen_fiscal: typed(20),
  uso_cfdi: typed(10),
  email: typed(320),
  phone: typed(40),
  /** No Mexican RFC: the generic one for foreigners, with their country and tax number there. */
  foreigner: v.optional(v.boolean(), false),
  country: typed(10),
  tax_id: typed(40),
});

export type FiscalForm = v.InferOutput<typeof fiscalForm>;

/** A receiver saved for the next time (M98, M108). */
export const fiscalProfileView = v.object({ profile_id: v.string(), ...fiscalForm.entries });

export type FiscalProfileView = v.InferOutput<typeof fiscalProfileView>;

export const invoiceView = v.object({
  invoice_id: v.string(),
  /** Of its reservations, for callers who may read it: more than one on a joint invoice. */
  codes: v.array(v.string()),
  series: v.string(),
  folio: v.string(),
  /** Null until it is stamped. */
  uuid: v.nullable(v.string()),
  state: v.picklist(INVOICE_STATES),
  /** Why it was rejected, or is waiting. */
  fault: v.nullable(v.picklist(ERROR_CODES)),
  total: amount,
  asked_at: localTime,
  stamped_at: v.nullable(localTime),
  /** Masked unless the caller proved more than a code, a last name and a phone. */
  rfc: v.string(),
  name: v.string(),
  email: v.string(),
  /** Addresses of its files, if they exist and the caller may have them. */
  xml_url: v.nullable(v.string()),
  html_url: v.nullable(v.string()),
  pdf_url: v.nullable(v.string()),
  /** The invoice that replaces it, or that it replaces. */
  replaced_by: v.nullable(v.string()),
  replaces: v.nullable(v.string()),
  /** Whether it can be replaced now (B34). */
  replaceable: v.boolean(),
  /** Ids of its payments, for callers who may read it. */
  payments: v.array(v.string()),
  /** What was typed, to prefill the form; null for callers who may not read it. */
  receiver: v.nullable(v.object(fiscalForm.entries)),
});

export type InvoiceView = v.InferOutput<typeof invoiceView>;

/** A row of the payments table (M100). */
export const invoicePaymentView = v.object({
  payment_id: v.string(),
  concept: v.picklist(['trip', 'change', 'addition', 'other']),
  /** What it was for, in the words of the invoice; null where the concept says it. */
  description: v.nullable(v.string()),
  /** Folios of the tickets it paid. */
  folios: v.array(v.string()),
  amount,
  method: v.picklist(PAYMENT_METHODS),
  paid_at: localTime,
  /** Whether it can be invoiced. The name is the specification's and has nothing to do with boarding (T42). */
  check_in: v.boolean(),
  /** Whether its invoice can be sent again. */
  forwarding: v.boolean(),
  /** Why it cannot be invoiced. */
  refusal: v.nullable(v.picklist(ERROR_CODES)),
  invoice_id: v.nullable(v.string()),
});

export const invoicingView = v.object({
  code: v.string(),
  /** Null for an order without a trip. */
  origin: v.nullable(stopView),
  destination: v.nullable(stopView),
  /** The last moment to request an invoice; null when nothing is paid. */
  limit_invoicing_date: v.nullable(localTime),
  limit_passed: v.boolean(),
  /** What the session proved: by a phone, or by more. */
  level: v.picklist(['invoicing', 'full']),
  /** To prefill the form, as far as the session proved that it knows them. */
  contact: v.object({ email: v.nullable(v.string()), phone: v.nullable(v.string()) }),
  payments: v.array(invoicePaymentView),
  partners: v.pipe(
    v.array(v.object({ name: v.string(), invoice_phone: v.string(), titles: v.array(bilingual) })),
    v.description('Who else sold something of it: they invoice that themselves'),
  ),
  /** Newest first, including cancelled and refunded ones. */
  invoices: v.array(invoiceView),
  /** Of the signed-in traveller. */
  profiles: v.array(fiscalProfileView),
  /** What was filled in before paying. */
  request: v.nullable(v.object({ ...fiscalForm.entries, automatic: v.boolean() })),
  /** The issuer, if `business_name_info` was requested. */
  business_name: v.nullable(
    v.object({ rfc: v.string(), name: v.string(), regimen_fiscal: v.string(), cp: v.string() }),
  ),
  server_now: v.string(),
});

export type InvoicingView = v.InferOutput<typeof invoicingView>;

/** What of one reservation can go on a joint invoice. */
export const jointReservationView = v.object({
  code: v.string(),
  /** From city to city, and on what day, as sold; null for what is not a trip. */
  journey: v.nullable(v.object({ origin: v.string(), destination: v.string(), date: v.nullable(date) })),
  payments: v.array(invoicePaymentView),
});

export type JointReservationView = v.InferOutput<typeof jointReservationView>;

export const jointView = v.object({
  reservations: v.array(jointReservationView),
  /** Until when all of it can be invoiced; null when there is nothing. */
  limit_invoicing_date: v.nullable(localTime),
  signed_in: v.boolean(),
  /** To prefill the form, as far as the session proved that it knows them. */
  contact: v.object({ email: v.nullable(v.string()), phone: v.nullable(v.string()) }),
  profiles: v.array(fiscalProfileView),
  /** The invoice asked for, for callers who may read it. */
  invoice: v.nullable(invoiceView),
  server_now: v.string(),
});

export type JointView = v.InferOutput<typeof jointView>;

/**
 * What can go on one invoice (B33): everything not yet invoiced of the reservations in the account and of those the
 * session proved, newest first, up to 50. Our own call.
 */
export const getSeveral = route({
  service,
  method: 'GET',
  path: 'reservation/several',
  summary: { es: 'Lo que puede ir en una sola factura', en: 'What can go on one invoice' },
  query: v.object({
    /** One the session must have proved. */
    code: v.optional(text(40)),
    invoice: v.optional(text(40)),
  }),
  body: undefined,
  data: jointView,
});

/**
 * Finds a reservation to invoice by its code, a last name and the phone of its contact (M96, T68). The code alone reads
 * it again in a session that gave that proof.
 */
export const getReservation = route({
  service,
  method: 'GET',
  path: 'reservation',
  summary: { es: 'Buscar una reservación que facturar', en: 'Find a reservation to invoice' },
  budget: 'invoicing',
  query: v.object({
    code: typed(40),
    last_name: v.optional(text(200)),
    phone: v.optional(text(40)),
    brand_id: v.optional(carrierId),
    business_name_info: v.optional(text(5)),
    type: v.optional(text(20)),
  }),
  body: undefined,
  data: invoicingView,
});

/** The same with the proof in the body, which is not in access logs. Our own call, and the one the site uses. */
export const postReservation = route({
  service,
  method: 'POST',
  path: 'reservation',
  summary: {
    es: 'Buscar una reservación que facturar, con la prueba en el cuerpo',
    en: 'Find a reservation to invoice, the proof in the body',
  },
  budget: 'lookUp',
  query: undefined,
  body: v.object({
    code: typed(40),
    last_name: v.optional(text(200)),
    phone: v.optional(text(40)),
    brand_id: v.optional(carrierId),
    captcha: captchaAnswer,
  }),
  data: invoicingView,
});

/**
 * Opens what can be invoiced by the signed link of an e-mail, with what was typed for it before paying (M97). The link
 * shows nothing of the trip and its contact. Our own call.
 */
export const postLink = route({
  service,
  method: 'POST',
  path: 'reservation/link',
  summary: {
    es: 'Abrir una reservación que facturar con el enlace firmado de un correo',
    en: 'Open a reservation to invoice by a signed link',
  },
  query: undefined,
  body: v.object({ token: text(200) }),
  data: invoicingView,
});

/** Finds an invoice by what is printed on it (M104). The RFC is the proof. */
export const postSearchSeries = route({
  service,
  method: 'POST',
  path: 'documents/searchserie',
  summary: { es: 'Buscar una factura por serie y folio', en: 'Find an invoice by series and number' },
  budget: 'lookUp',
  query: undefined,
  body: v.object({ series: typed(25), folio: typed(40), rfc: typed(40) }),
  data: v.object({ invoices: v.array(invoiceView) }),
});

/**
 * Stores the receiver before paying (B32, N5); `automatic` requests the invoice as soon as it is paid. Our own call.
 */
export const postInvoiceRequest = route({
  service,
  method: 'POST',
  path: 'reservation/wish',
  summary: {
    es: 'Decir antes de pagar a nombre de quién es la factura',
    en: 'Say before paying who the invoice is for',
  },
  query: undefined,
  body: v.object({ code: text(40), ...fiscalForm.entries, automatic: v.optional(v.boolean(), false) }),
  data: v.object({ kept: v.boolean() }),
});

/** Receivers saved by the signed-in traveller (M98, M108). Our own call: the specification has none. */
export const getProfiles = route({
  service,
  method: 'GET',
  path: 'profiles',
  summary: { es: 'Receptores guardados por el viajero que entró', en: 'Receivers kept by the signed-in traveller' },
  query: undefined,
  body: undefined,
  data: v.object({ profiles: v.array(fiscalProfileView) }),
});

export const postProfile = route({
  service,
  method: 'POST',
  path: 'profiles',
  summary: { es: 'Guardar un receptor', en: 'Keep a receiver' },
  query: undefined,
  body: v.object({ profile_id: v.optional(text(40)), ...fiscalForm.entries }),
  data: fiscalProfileView,
});

export const postForgetProfile = route({
  service,
  method: 'POST',
  path: 'profiles/forget',
  summary: { es: 'Borrar un receptor', en: 'Forget a receiver' },
  query: undefined,
  body: v.object({ profile_id: text(40) }),
  data: nothing,
});

export const invoicingRoutes = [
  getSeveral,
  getReservation,
  postReservation,
  postLink,
  postSearchSeries,
  postInvoiceRequest,
  getProfiles,
  postProfile,
  postForgetProfile,
];
