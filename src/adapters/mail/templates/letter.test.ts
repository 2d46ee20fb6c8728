import { describe, expect, test } from 'vitest';
import { letterRenderer } from '#adapters/mail/letter-renderer.ts';
import type { Letter, LetterBlock } from '#app/notices/letter.ts';
import { COSTERA } from '#main/costera.ts';

/** The ticket's code: drawn, never written as text. */
const CODE = '04QKJ2B5WCP93ZTYH6R1';
const EVIL = `<script>alert("x")</script> & 'y'`;
const ESCAPED = '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;y&#39;';

const stop = (name: string) => ({
  time: `${name} time`,
  date: `${name} date`,
  city: name,
  detail: `${name} detail`,
  note: `${name} note`,
});

const blocks = (it: string): readonly LetterBlock[] => [
  { kind: 'text', text: `text ${it}` },
  { kind: 'warning', text: `warning ${it}` },
  { kind: 'code', label: `code ${it}`, value: `value ${it}` },
  { kind: 'journey', heading: `journey ${it}`, from: stop(`from ${it}`), to: stop(`to ${it}`) },
  { kind: 'facts', heading: `facts ${it}`, facts: [{ label: `label ${it}`, value: `fact ${it}` }] },
  { kind: 'list', heading: `list ${it}`, items: [`item ${it}`], ordered: true },
  {
    kind: 'tickets',
    heading: `tickets ${it}`,
    tickets: [
      { text: `who ${it}`, folio: { label: `folio ${it}`, value: `number ${it}` }, qr: CODE, qrLabel: `code of ${it}` },
    ],
  },
  { kind: 'button', label: `button ${it}`, url: `https://anden.example/?q=${it}` },
  { kind: 'links', links: [{ label: `link ${it}`, url: `https://anden.example/l?q=${it}` }] },
];

const letter = (it: string): Letter => ({
  lang: 'es',
  subject: `subject ${it}`,
  preheader: `preheader ${it}`,
  heading: `heading ${it}`,
  greeting: `greeting ${it}`,
  blocks: blocks(it),
  footer: [`footer ${it}`],
});

const renderer = letterRenderer(COSTERA, (code) => Buffer.from(code));
const html = renderer.html(letter('á'));
const text = renderer.text(letter('á'));

/** The picture shows the ticket's code. */
const NOT_SAID = ['kind', 'lang', 'qr'];

/** Every string of a letter except the keys of its blocks. */
function strings(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (NOT_SAID.includes(key) ? [] : strings(part)));
}

describe('both bodies', () => {
  const { subject, preheader, ...body } = letter('á');
  // The HTML body describes pictures differently.
  test.each(strings(body).filter((part) => !/^(heading|code of)/.test(part)))('say "%s"', (part) => {
    expect(html).toContain(part);
    expect(text).toContain(part);
  });

  test('have the heading', () => {
    expect(html).toContain(`<h1 style="margin:0 0 12px;font-size:24px;line-height:1.25">heading á</h1>`);
    expect(text).toMatch(/^HEADING Á\n/);
  });

  test('the HTML has what lists of e-mails show', () => {
    expect(html).toContain(`<title>${subject}</title>`);
    expect(html).toContain(`>${preheader}&#847;`);
  });
});

test('every value is escaped', () => {
  const drawn = renderer.html(letter(EVIL));
  expect(drawn).not.toContain('<script');
  expect(drawn).not.toContain(`'y'`);
  // Subject, preheader, heading, greeting, 4 footers and headings, texts, two stops of five: each must be escaped. A
  // folio also names its picture.
  expect(drawn.split(ESCAPED)).toHaveLength(strings(letter(EVIL)).length + 2);
});

test('asks nothing of anybody: no picture but those that come along, no script, no style from outside', () => {
  expect(html.replaceAll('<img src="cid:', '')).not.toMatch(/<(img|script|link|iframe|object|svg)|url\(|@import|src=/);
  expect([...html.matchAll(/https?:\/\/[^"< ]+/g)].map(([url]) => url)).toEqual([
    'https://anden.example/?q=á',
    'https://anden.example/l?q=á',
  ]);
});

test('shows the code of each ticket by a picture that comes along, and writes it nowhere', () => {
  expect(html).toContain('<img src="cid:number á@codes" width="220" height="220" alt="code of á"');
  expect(renderer.pictures(letter('á'))).toEqual([
    { filename: 'number á.png', type: 'image/png', contentId: 'number á@codes', content: Buffer.from(CODE) },
  ]);
  expect(html + text).not.toContain(CODE);
});

test('has a mode for the dark', () => {
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain(`@media (prefers-color-scheme:dark){.ground{background:${COSTERA.dark.ground}`);
  expect(html).toContain(`[data-ogsc] .ground{background:${COSTERA.dark.ground}`);
});

test('is small enough not to be cut off by the readers that cut at 102 KB', () => {
  expect(html.length).toBeLessThan(30_000);
});

test('an open journey has no time', () => {
  const open = { ...stop('a'), time: undefined, note: undefined };
  const drawn = { ...letter(''), blocks: [{ kind: 'journey', heading: 'h', from: open, to: open } as const] };
  expect(renderer.html(drawn) + renderer.text(drawn)).not.toMatch(/undefined|, ,/);
});

test('data for mail programs is in the HTML alone, and no value ends it', () => {
  const things = [{ '@type': 'BusReservation', underName: { name: `</script>${EVIL}` } }];
  const drawn = renderer.html({ ...letter('á'), things });
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(drawn) ?? [];
  expect(JSON.parse(data)).toEqual(things);
  expect(drawn.match(/<\/?script/g)).toEqual(['<script', '</script']);
  expect(renderer.text({ ...letter('á'), things })).toBe(text);
  expect(html).not.toContain('ld+json');
});
