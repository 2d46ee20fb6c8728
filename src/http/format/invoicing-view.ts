import type { FoundInvoice } from '#app/invoicing/search-series.ts';
import type { InvoiceUrls } from '#app/invoicing/invoice-links.ts';
import type { Invoice, InvoiceRequest, SavedProfile, ReceiverDetails } from '#app/invoicing/invoice-ports.ts';
import type { PaymentToInvoice, ToInvoice } from '#app/invoicing/find-to-invoice.ts';
import { maskedName } from '#domain/access/masked-name.ts';
import { maskedEmail } from '#kernel/filters.ts';
import type { FiscalInput } from '#domain/invoicing/fiscal-profile.ts';
import { isStamped } from '#domain/invoicing/invoice-state.ts';
import type { Stop } from '#domain/network/stop.ts';
import { stopView } from '#http/format/stop-view.ts';
import type { PartnerOfOrder } from '#http/orders/partners.ts';
import type { Instant, Zone } from '#kernel/instant.ts';
import { invoicingText } from '#text/invoicing.ts';
import type { Lang } from '#text/lang.ts';
import { factsOf, type PaymentMethod } from '#domain/payment/method.ts';
import { isoInZone } from '#kernel/zoned.ts';
import type { FiscalForm, FiscalProfileView, InvoiceView, InvoicingView } from '#wire/invoicing.ts';
import { invoiceFilePath } from '#wire/link-paths.ts';

/** The viewer and the proof they gave. */
export interface Looking {
  readonly sessionHash: Uint8Array;
  readonly now: Instant;
  /** The carrier's: tax dates are in its time zone. */
  readonly zone: Zone;
}

interface ShownWith extends Looking {
  /** Undefined when the order has no trip. */
  readonly journey: { readonly origin: Stop; readonly destination: Stop } | undefined;
  /** Who else invoices something of it. */
  readonly partners: readonly PartnerOfOrder[];
}

/** What can be invoiced of an order and what was, as far as the caller's proof allows. */
export function invoicingView(found: ToInvoice, shown: ShownWith): InvoicingView {
  const { order, limit, limitPassed, payments, invoices, readable, profiles, request, issuer } = found;
  const { now, zone, journey, partners } = shown;
  const isFull = found.level === 'full';
  // A caller who came by the link of an e-mail has not proved the contact's phone.
  const isTold = found.level !== 'addressee';
  const { contact } = order;
  return {
    code: order.code,
    origin: journey ? stopView(journey.origin) : null,
    destination: journey ? stopView(journey.destination) : null,
    limit_invoicing_date: limit === undefined ? null : isoInZone(limit, zone),
    limit_passed: limitPassed,
    level: isFull ? 'full' : 'invoicing',
    contact: { email: isFull ? (contact?.email ?? null) : null, phone: isTold ? (contact?.phone ?? null) : null },
    payments: payments.map((payment) => paymentView(payment, { zone, isFull })),
    invoices: invoices.map((invoice) =>
      invoiceView(invoice, { ...shown, isTheirs: readable.has(invoice.id), isInTime: !limitPassed }),
    ),
    profiles: profiles.map(profileView),
    request: request && isFull ? invoiceRequestView(request) : null,
    business_name: issuer
      ? { rfc: issuer.rfc, name: issuer.name, regimen_fiscal: issuer.regime, cp: issuer.postalCode }
      : null,
    partners: partners.map(({ name, invoicePhone, titles }) => ({
      name,
      invoice_phone: invoicePhone,
      titles: titles.map((title) => ({ ...title })),
    })),
    server_now: new Date(now).toISOString(),
  };
}

/** The kind of card actually charged, not the one chosen: the invoice says the same. */
const paidWith = ({ method, cardType }: Pick<PaymentToInvoice, 'method' | 'cardType'>): PaymentMethod =>
  factsOf(method).means === 'card' ? (cardType ?? method) : method;

/** The tickets it paid are shown to anyone who already knows them. */
export const paymentView = (
  payment: PaymentToInvoice,
  { zone, isFull }: { readonly zone: Zone; readonly isFull: boolean },
): InvoicingView['payments'][number] => ({
  payment_id: payment.id,
  concept: payment.concept,
  description: payment.sold.kind === 'item' ? payment.sold.description : null,
  folios: isFull ? [...payment.folios] : [],
  amount: payment.amount,
  method: paidWith(payment),
  paid_at: isoInZone(payment.paidAt, zone),
  check_in: payment.refusal === undefined,
  forwarding: payment.forwarding,
  refusal: payment.refusal ?? null,
  invoice_id: payment.invoiceId ?? null,
});

