import type { Element } from '../document.ts';
import { type Facts, type Rule, text } from './facts.ts';

/** This many years back a document of the customs may be, this one not counted. */
const YEARS_BACK = 10;

/** Two digits each of the year and the office, four of the agent, seven of the document. */
function isNoCustomsDocument(customs: Element, { year }: Facts): boolean {
  const [, digits] = /^(\d{2}) {2}\d{2} {2}\d{4} {2}\d{7}$/.exec(text(customs, 'NumeroPedimento')) ?? [];
  if (digits === undefined) return true;
  const century = year - (year % 100);
  const told = century + Number(digits);
  return told > year || told < year - YEARS_BACK;
}

/** Through which customs a thing came. */
export const CUSTOMS: readonly Rule[] = [
  {
    code: 'CFDI40194',
    message: 'El número de pedimento es inválido.',
    isBroken: isNoCustomsDocument,
  },
];

/** The same of what it is made of. */
export const CUSTOMS_OF_PART: readonly Rule[] = [
  {
    code: 'CFDI40199',
    message: 'El número de pedimento es inválido.',
    isBroken: isNoCustomsDocument,
  },
];
