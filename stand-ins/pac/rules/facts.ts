import { decimalsOf } from '../catalogues/lists.ts';
import { allOf, childOf, type Element, valueOf } from '../document.ts';
import { type Decimal, decimal, ZERO } from '../decimal.ts';
import type { Complaint } from '../errors.ts';
import type { Taxpayer } from '../register.ts';
import { localTime, zoneOf } from '../zones.ts';

/** What a rule looks at besides its own element. */
export interface Facts {
  readonly root: Element;
  readonly issuer: Element;
  readonly receiver: Element;
  readonly concepts: readonly Element[];
  readonly transfers: readonly Element[];
  readonly withholdings: readonly Element[];
  /** I, E, T, N or P. */
  readonly type: string;
  /** Decimals of its currency. */
  readonly places: number;
  /** Where it is issued, while it is judged. */
  readonly year: number;
  readonly taxpayer: (rfc: string) => Taxpayer | undefined;
}

/** A rule of the SAT's matrix: its code, what the SAT says when it is broken, and when that is. */
export interface Rule extends Complaint {
  readonly isBroken: (element: Element, facts: Facts) => boolean;
}

export const text = (element: Element | undefined, name: string): string => valueOf(element, name) ?? '';
export const has = (element: Element | undefined, name: string): boolean => valueOf(element, name) !== undefined;
/** Zero where there is none. */
export const amount = (element: Element | undefined, name: string): Decimal =>
  has(element, name) ? decimal(text(element, name)) : ZERO;
export const amounts = (elements: readonly Element[], name: string): readonly Decimal[] =>
  elements.map((element) => amount(element, name));

/** No more decimals than the currency has. */
export const fits = (element: Element, name: string, { places }: Facts): boolean =>
  amount(element, name).places <= places;

export const NATIONAL = 'XAXX010101000';
export const FOREIGN = 'XEXX010101000';
export const isGeneric = (rfc: string): boolean => rfc === NATIONAL || rfc === FOREIGN;
/** Income, money given back, wages: what has sums. */
export const hasSums = ({ type }: Facts): boolean => ['I', 'E', 'N'].includes(type);

export function factsOf(root: Element, now: number, taxpayer: Facts['taxpayer']): Facts {
  const taxed = ['Conceptos', 'Concepto', 'Impuestos'];
  return {
    root,
    issuer: childOf(root, 'Emisor')!,
    receiver: childOf(root, 'Receptor')!,
    concepts: allOf(root, ['Conceptos', 'Concepto']),
    transfers: allOf(root, [...taxed, 'Traslados', 'Traslado']),
    withholdings: allOf(root, [...taxed, 'Retenciones', 'Retencion']),
    type: text(root, 'TipoDeComprobante'),
    places: decimalsOf(text(root, 'Moneda')),
    year: Number(localTime(now, zoneOf(text(root, 'LugarExpedicion'))).slice(0, 4)),
    taxpayer,
  };
}
