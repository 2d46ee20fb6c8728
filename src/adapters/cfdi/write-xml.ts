import type { XmlElement } from '#adapters/cfdi/xml-element.ts';

/** UTF-8 without a byte order mark, on one line: some of the SAT's readers fail on either. */
export const writeXml = (root: XmlElement): string => `<?xml version="1.0" encoding="UTF-8"?>\n${write(root)}`;

function write({ name, attributes, children }: XmlElement): string {
  const opened = `<${name}${Array.from(attributes, ([key, value]) => ` ${key}="${escape(value)}"`).join('')}`;
  return children.length === 0 ? `${opened}/>` : `${opened}>${children.map(write).join('')}</${name}>`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Parsers normalize these to spaces unless they are written as references.
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

const escape = (text: string): string => text.replace(/[&<>"\t\n\r]/g, (symbol) => ESCAPES[symbol]!);