interface InvoiceShown extends Pick<Looking, 'zone'> {
  /** Everything may be read, including its files. */
  readonly isTheirs: boolean;
  readonly isInTime: boolean;
  /** Signed addresses of its files, for callers without other proof. */
  readonly urls?: InvoiceUrls;
}

export function invoiceView(invoice: Invoice, { zone, isTheirs, isInTime, urls }: InvoiceShown): InvoiceView {
  const { id, receiver, email, files, stampedAt, state } = invoice;
  const url = (file: 'xml' | 'html' | 'pdf') =>
    isTheirs && files.includes(file) ? (urls?.[file] ?? invoiceFilePath(id, file)) : null;
  const isCustomers = invoice.series === 'F';
  const isLast = invoice.replacedBy === undefined;
  return {
    invoice_id: id,
    codes: isTheirs ? [...invoice.codes] : [],
    series: invoice.series,
    folio: invoice.folio,
    uuid: invoice.uuid ?? null,
    state,
    fault: invoice.fault ?? null,
    total: invoice.total,
    asked_at: isoInZone(invoice.askedAt, zone),
    stamped_at: stampedAt === undefined ? null : isoInZone(stampedAt, zone),
    rfc: isTheirs ? receiver.rfc : maskedName(receiver.rfc),
    name: isTheirs ? receiver.name : maskedName(receiver.name),
    email: isTheirs ? email : maskedEmail(email),
    xml_url: url('xml'),
    html_url: url('html'),
    pdf_url: url('pdf'),
    replaced_by: invoice.replacedBy ?? null,
    replaces: invoice.replaces ?? null,
    replaceable: isTheirs && isCustomers && isLast && isInTime && isStamped(state) && state !== 'cancelling',
    payments: isTheirs ? [...invoice.payments] : [],
    receiver: isTheirs && isCustomers ? formView({ receiver, email, phone: '' }) : null,
  };
}

export const profileView = (profile: SavedProfile): FiscalProfileView => ({
  profile_id: profile.id,
  ...formView(profile),
});

/** The invoice recipient given before paying. */
const invoiceRequestView = (request: InvoiceRequest): NonNullable<InvoicingView['request']> => ({
  ...formView(request),
  automatic: request.automatic,
});

/** The form of an invoice, with the field names of the rules. */
export const fiscalInput = (form: FiscalForm): FiscalInput => ({
  ...form,
  postalCode: form.cp,
  regime: form.regimen_fiscal,
  use: form.uso_cfdi,
  taxId: form.tax_id,
});

/** What a link opened, with the typed invoice data except its phone: that may be the traveller's. */
export const openedView = (view: InvoicingView, request: InvoiceRequest | undefined): InvoicingView =>
  request ? { ...view, request: { ...invoiceRequestView(request), phone: '' } } : view;

/** An invoice for anyone who holds it: they can read what is printed on it. Correcting it takes more proof. */
export const foundInvoiceView = ({ invoice, urls }: FoundInvoice, zone: Zone): InvoiceView => ({
  ...invoiceView(invoice, { zone, isTheirs: true, isInTime: false, urls }),
  receiver: null,
});

/** A newly requested invoice. The text of M102 is only true once it is stamped: until then it may be refused. */
export const requestedView = (invoice: Invoice, { zone, lang }: { readonly zone: Zone; readonly lang: Lang }) => ({
  message: (isStamped(invoice.state) ? invoicingText.success : invoicingText.stamping)[lang],
  invoice: invoiceView(invoice, { zone, isTheirs: true, isInTime: true }),
});

/** A receiver as values of its form. */
function formView({ receiver, email, phone }: ReceiverDetails): FiscalForm {
  const { rfc, name, postalCode, regime, use, residence } = receiver;
  const reach = { name, email, phone };
  return residence
    ? {
        ...reach,
        rfc: '',
        cp: '',
        regimen_fiscal: '',
        uso_cfdi: '',
        foreigner: true,
        country: residence.country,
        tax_id: residence.taxId,
      }
    : {
        ...reach,
        rfc,
        cp: postalCode,
        regimen_fiscal: regime,
        uso_cfdi: use,
        foreigner: false,
        country: '',
        tax_id: '',
      };
}
