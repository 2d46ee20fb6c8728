import { type Damage, damage } from './damage.ts';

const i14 = damage('i14-invoices-cover-captured-money');
const i21 = damage('i21-tax-documents-stay');
const i22 = damage('i22-credit-notes-are-of-documents');

const OTHER = '018f0000-0000-7000-8000-00000000000f';

/** A draft for the matching payments. */
const invoiceOf = (such: string, invoice = '018f0000-0000-7000-8000-00000000000e'): string => `
  insert into invoice (invoice_id, series, folio, reservation_id, rfc, name, postal_code, regime, cfdi_use, payment_form, total,
    request_hash, next_try_at)
  select '${invoice}', 'F', nextval('invoice_folio_f'), reservation_id, 'EKU9003173C9', 'ESCUELA KEMPER URGATE', '42501', '601', 'G03',
    '04', amount, '', now()
  from payment where ${such};
  insert into invoice_payment select '${invoice}', payment_id, amount from payment where ${such};
  insert into invoice_line select '${invoice}', row_number() over (), 'one', '{"kind": "sale"}', '78111802', 'E54', 'Viaje', amount, 0,
    amount, 0, 16 from payment where ${such}`;

/** The same, stamped and finished. */
const documentOf = (such: string): string => `${invoiceOf(such)};
  update invoice set seal = 1, sealed_xml = 'x', uuid = 'A-B', stamped_at = now(), state = 'mailed',
    stamped_xml = '<a Total="' || to_char(total / 100.0, 'FM999999999990.00') || '" UUID="A-B"/>';
  insert into invoice_file select invoice_id, given.file, convert_to(stamped_xml, 'UTF8')
    from invoice, (values ('xml'), ('html'), ('pdf')) given (file)`;

/** Without the trigger that protects documents from changes. */
const unguarded = (sql: string): string =>
  `alter table invoice disable trigger all; alter table invoice_file disable trigger all; ${sql}`;

/** A credit note for this amount of the existing invoice. */
const credit = (amount: string): string => `
  insert into invoice (invoice_id, series, folio, reservation_id, rfc, name, postal_code, regime, cfdi_use, payment_form, total,
    request_hash, next_try_at, credits, credit_source)
  select '${OTHER}', 'E', 1, reservation_id, rfc, name, postal_code, regime, cfdi_use, payment_form, ${amount}, '', now(), invoice_id,
    gen_random_uuid() from invoice;
  insert into invoice_line select '${OTHER}', 1, 'one', '{"kind": "sale"}', '84111506', 'ACT', '', ${amount}, 0, ${amount}, 0, 16
  from invoice where series = 'F'`;

/** Of invoices and credit notes. */
export const invoiceDamages: readonly Damage[] = [
  i14('money that went back on an invoice', 'paid twice', invoiceOf(`state = 'refund_due'`)),
  i14('points on an invoice', 'sold for points', invoiceOf(`provider = 'points'`)),
  i14(
    'a payment on two invoices',
    'sold',
    `drop index one_live_invoice; ${invoiceOf('true')}; ${invoiceOf('true', OTHER)}`,
  ),
  i14(
    'a refused invoice that holds its payment',
    'sold',
    `${invoiceOf('true')}; update invoice set state = 'rejected'`,
  ),
  i14(
    'an invoice of more than was paid',
    'sold',
    `${invoiceOf('true')}; update invoice set total = total + 1; update invoice_line set gross = gross + 1, net = net + 1`,
  ),
  i14('an invoice that let go of its payment', 'sold', `${invoiceOf('true')}; update invoice_payment set live = false`),
  i14(
    'a global invoice of money that had gone back',
    'changed for less',
    `${invoiceOf('amount > 0')}; update invoice set series = 'G', month = '2026-10', part = 1, reservation_id = null`,
  ),
  i21('lines of another amount', 'sold', `${invoiceOf('true')}; update invoice_line set vat = vat + 1`),
  i21(
    'a document without its number in it',
    'sold',
    unguarded(`${documentOf('true')}; update invoice set uuid = 'C-D'`),
  ),
  i21('a document that was never sealed', 'sold', unguarded(`${documentOf('true')}; update invoice set seal = 0`)),
  i21(
    'a document of another total',
    'sold',
    unguarded(
      `${documentOf('true')}; update invoice set stamped_xml = 'x UUID="A-B"'; update invoice_file set bytes = convert_to('x UUID="A-B"', 'UTF8') where file = 'xml'`,
    ),
  ),
  i21(
    'a file that is not the document',
    'sold',
    unguarded(`${documentOf('true')}; update invoice_file set bytes = 'other' where file = 'xml'`),
  ),
  i21(
    'finished without its files',
    'sold',
    unguarded(`${documentOf('true')}; delete from invoice_file where file = 'pdf'`),
  ),
  i21(
    'stamped, and refused',
    'sold',
    `${documentOf('true')}; update invoice set state = 'rejected';
    update invoice_payment set live = false`,
  ),
  i22('more given back than was invoiced', 'sold', `${documentOf('true')}; ${credit('total + 1')}`),
  i22('money given back of what was never issued', 'sold', `${invoiceOf('true')}; ${credit('total')}`),
];
