import type { InvoiceFile, InvoiceFiles, InvoiceId, InvoiceRenderer, Stamped } from '#app/invoicing/ports.ts';
import { type ErrorCode, type Fault, fault } from '#domain/errors.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface SaveInvoiceDeps {
  readonly renderer: InvoiceRenderer;
  readonly files: Pick<InvoiceFiles, 'put'>;
  /** For people: travellers see only which step failed. */
  readonly report: (problem: unknown) => void;
}

export interface SaveInvoice extends Pick<Stamped, 'xml'> {
  readonly invoice: InvoiceId;
  readonly lang: 'es' | 'en';
}

const UPLOAD: Readonly<Record<InvoiceFile, ErrorCode>> = {
  xml: 'cannot_upload_xml',
  html: 'cannot_upload_html',
  pdf: 'cannot_upload_pdf',
};

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/**
 * Stores a stamped invoice: its XML first, byte by byte, then its printed forms. May be repeated after any failure:
 * stored files are kept. Each failing step has its own error code.
 */
export const saveInvoice =
  ({ renderer, files, report }: SaveInvoiceDeps) =>
  async ({ invoice, xml, lang }: SaveInvoice): Promise<Result<undefined, Fault>> => {
    const put = (file: InvoiceFile, make: () => Uint8Array) =>
      step(UPLOAD[file], async () => files.put(invoice, file, make()));
    try {
      await put('xml', () => encode(xml));
      await put('html', () => encode(renderer.html(xml, lang)));
      const pdf = await step('cannot_create_pdf', () => renderer.pdf(xml, lang));
      await put('pdf', () => pdf);
      return ok(undefined);
    } catch (problem) {
      if (!(problem instanceof FailedStep)) throw problem;
      report(new Error(`invoice ${invoice}: ${problem.code}`, { cause: problem.cause }));
      return fail(fault(problem.code));
    }
  };

/** Names the step; its cause is the original error. */
class FailedStep extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode, cause: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

async function step<T>(code: ErrorCode, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (problem) {
    throw new FailedStep(code, problem);
  }
}
