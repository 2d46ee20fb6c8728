import { createElement, type ReactNode } from 'react';

/** A tag with its attributes, or text between tags. */
const PIECE = /<(\/?)(\w+)((?: [^>]*?)?)(\/?)>|([^<]+)/g;
const ATTRIBUTE = / ([\w:-]+)="([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** A drawing's SVG as React elements: nothing enters a page except as element, attribute or text. */
export function svgElements(svg: string): ReactNode {
  const open: { readonly tag: string; readonly props: Record<string, string>; readonly inside: ReactNode[] }[] = [
    { tag: '', props: {}, inside: [] },
  ];
  for (const [, closes, tag, attributes, ends, text] of svg.matchAll(PIECE)) {
    if (text !== undefined) open.at(-1)?.inside.push(plain(text));
    else if (!closes) open.push({ tag: tag!, props: propsOf(attributes!), inside: [] });
    if (text === undefined && (closes || ends)) {
      const done = open.pop()!;
      open.at(-1)?.inside.push(createElement(done.tag, done.props, ...done.inside));
    }
  }
  return createElement(Many, null, ...open[0]!.inside);
}

const Many = ({ children }: { readonly children?: ReactNode }): ReactNode => children;

const propsOf = (attributes: string): Record<string, string> =>
  Object.fromEntries([...attributes.matchAll(ATTRIBUTE)].map(([, name, value]) => [propName(name!), plain(value!)]));

/** `stroke-width` is `strokeWidth` in React; `aria-label` stays as it is. */
const propName = (name: string): string =>
  /^(aria|data)-/.test(name) ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const plain = (text: string): string => text.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity);
