import { decimalsOf } from '../catalogues/lists.ts';
import { allOf, childOf, type Element, valueOf } from '../document.ts';
import { type Decimal, decimal, ZERO } from '../decimal.ts';
import type { Complaint } from '../errors.ts';
import type { Taxpayer } from '../register.ts';
import { localTime, zoneOf } from '../zones.ts';

/** Data that rules need besides their element. */
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
  /** Current year at the place of issue. */
  readonly year: number;
  readonly taxpayer: (rfc: string) => Taxpayer | undefined;
}

/** A rule of the SAT's matrix: its code, the SAT's message, and the condition. */
export interface Rule extends Complaint {
  readonly isBroken: (element: Element, facts: Facts) => boolean;
}

export const text = (element: Element | undefined, name: string): string => valueOf(element, name) ?? '';
export const has = (element: Element | undefined, name: string): boolean => valueOf(element, name) !== undefined;
/** Zero when absent. */
export const amount = (element: Element | undefined, name: string): Decimal =>
  has(element, name) ? decimal(text(element, name)) : ZERO;
export const amounts = (elements: readonly Element[], name: string): readonly Decimal[] =>
  elements.map((element) => amount(element, name));

/** Whether it has no more decimals than the currency. */
export const fits = (element: Element, name: string, { places }: Facts): boolean =>
  amount(element, name).places <= places;

export const NATIONAL = 'XAXX010101000';
export const FOREIGN = 'XEXX010101000';
export const isGeneric = (rfc: string): boolean => rfc === NATIONAL || rfc === FOREIGN;
/** Types with totals: income, credit notes, payroll. */
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
