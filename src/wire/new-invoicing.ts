import * as v from 'valibot';
import { fiscalForm, invoiceView } from '#wire/invoicing.ts';
import { route } from '#wire/route.ts';
import { text } from '#wire/shapes.ts';

const service = 'new_invoicing';

/** Of the invoice's letter and printed form; without it, that of the reservation. Our own field. */
const lang = v.optional(v.picklist(['es', 'en']));

/**
 * Requests one invoice for some payments of a reservation (M102). Answers once it is stamped, or after some seconds
 * with its current state: it continues without the caller and is sent by e-mail. Repeating the payments and receiver
 * gives the same invoice.
 */
export const postGenerate = route({
  service,
  method: 'POST',
  path: 'reservation/generate/:code',
  summary: { es: 'Pedir una factura', en: 'Ask for an invoice' },
  budget: 'invoice',
  query: undefined,
  body: v.object({
    payments: v.optional(v.pipe(v.array(text(40)), v.maxLength(50)), []),
    ...fiscalForm.entries,
    /** Save the receiver for the next time; signed-in travellers only. */
    save: v.optional(v.boolean(), false),
    lang,
  }),
  data: v.object({ message: v.string(), invoice: invoiceView }),
});

/**
 * Requests one invoice for payments of several reservations (B33), each of them in the account or proved by the session.
 * Answers like the one for a single reservation. Our own call.
 */
export const postGenerateJointly = route({
  service,
  method: 'POST',
  path: 'reservation/generate_jointly',
  summary: { es: 'Pedir una factura de varias reservaciones', en: 'Ask for one invoice of several reservations' },
  budget: 'invoice',
  query: undefined,
  body: v.object({
    reservations: v.optional(
      v.pipe(
        v.array(v.object({ code: text(40), payments: v.pipe(v.array(text(40)), v.maxLength(100)) })),
        v.maxLength(60),
      ),
      [],
    ),
    ...fiscalForm.entries,
    save: v.optional(v.boolean(), false),
    lang,
  }),
  data: v.object({ message: v.string(), invoice: invoiceView }),
});

/** Sends the invoice of some payments once more (M103); to another address only with more proof than a phone. */
export const postResend = route({
  service,
  method: 'POST',
  path: 'reservation/resend/:code',
  summary: { es: 'Enviar otra vez una factura', en: 'Send an invoice again' },
  budget: 'lookUp',
  query: undefined,
  body: v.object({
    payments: v.optional(v.pipe(v.array(text(40)), v.maxLength(50)), []),
    email: v.optional(text(320), ''),
  }),
  data: v.object({ message: v.string() }),
});

/** Corrects an invoice: a new one replaces it, and it is cancelled with the SAT's reason 01 (B34). Our own call. */
export const postReplace = route({
  service,
  method: 'POST',
  path: 'reservation/replace/:code',
  summary: { es: 'Corregir una factura', en: 'Correct an invoice' },
  budget: 'invoice',
  query: undefined,
  body: v.object({ invoice_id: text(40), ...fiscalForm.entries, lang }),
  data: v.object({ message: v.string(), invoice: invoiceView }),
});

export const newInvoicingRoutes = [postGenerate, postGenerateJointly, postResend, postReplace];
