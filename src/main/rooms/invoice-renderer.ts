import { readCfdi } from '#adapters/cfdi/read-cfdi.ts';
import { invoiceDrawing } from '#adapters/documents/invoice-drawing.ts';
import type { InvoiceEnd } from '#domain/invoicing/invoice-end.ts';
import type { InvoiceSheet } from '#app/invoicing/invoice-sheet.ts';
import type { InvoiceRenderer } from '#app/invoicing/ports.ts';
import type { StampedFacts } from '#domain/invoicing/verification-url.ts';
import { type InvoiceLetterhead, invoiceSheet } from '#http/format/invoice-sheet.ts';
import type { Lang } from '#text/lang.ts';

/** Parses a CFDI that is a tax document; undefined if it is not stamped. */
export function readStamped(xml: string): StampedFacts | undefined {
  const facts = readCfdi(xml);
  return facts?.stamp && { ...facts, stamp: facts.stamp };
}

/** Renders stamped CFDI from their XML alone, with a carrier's letterhead. */
export function invoiceRenderer(head: InvoiceLetterhead): InvoiceRenderer {
  const sheetOf = (xml: string, lang: Lang, end?: InvoiceEnd): InvoiceSheet => {
    const facts = readStamped(xml);
    if (!facts) throw new Error('only a stamped CFDI can be printed');
    return invoiceSheet(facts, { lang, head, end });
  };
  return {
    html: (...asked) => invoiceDrawing.html(sheetOf(...asked)),
    pdf: async (...asked) => invoiceDrawing.pdf(sheetOf(...asked)),
  };
}
