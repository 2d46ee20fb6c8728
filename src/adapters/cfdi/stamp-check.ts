import { readXml } from '#adapters/cfdi/read-xml.ts';
import type { Schema } from '#adapters/cfdi/schema.ts';
import { childrenAt, type XmlElement } from '#adapters/cfdi/xml-element.ts';

/** The PAC's response. */
export interface Received {
  readonly xml: string;
  readonly uuid: string;
}

/**
 * Checks that the PAC returned the document that was sent, with a stamp added: a tax document of something else would
 * be worse than none. Only the stamp may differ, apart from whitespace between tags and the order of attributes.
 */
export const stampCheck = (schema: Schema) => ({
  /** The problem found; undefined when there is none. */
  problemOf(received: Received, sealedXml: string): string | undefined {
    const formal = schema.problemOf(received.xml);
    if (formal !== undefined) return formal;
    const [sealed, stamped] = [readXml(sealedXml), readXml(received.xml)];
    if (!sealed || !stamped) return 'it cannot be read';
    const stamps = childrenAt(stamped, 'Complemento').flatMap(({ children }) => children);
    const [stamp] = stamps;
    if (!stamp || stamps.length !== 1) return `it has ${stamps.length} stamps`;
    if (stamp.attributes.get('UUID')?.toUpperCase() !== received.uuid.toUpperCase()) return 'it is of another number';
    if (stamp.attributes.get('SelloCFD') !== sealed.attributes.get('Sello')) return 'it is of another seal';
    return isSame(sealed, withoutStamp(stamped)) ? undefined : 'something in it was changed';
  },
});

const withoutStamp = (root: XmlElement): XmlElement => ({
  ...root,
  children: root.children.filter(({ name }) => name !== 'cfdi:Complemento'),
});

const isSame = (one: XmlElement, other: XmlElement): boolean =>
  one.name === other.name &&
  one.attributes.size === other.attributes.size &&
  [...one.attributes].every(([name, value]) => other.attributes.get(name) === value) &&
  one.children.length === other.children.length &&
  one.children.every((child, index) => isSame(child, other.children[index]!));
