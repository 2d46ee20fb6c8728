import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

const TOKEN = /<(\/?)([a-z][\w-]*)([^>]*?)(\/?)>|([^<]+)/gi;
const ATTRIBUTE = /([a-z][\w-]*)="([^"]*)"/gi;
/** Elements without content. */
const EMPTY = new Set(['meta', 'link', 'br', 'hr', 'img', 'input', 'wbr']);
/** Written verbatim, by React and by us. */
const RAW = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi;

interface Open {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: ReactNode[];
}

/**
 * Renders the elements, attributes and texts of a page with React alone: no components, no text look-ups, no serialized
 * data. The elements are created again each time, as a page does.
 */
export function drawAlike(html: string): () => void {
  const body = html.slice(html.indexOf('<body')).replace(RAW, '');
  const tokens = [...body.matchAll(TOKEN)].map(([, closes, tag, attributes, single, text]) => ({
    closes: closes === '/',
    tag: tag?.toLowerCase(),
    attributes: attributesOf(attributes ?? ''),
    empty: single === '/' || EMPTY.has(tag?.toLowerCase() ?? ''),
    text,
  }));
  return () => {
    const open: Open[] = [{ tag: 'main', attributes: {}, children: [] }];
    for (const { closes, tag, attributes, empty, text } of tokens) {
      const inside = open.at(-1)!;
      if (tag === undefined) inside.children.push(text);
      else if (empty) inside.children.push(createElement(tag, attributes));
      else if (!closes) open.push({ tag, attributes, children: [] });
      else if (open.length > 1) close(open);
    }
    while (open.length > 1) close(open);
    renderToString(createElement('main', null, ...open[0]!.children));
  };
}

function close(open: Open[]): void {
  const { tag, attributes, children } = open.pop()!;
  open.at(-1)!.children.push(createElement(tag, attributes, ...children));
}

/** With React's names; without styles and handlers. */
function attributesOf(text: string): Readonly<Record<string, string>> {
  const pairs = [...text.matchAll(ATTRIBUTE)].map(([, name, value]) => [name!, value!] as const);
  const kept = pairs.filter(([name]) => name !== 'style' && name !== 'value' && name !== 'checked');
  return Object.fromEntries(kept.map(([name, value]) => [name === 'class' ? 'className' : name, value]));
}
