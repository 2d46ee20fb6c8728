import { describe, expect, test } from 'vitest';
import { BUILT_IN } from '#text/content/built-in.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { DocumentFields } from '#web/pages/content-editor/document-fields.tsx';
import { arranged, documentIn, isSameDocument, type TypedDocument } from '#web/pages/content-editor/document-form.ts';
import { TARGET_NAMES } from '#web/content/targets.ts';

const words = (text: string) => ({ es: `${text} es`, en: `${text} en` });
const typed = (...texts: readonly string[]): TypedDocument => ({
  title: words('title'),
  description: words('description'),
  blocks: texts.map((text) => ({ kind: 'paragraph', text: words(text) })),
});

/** The form data a browser would submit for the rendered form, as pages read it. */
function sent(document: TypedDocument): URLSearchParams {
  const html = renderToStaticMarkup(
    createElement(DocumentFields, { document, errors: [], targets: TARGET_NAMES, lang: 'es' }),
  );
  const text = (escaped: string) =>
    escaped
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  const form = new URLSearchParams();
  for (const [tag, name = ''] of html.matchAll(/<(?:input|textarea|select)\b[^>]*? name="([^"]+)"[^>]*>/g)) {
    const after = html.slice(html.indexOf(tag) + tag.length);
    const value = tag.startsWith('<textarea')
      ? after.slice(0, after.indexOf('</textarea>'))
      : tag.startsWith('<select')
        ? (/<option value="([^"]*)" selected=""/.exec(after.slice(0, after.indexOf('</select>')))?.[1] ?? '')
        : (/ value="([^"]*)"/.exec(tag)?.[1] ?? '');
    form.append(name, text(value));
  }
  return form;
}

test.each(BUILT_IN.map(({ slug, document }) => [slug, document] as const))(
  '%s is sent by its form as it is drawn in it',
  (_, document) => {
    expect(documentIn(sent(document as TypedDocument))).toEqual(document);
  },
);

test('nothing typed is lost, and nobody’s markup is drawn', () => {
  const hostile = '</textarea><script>alert(1)</script> "quoted" & \'more\'\nsecond line';
  const document: TypedDocument = {
    ...typed(),
    blocks: [
      { kind: 'list', items: [words(hostile), { es: '', en: 'only English' }] },
      { kind: 'link', to: 'https://example.com/?a=1&b=2', text: words('there') },
      { kind: 'callout', tone: 'warning', text: { es: '', en: '' } },
    ],
  };
  expect(documentIn(sent(document))).toEqual(document);
});

test('lines that are empty in both languages are left out', () => {
  const form = new URLSearchParams({
    'blocks.0.kind': 'facts',
    'blocks.0.rows.0': '',
    'blocks.0.rows.1': '',
    'blocks.0.rows.1.value.en': 'x',
  });
  expect(documentIn(form).blocks).toEqual([
    { kind: 'facts', rows: [{ label: { es: '', en: '' }, value: { es: '', en: 'x' } }] },
  ]);
});

test('what no form of ours sends is no part of a document', () => {
  const form = new URLSearchParams({
    'blocks.0.kind': 'html',
    'blocks.0.text.es': '<b>',
    'blocks.1.kind': 'callout',
    'blocks.1.tone': 'loud',
  });
  expect(documentIn(form).blocks).toEqual([{ kind: 'callout', tone: 'info', text: { es: '', en: '' } }]);
});

describe('the parts', () => {
  const document = typed('a', 'b', 'c');
  const press = (button: string, more: Readonly<Record<string, string>> = {}) =>
    arranged(document, new URLSearchParams({ do: button, ...more }));
  const order = (result: ReturnType<typeof press>) =>
    result?.document.blocks
      .map((block) => (block.kind === 'paragraph' ? block.text.es[0] || '-' : block.kind))
      .join(' ');

  test.each([
    ['up.1', 'b a c', 0],
    ['down.1', 'a c b', 2],
    ['up.0', 'a b c', 0],
    ['down.2', 'a b c', 2],
    ['remove.0', 'b c', 0],
    ['lines.2', 'a b c', 2],
  ])('%s', (button, expected, at) => {
    const result = press(button);
    expect([order(result), result?.at]).toEqual([expected, at]);
  });

  test('are added where they were asked for', () => {
    const result = press('add.1', { 'kind.1': 'list', 'kind.0': 'steps' });
    expect([order(result), result?.at]).toEqual(['a list b c', 1]);
    expect(order(press('add.3', { 'kind.3': 'paragraph' }))).toBe('a b c -');
  });

  test.each(['save', 'publish', '', 'add.1', 'up.9', 'up.-1', 'up.x', 'constructor.1'])(
    '%s is no such button',
    (button) => {
      expect(press(button)).toBeUndefined();
    },
  );
});

test('space around a text makes no other one', () => {
  expect(isSameDocument(typed('a'), typed('b'))).toBe(false);
  const spaced = { ...typed('a'), title: { en: 'title en ', es: ' title es' } };
  expect(isSameDocument(typed('a'), spaced)).toBe(true);
  expect(isSameDocument(typed('a'), typed('a', 'b'))).toBe(false);
});
