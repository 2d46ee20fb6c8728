import { before, type Instant, type LocalDate, localDate, plusDays, SECOND, type Zone } from '#kernel/instant.ts';
import { dateInZone, startOfDay } from '#kernel/zoned.ts';

/** A calendar month of the carrier, `2026-11`. */
export type Month = string & { readonly __unit: 'month' };

/** The month in which an instant falls. */
export const monthOf = (at: Instant, zone: Zone): Month => dateInZone(at, zone).slice(0, 7) as Month;

/** Parses `2026-11`; undefined when it is not a month. */
export const parseMonth = (text: string): Month | undefined =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? (text as Month) : undefined;

/** The month after (or, negative, before) another. */
export function plusMonths(month: Month, months: number): Month {
  const [year, number] = month.split('-').map(Number);
  const at = new Date(Date.UTC(year!, number! - 1 + months, 1));
  return at.toISOString().slice(0, 7) as Month;
}

const firstDay = (month: Month): LocalDate => localDate(`${month}-01`);

/** The first instant of the month and of the next one. */
export const spanOf = (month: Month, zone: Zone): { readonly from: Instant; readonly to: Instant } => ({
  from: startOfDay(firstDay(month), zone),
  to: startOfDay(firstDay(plusMonths(month, 1)), zone),
});

/** The carrier's terms of invoicing. */
export interface InvoicingTerms {
  readonly zone: Zone;
  /** Days after the end of the month during which an invoice may still be requested. */
  readonly graceDays: number;
}

/** The first instant at which a payment can no longer be invoiced: after the month in which it was paid (T7). */
export const invoicingEnds = (paidAt: Instant, { zone, graceDays }: InvoicingTerms): Instant =>
  startOfDay(plusDays(firstDay(plusMonths(monthOf(paidAt, zone), 1)), graceDays), zone);

/** The last second at which it can, as shown to travellers. */
export const lastMoment = (paidAt: Instant, terms: InvoicingTerms): Instant =>
  before(invoicingEnds(paidAt, terms), SECOND);

/** Whether an invoice may still be requested. */
export const isInTime = (paidAt: Instant, now: Instant, terms: InvoicingTerms): boolean =>
  now < invoicingEnds(paidAt, terms);
