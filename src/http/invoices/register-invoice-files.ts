import type { FastifyInstance, FastifyReply } from 'fastify';
import type { DownloadedInvoice, InvoiceDownload } from '#app/invoicing/download-invoice.ts';
import type { InvoiceFile } from '#app/invoicing/ports.ts';
import type { Faults } from '#domain/errors.ts';
import { errorPage } from '#http/error-page.ts';
import { contentPolicy } from '#http/security-headers.ts';
import { sessionOf } from '#http/session.ts';
import { statusOf } from '#http/status-of.ts';
import { id } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Result } from '#kernel/result.ts';
import { DEFAULT_LANG, isLang } from '#text/lang.ts';

export interface InvoiceFileDeps {
  downloadInvoice(
    asked: InvoiceDownload,
    caller: { readonly sessionHash: Uint8Array },
    now: Instant,
  ): Promise<Result<DownloadedInvoice, Faults>>;
  readonly now: () => Instant;
  readonly isSecure: boolean;
}

const TYPES: Readonly<Record<InvoiceFile, string>> = {
  xml: 'application/xml; charset=utf-8',
  html: 'text/html; charset=utf-8',
  pdf: 'application/pdf',
};

const NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(xml|html|pdf)$/i;

/** Serves the files of invoices, linked from e-mails and pages; not an API call. */
export const registerInvoiceFiles =
  ({ downloadInvoice, now, isSecure }: InvoiceFileDeps) =>
  (app: FastifyInstance): void => {
    const refuse = (reply: FastifyReply, [first]: Faults, chosen: string) => {
      const html = errorPage(first.code, isLang(chosen) ? chosen : DEFAULT_LANG);
      return reply
        .code(statusOf([first.code]))
        .type('text/html; charset=utf-8')
        .header('content-security-policy', contentPolicy({ scriptHashes: [], html, frames: [], isSecure }))
        .send(html);
    };
    app.get<{ Params: { name: string }; Querystring: { t?: unknown; lang?: unknown } }>(
      '/factura/:name',
      async (request, reply) => {
        reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
        const { t, lang } = request.query;
        const chosen = String(lang ?? request.cookies['lang'] ?? '');
        const [, invoice, kind] = NAME.exec(request.params.name) ?? [];
        if (!invoice || !kind) return refuse(reply, [{ code: 'invoice_not_found' }], chosen);
        const file = kind.toLowerCase() as InvoiceFile;
        const token = typeof t === 'string' ? t : undefined;
        const session = { sessionHash: sessionOf(request, isSecure).hash };
        const found = await downloadInvoice({ invoice: id(invoice.toLowerCase()), file, token }, session, now());
        if (!found.ok) return refuse(reply, found.fault, chosen);
        const { bytes, name } = found.value;
        const body = Buffer.from(bytes);
        reply.type(TYPES[file]);
        if (file !== 'html') return reply.header('content-disposition', `attachment; filename="${name}"`).send(body);
        const html = body.toString();
        return reply
          .header('content-security-policy', contentPolicy({ scriptHashes: [], html, frames: [], isSecure }))
          .send(html);
      },
    );
  };
