import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { recentMap } from '#http/limits/recent-map.ts';
import { isSheet, MAX_SHEETS } from '#http/security-headers.ts';
import type { PageAnswer } from '#wire/page.ts';

type Html = Extract<PageAnswer, { readonly kind: 'html' }>;
export type Encoding = 'br' | 'gzip';

/** A page as it is sent to everybody, with what follows from its text alone. */
export interface SharedPage {
  readonly answer: Html;
  /** Its tag, without the mark that it is weak. */
  readonly tag: string;
  readonly policy: string;
  /** Its bytes, made once for all who get the same text. */
  bytes(encoding: Encoding | undefined): Promise<Buffer>;
}

/** Pages that are the same for everybody, by the address and the choices they were drawn for. */
export interface SharedPages {
  /** A page drawn a moment ago. */
  find(key: string): SharedPage | undefined;
  keep(key: string, page: { readonly answer: Html; readonly policy: string }): SharedPage;
  /** Something was written that pages may show: those drawn before are given to nobody any more. */
  forget(): void;
}

/** More addresses than are read at once; their bytes take a few megabytes. */
const MAX_PAGES = 500;

/**
 * Keeps pages for `forMs` milliseconds after they were drawn. The bytes of a text are kept longer: a page that is drawn
 * again as it was is not compressed again. `elapsed` is a clock that never goes back, in milliseconds.
 */
export function createSharedPages({
  forMs,
  elapsed,
}: {
  readonly forMs: number;
  readonly elapsed: () => number;
}): SharedPages {
  let pages = recentMap<{ readonly drawn: number; readonly page: SharedPage }>(MAX_PAGES);
  const compressed = recentMap<SharedPage['bytes']>(MAX_PAGES);
  return {
    find: (key) => {
      const known = pages.get(key);
      return known && elapsed() - known.drawn < forMs ? known.page : undefined;
    },
    keep: (key, { answer, policy }) => {
      const tag = tagOf(answer.html);
      const bytes = compressed.get(tag) ?? bytesOf(answer.html);
      compressed.set(tag, bytes);
      const page = { answer, tag, policy, bytes };
      pages.set(key, { drawn: elapsed(), page });
      return page;
    },
    forget: () => {
      pages = recentMap(MAX_PAGES);
    },
  };
}

export function tagOf(html: Html['html']): string {
  const hash = createHash('sha256');
  for (const piece of html) hash.update(piece);
  return `"${hash.digest('base64url')}"`;
}

/**
 * For pages made per visitor. With a window of 64 KB, which is most of a page, quality 9 takes as long as 8 and saves a
 * little more; with a larger one it takes ten times as long.
 */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 };
const ENCODERS: Readonly<Record<Encoding, (html: Buffer) => Promise<Buffer>>> = {
  br: (html) => promisify(brotliCompress)(html, { params: BROTLI }),
  gzip: promisify(gzip) as (html: Buffer) => Promise<Buffer>,
};

/** The bytes of one text, each encoding made when it is first asked for. */
export function bytesOf(html: Html['html']): SharedPage['bytes'] {
  const made = new Map<Encoding | undefined, Promise<Buffer>>();
  return (encoding) => {
    const known = made.get(encoding);
    if (known) return known;
    const bytes = Buffer.concat(html.map(pieceBytes));
    const making = encoding ? ENCODERS[encoding](bytes) : Promise.resolve(bytes);
    made.set(encoding, making);
    return making;
  };
}

/** Of style sheets, which are half of a page and the same on many. */
const sheets = recentMap<Buffer>(MAX_SHEETS);

/** To join the pieces first would copy all of them once more, two bytes a letter. */
function pieceBytes(piece: string): Buffer {
  const known = isSheet(piece) ? sheets.get(piece) : undefined;
  if (known) return known;
  const bytes = Buffer.from(piece);
  if (isSheet(piece)) sheets.set(piece, bytes);
  return bytes;
}

/** The encoding a browser accepts that takes the fewest bytes. */
export function encodingFor(accepted: string): Encoding | undefined {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}
