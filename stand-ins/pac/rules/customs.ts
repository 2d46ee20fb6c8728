import type { Element } from '../document.ts';
import { type Facts, type Rule, text } from './facts.ts';

/** Maximum age of a customs document in years, before the current one. */
const YEARS_BACK = 10;

/** Two digits each for year and customs office, four for the agent, seven for the document. */
function isNoCustomsDocument(customs: Element, { year }: Facts): boolean {
  const [, digits] = /^(\d{2}) {2}\d{2} {2}\d{4} {2}\d{7}$/.exec(text(customs, 'NumeroPedimento')) ?? [];
  if (digits === undefined) return true;
  const century = year - (year % 100);
  const told = century + Number(digits);
  return told > year || told < year - YEARS_BACK;
}

/** Rules for the customs data of a line. */
export const CUSTOMS: readonly Rule[] = [
  {
    code: 'CFDI40194',
    message: 'El número de pedimento es inválido.',
    isBroken: isNoCustomsDocument,
  },
];

/** The same for parts of a line. */
export const CUSTOMS_OF_PART: readonly Rule[] = [
  {
    code: 'CFDI40199',
    message: 'El número de pedimento es inválido.',
    isBroken: isNoCustomsDocument,
  },
];
