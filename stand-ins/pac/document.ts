/** An element: names without prefixes, attributes in any order, without text (an invoice has none that matters). */
export interface Element {
  readonly name: string;
  readonly space: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
}

export const CFDI = 'http://www.sat.gob.mx/cfd/4';
export const TFD = 'http://www.sat.gob.mx/TimbreFiscalDigital';

export const childrenOf = (element: Element | undefined, name: string): readonly Element[] =>
  element?.children.filter((child) => child.name === name) ?? [];

export const childOf = (element: Element | undefined, name: string): Element | undefined =>
  childrenOf(element, name)[0];

/** All elements at a path of names, in document order. */
export const allOf = (element: Element, path: readonly string[]): readonly Element[] =>
  path.reduce<readonly Element[]>((found, name) => found.flatMap((each) => childrenOf(each, name)), [element]);

/** Value of an attribute; undefined when absent. */
export const valueOf = (element: Element | undefined, name: string): string | undefined => element?.attributes[name];

/** The stamp a document already has. */
export const stampOf = (comprobante: Element): Element | undefined =>
  childOf(comprobante, 'Complemento')?.children.find(
    ({ name, space }) => name === 'TimbreFiscalDigital' && space === TFD,
  );
