/** Namespaces of a stamped CFDI, by the prefix the SAT wants them to have. */
export const NAMESPACES = {
  cfdi: 'http://www.sat.gob.mx/cfd/4',
  tfd: 'http://www.sat.gob.mx/TimbreFiscalDigital',
} as const;

/** An element of a CFDI: names and attributes only. No text stands between its tags. */
export interface XmlElement {
  /** With the usual prefix, whatever the document says: `cfdi:Concepto`. Of a foreign namespace: `{uri}name`. */
  readonly name: string;
  /** In the order they are written. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** An element; attributes without a value are left out. */
export const element = (
  name: string,
  attributes: Attributes,
  children: readonly (XmlElement | undefined)[] = [],
): XmlElement => ({
  name,
  attributes: new Map(Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined)),
  children: children.filter((child) => child !== undefined),
});

/** The children at the end of a path of names: `Impuestos/Traslados/Traslado`, all of the CFDI's own namespace. */
export const childrenAt = (parent: XmlElement, path: string): readonly XmlElement[] =>
  path
    .split('/')
    .reduce<readonly XmlElement[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === `cfdi:${name}`)),
      [parent],
    );
