import type { TripNotice } from '#app/amendments/trip-notice.ts';
import type { NoticeTopic } from '#app/announcement.ts';
import { cfdiFacts } from '#domain/invoicing/testing/cfdi-facts.ts';
import type { StampedFacts } from '#domain/invoicing/verification-url.ts';
import { id } from '#kernel/ids.ts';

/** The additional facts of notices of tax documents. */
export function invoiceOf(
  topic: NoticeTopic,
  lang: 'es' | 'en',
  change: Partial<StampedFacts> = {},
): Pick<TripNotice, 'invoice'> {
  if (topic !== 'invoice.ready') return {};
  const urls = {
    xml: 'https://anden.example/XML',
    html: 'https://anden.example/HTML',
    pdf: 'https://anden.example/PDF',
  };
  return { invoice: { lang, facts: cfdiFacts(change), urls, attachments: [] } };
}

export function invoicePayload(topic: NoticeTopic): Partial<TripNotice['payload']> {
  const until = Date.parse('2026-12-01T06:00:00Z');
  if (topic === 'invoice.ready') return { invoice: id('invoice') };
  if (topic === 'invoice.rejected') return { fault: 'fiscal_name_mismatch', until };
  return topic === 'invoice.reminder' ? { until } : {};
}
