import { DATES_BOOT } from '#web/boot.ts';

/** What a search engine reads of a page. */
export interface CrawledPage {
  readonly lang: string | undefined;
  readonly title: string;
  readonly description: string;
  /** The text of its first `h1`. */
  readonly heading: string;
  readonly canonical: string | undefined;
  readonly isIndexed: boolean;
  readonly alternates: readonly { readonly lang: string; readonly address: string }[];
  /** As written. */
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** Each script of structured data, as text. */
  readonly structured: readonly string[];
  /** Characters of script it contains or loads, except structured data and what opens the calendar of a date field. */
  readonly script: number;
  /** How often each word occurs in its `main`; an amount or a time of day is one word, as it is read. */
  readonly words: ReadonlyMap<string, number>;
}

const TAG = /<([a-z][a-z0-9]*)\b([^>]*)>/gi;
const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gis;
const NOT_READ = /<(script|style|svg|template)\b.*?<\/\1>/gis;

export function readPage(html: string): CrawledPage {
  const scripts = Array.from(html.matchAll(SCRIPT), ([whole, attributes = '', body = '']) => ({
    isData: attributeOf(attributes, 'type') === 'application/ld+json',
    isDates: body === DATES_BOOT,
    whole,
    body,
  }));
  const tags = tagsOf(html.replace(NOT_READ, ''));
  const links = tags.filter(({ name }) => name === 'link');
  const rel = (wanted: string) => links.filter(({ of }) => of('rel') === wanted);
  const meta = (wanted: string) => tags.find(({ name, of }) => name === 'meta' && of('name') === wanted)?.of('content');
  return {
    lang: tags.find(({ name }) => name === 'html')?.of('lang'),
    title: text(/<title>(.*?)<\/title>/is.exec(html)?.[1] ?? ''),
    description: meta('description') ?? '',
    heading: text((/<h1\b[^>]*>(.*?)<\/h1>/is.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, '')),
    canonical: rel('canonical')[0]?.of('href'),
    isIndexed: !meta('robots')?.includes('noindex'),
    alternates: rel('alternate').flatMap(({ of }) => {
      const [lang, address] = [of('hreflang'), of('href')];
      return lang && address ? [{ lang, address }] : [];
    }),
    links: tags.flatMap(({ name, of }) => (name === 'a' ? (of('href') ?? []) : [])),
    ids: new Set(tags.flatMap(({ of }) => of('id') ?? [])),
    structured: scripts.filter(({ isData }) => isData).map(({ body }) => body),
    script: scripts
      .filter(({ isData, isDates }) => !isData && !isDates)
      .reduce((sum, { whole }) => sum + whole.length, 0),
    words: countedWords(/<main\b.*<\/main>/is.exec(html)?.[0] ?? html),
  };
}

const tagsOf = (html: string) =>
  Array.from(html.matchAll(TAG), ([, name = '', attributes = '']) => ({
    name: name.toLowerCase(),
    of: (attribute: string) => attributeOf(attributes, attribute),
  }));

function attributeOf(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}="([^"]*)"`, 'i').exec(attributes)?.[1];
  return found === undefined ? undefined : text(found);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

const text = (html: string): string => html.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** `$ 1,250.00`, `7:09 p.m.`, or a word. */
const WORD = /(?:\$\s?)?\d[\d,.:]*\d(?:\s?[ap]\.m\.)?|[\p{L}\p{N}]+/gu;

/** How often each word occurs in what is read of a piece of HTML. */
export function countedWords(html: string): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  const read = text(html.replace(NOT_READ, ' ').replace(/<[^>]*>/g, ' ')).toLowerCase();
  for (const [word] of read.matchAll(WORD)) words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}
