import { readXml } from '#adapters/cfdi/read-xml.ts';
import type { Schema } from '#adapters/cfdi/schema.ts';
import { childrenAt, type XmlElement } from '#adapters/cfdi/xml-element.ts';

/** What came back from the PAC. */
export interface Received {
  readonly xml: string;
  readonly uuid: string;
}

/**
 * Tells whether what came back is what was sent, with a stamp of its own: a tax document of something else would be worse than
 * none. Nothing but the stamp may differ; blanks between tags and the order of attributes may.
 */
export const stampCheck = (schema: Schema) => ({
  /** What is wrong with it; undefined when nothing is. */
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
