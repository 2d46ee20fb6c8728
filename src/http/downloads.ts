import { contentPolicy } from '#http/security-headers.ts';
import type { Answered } from '#http/refusal-of.ts';
import type { DataOf, DownloadKind, Route } from '#wire/route.ts';
import type { getPkpass } from '#wire/ticket-wallets.ts';
import type { getCaseFile } from '#wire/cases.ts';
import { csvOf } from '#http/statistics/csv-of.ts';
import type { getVisitCounts } from '#wire/statistics.ts';
import type { getHtml, getIcs, getPdf } from '#wire/ticket-documents.ts';

/** A document sent as a file to open or save, instead of in its envelope. */
export interface Download {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

/** The ticket document for `download=true` (M82); undefined for every other answer. */
export function downloadOf(
  { download }: Pick<Route, 'download'>,
  query: Readonly<Record<string, unknown>>,
  { status, envelope }: Answered,
): Download | undefined {
  if (!download || status !== 200 || query['download'] !== 'true') return undefined;
  return DOWNLOADS[download](envelope.content.data as never);
}

const pdfDownload = ({ pdf, filename }: DataOf<typeof getPdf>): Download => ({
  headers: {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${filename.replace(/[^\w.-]/g, '_')}"`,
  },
  body: Buffer.from(pdf, 'base64'),
});

const passDownload = ({ pkpass, filename }: DataOf<typeof getPkpass>): Download => ({
  headers: {
    'content-type': 'application/vnd.apple.pkpass',
    'content-disposition': `attachment; filename="${filename.replace(/[^\w.-]/g, '_')}"`,
  },
  body: Buffer.from(pkpass, 'base64'),
});

const calendarDownload = ({ ics, filename }: DataOf<typeof getIcs>): Download => ({
  headers: {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="${filename.replace(/[^\w.-]/g, '_')}"`,
  },
  body: ics,
});

const countsDownload = ({ counts, from, to }: DataOf<typeof getVisitCounts>): Download => ({
  headers: {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="visits-${from}-${to}.csv"`,
  },
  body: csvOf([
    ['day', 'name', 'first', 'second', 'count'],
    ...counts.map(({ day, name, first, second, count }) => [day, name, first, second, count]),
  ]),
});

/** Opened directly, the document may only apply its styles. */
const htmlDownload = ({ html }: DataOf<typeof getHtml>): Download => ({
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentPolicy({ scriptHashes: [], html, frames: [], isSecure: false }),
  },
  body: html,
});

/** A file from an unknown sender: it is downloaded, never rendered here. */
const fileDownload = ({ content, filename, type }: DataOf<typeof getCaseFile>): Download => ({
  headers: {
    'content-type': type,
    'content-disposition': `attachment; filename="${filename.replace(/[^\w.-]/g, '_')}"`,
    'content-security-policy': "default-src 'none'; sandbox",
  },
  body: Buffer.from(content, 'base64'),
});

const DOWNLOADS: Readonly<Record<DownloadKind, (data: never) => Download>> = {
  pdf: pdfDownload,
  html: htmlDownload,
  pkpass: passDownload,
  ics: calendarDownload,
  file: fileDownload,
  csv: countsDownload,
};
