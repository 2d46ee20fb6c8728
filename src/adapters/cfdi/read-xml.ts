import { XmlDocument, XmlElement as Node, XmlLibError } from 'libxml2-wasm';
import { element, NAMESPACES, type XmlElement } from '#adapters/cfdi/xml-element.ts';

/**
 * The elements of a document; undefined when it is not well formed. A document type is rejected before parsing: CFDIs
 * have none, and entities allow access to files and memory (XXE).
 */
export function readXml(xml: string): XmlElement | undefined {
  if (xml.includes('<!DOCTYPE') || xml.includes('<!ENTITY')) return undefined;
  const document = parse(xml);
  if (!document) return undefined;
  try {
    return elementOf(document.root);
  } finally {
    document.dispose();
  }
}

function parse(xml: string): XmlDocument | undefined {
  try {
    return XmlDocument.fromString(xml);
  } catch (error) {
    if (error instanceof XmlLibError) return undefined;
    throw error;
  }
}

function elementOf(node: Node): XmlElement {
  const children: XmlElement[] = [];
  for (let child = node.firstChild; child; child = child.next)
    if (child instanceof Node) children.push(elementOf(child));
  const attributes = node.attrs
    .filter((attribute) => attribute.namespaceUri === '')
    .map((attribute) => [attribute.name, attribute.value] as const);
  return element(nameOf(node), Object.fromEntries(attributes), children);
}

const PREFIXES: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMESPACES).map(([prefix, uri]) => [uri, prefix] as const),
);

function nameOf({ namespaceUri, name }: Node): string {
  const prefix = PREFIXES.get(namespaceUri);
  return prefix ? `${prefix}:${name}` : `{${namespaceUri}}${name}`;
}
