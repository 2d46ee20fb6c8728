import { allOf, type Element } from '../document.ts';
import type { Complaint } from '../errors.ts';
import { COMPROBANTE } from './comprobante.ts';
import { CONCEPT, PART } from './concept.ts';
import { CONCEPT_TRANSFER, CONCEPT_WITHHOLDING } from './concept-taxes.ts';
import { CUSTOMS, CUSTOMS_OF_PART } from './customs.ts';
import type { Facts, Rule } from './facts.ts';
import { FOR_EVERYBODY, GLOBAL, RELATION } from './global.ts';
import { ISSUER, REGISTERED_ISSUER } from './issuer.ts';
import { RECEIVER, REGISTERED_RECEIVER } from './receiver.ts';
import { TAXES_OF_ALL, TRANSFER, WITHHOLDING } from './taxes.ts';
import { REGISTERED_THIRD_PARTY, THIRD_PARTY } from './third-party.ts';

/** Rules, and the path from the root to the elements they apply to. */
type Table = readonly [path: string, rules: readonly Rule[]];

/** Rules that need only the document. */
export const OFFLINE: readonly Table[] = [
  ['', COMPROBANTE],
  ['', FOR_EVERYBODY],
  ['InformacionGlobal', GLOBAL],
  ['CfdiRelacionados', RELATION],
  ['Emisor', ISSUER],
  ['Receptor', RECEIVER],
  ['Conceptos/Concepto', CONCEPT],
  ['Conceptos/Concepto/Impuestos/Traslados/Traslado', CONCEPT_TRANSFER],
  ['Conceptos/Concepto/Impuestos/Retenciones/Retencion', CONCEPT_WITHHOLDING],
  ['Conceptos/Concepto/ACuentaTerceros', THIRD_PARTY],
  ['Conceptos/Concepto/InformacionAduanera', CUSTOMS],
  ['Conceptos/Concepto/Parte', PART],
  ['Conceptos/Concepto/Parte/InformacionAduanera', CUSTOMS_OF_PART],
  ['Impuestos', TAXES_OF_ALL],
  ['Impuestos/Retenciones/Retencion', WITHHOLDING],
  ['Impuestos/Traslados/Traslado', TRANSFER],
];

/** Rules that need the register. */
export const REGISTERED: readonly Table[] = [
  ['Emisor', REGISTERED_ISSUER],
  ['Receptor', REGISTERED_RECEIVER],
  ['Conceptos/Concepto/ACuentaTerceros', REGISTERED_THIRD_PARTY],
];

/** All broken rules, without duplicates. */
export const brokenRules = (tables: readonly Table[], facts: Facts): readonly Complaint[] =>
  tables.flatMap(([path, rules]) => {
    const elements = elementsAt(facts.root, path);
    return rules
      .filter(({ isBroken }) => elements.some((element) => isBroken(element, facts)))
      .map(({ code, message }) => ({ code, message }));
  });

const elementsAt = (root: Element, path: string): readonly Element[] => allOf(root, path.split('/').filter(Boolean));
