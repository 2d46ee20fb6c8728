/** Namespaces of a stamped CFDI, by the prefix the SAT requires. */
export const NAMESPACES = {
  cfdi: 'http://www.sat.gob.mx/cfd/4',
  tfd: 'http://www.sat.gob.mx/TimbreFiscalDigital',
} as const;

/** An element of a CFDI: name, attributes and children. CFDI elements have no text content. */
export interface XmlElement {
  /** With the canonical prefix, whichever the document uses: `cfdi:Concepto`. For a foreign namespace: `{uri}name`. */
  readonly name: string;
  /** In document order. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** Creates an element; attributes without a value are omitted. */
export const element = (
  name: string,
  attributes: Attributes,
  children: readonly (XmlElement | undefined)[] = [],
): XmlElement => ({
  name,
  attributes: new Map(Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined)),
  children: children.filter((child) => child !== undefined),
});

/** The children at a path of names: `Impuestos/Traslados/Traslado`, all in the CFDI's namespace. */
export const childrenAt = (parent: XmlElement, path: string): readonly XmlElement[] =>
  path
    .split('/')
    .reduce<readonly XmlElement[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === `cfdi:${name}`)),
      [parent],
    );
