import { contentPolicy } from '#http/security-headers.ts';
import type { Answered } from '#http/refusal-of.ts';
import type { DataOf, Route } from '#wire/route.ts';
import { getCounterPdf } from '#wire/counter.ts';
import { getPkpass } from '#wire/ticket-wallets.ts';
import { getHtml, getIcs, getPdf } from '#wire/websale.ts';

/** A document as a link opens or saves it, instead of the envelope it comes in. */
export interface Download {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

/** The tickets themselves where `download=true` asks for them (M82); undefined for every other answer. */
export function downloadOf(
  { service, path }: Pick<Route, 'service' | 'path'>,
  query: Readonly<Record<string, unknown>>,
  { status, envelope }: Answered,
): Download | undefined {
  if (status !== 200 || query['download'] !== 'true') return undefined;
  const { data } = envelope.content;
  const isCall = (route: Route) => route.service === service && route.path === path;
  if (isCall(getPdf) || isCall(getCounterPdf)) return pdfDownload(data as DataOf<typeof getPdf>);
  if (isCall(getHtml)) return htmlDownload(data as DataOf<typeof getHtml>);
  if (isCall(getPkpass)) return passDownload(data as DataOf<typeof getPkpass>);
  if (isCall(getIcs)) return calendarDownload(data as DataOf<typeof getIcs>);
  return undefined;
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

/** Opened on its own, the document may do nothing but look as it does. */
const htmlDownload = ({ html }: DataOf<typeof getHtml>): Download => ({
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentPolicy({ scriptHashes: [], html, frames: [], isSecure: false }),
  },
  body: html,
});
