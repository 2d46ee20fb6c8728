import { isProduct, TAX_OBJECTS, UNITS } from '../catalogues/lists.ts';
import { allOf, childOf, type Element } from '../document.ts';
import { compare } from '../decimal.ts';
import { amount, has, hasSums, type Rule, text } from './facts.ts';
import { isProductOf } from './limits.ts';

const taxesOf = (concept: Element, ...path: readonly string[]): readonly string[] =>
  allOf(concept, ['Impuestos', ...path]).map((tax) => text(tax, 'Impuesto'));
const transferred = (concept: Element): readonly string[] => taxesOf(concept, 'Traslados', 'Traslado');
const withheld = (concept: Element): readonly string[] => taxesOf(concept, 'Retenciones', 'Retencion');
const [VAT, EXCISE] = ['002', '003'] as const;

/** Rules for each line. */
export const CONCEPT: readonly Rule[] = [
  {
    code: 'CFDI40162',
    message: 'El campo ClaveProdServ, no contiene un valor del catálogo c_ClaveProdServ.',
    isBroken: (concept) => !isProduct(text(concept, 'ClaveProdServ')),
  },
  {
    code: 'CFDI40165',
    message: 'El campo ClaveUnidad no contiene un valor del catálogo c_ClaveUnidad.',
    isBroken: (concept) => !UNITS.has(text(concept, 'ClaveUnidad')),
  },
  {
    code: 'CFDI40166',
    message:
      'El valor valor del campo ValorUnitario debe ser mayor que cero (0) cuando el tipo de comprobante es Ingreso, Egreso o Nomina.',
    isBroken: (concept, facts) => hasSums(facts) && amount(concept, 'ValorUnitario').units === 0n,
  },
  {
    code: 'CFDI40167',
    message: 'El valor del campo Importe no se encuentra entre el limite inferior y superior permitido.',
    isBroken: (concept, { places }) =>
      !isProductOf(amount(concept, 'Importe'), [amount(concept, 'Cantidad'), amount(concept, 'ValorUnitario')], places),
  },
  {
    code: 'CFDI40168',
    message:
      'El valor del campo Descuento no contiene la misma cantidad de decimales registrados en el campo Importe del concepto.',
    isBroken: (concept) => amount(concept, 'Descuento').places > amount(concept, 'Importe').places,
  },
  {
    code: 'CFDI40169',
    message: 'El valor del campo Descuento es mayor que el campo Importe.',
    isBroken: (concept) => compare(amount(concept, 'Descuento'), amount(concept, 'Importe')) > 0n,
  },
  {
    code: 'CFDI40170',
    message: 'El campo ObjetoImp, no contiene un valor del catálogo c_ObjetoImp.',
    isBroken: (concept) => !TAX_OBJECTS.has(text(concept, 'ObjetoImp')),
  },
  {
    code: 'CFDI40171',
    message: 'El nodo concepto, no contiene el nodo hijo Impuestos.',
    isBroken: (concept) => text(concept, 'ObjetoImp') === '02' && !childOf(concept, 'Impuestos'),
  },
  {
    code: 'CFDI40172',
    message: 'El nodo hijo Impuestos del nodo Concepto, no debe existir.',
    isBroken: (concept) =>
      ['01', '03', '04', '05'].includes(text(concept, 'ObjetoImp')) && childOf(concept, 'Impuestos') !== undefined,
  },
  {
    code: 'CFDI40173',
    message:
      'En caso de utilizar el nodo Impuestos en un concepto, se deben incluir impuestos de traslado y/o retenciones.',
    isBroken: (concept) => {
      const taxes = childOf(concept, 'Impuestos');
      return taxes !== undefined && taxes.children.length === 0;
    },
  },
  {
    code: 'CFDI140226',
    message:
      'Cuando en el campo ObjetoImp se registre el valor "06" o "08", los valores "002" (IVA) y/o "003" (IEPS) en el campo "Impuesto" de los nodo hijos "Retencion" y/o "Traslado" del elemento "Retenciones" y/o "Traslados" a nivel Concepto no deben existir.',
    isBroken: (concept) =>
      ['06', '08'].includes(text(concept, 'ObjetoImp')) &&
      [...transferred(concept), ...withheld(concept)].some((tax) => tax === VAT || tax === EXCISE),
  },
  {
    code: 'CFDI140227',
    message:
      'Cuando en el campo ObjetoImp se registre el valor "07", el valor "002" (IVA) en el campo "Impuesto" de los nodos hijo "Retencion" y/o "Traslado" del elemento "Retenciones" y/o "Traslados" a nivel Concepto no debe existir; debe existir el valor "003" (IEPS) en el campo "Impuesto" del nodo hijo "Traslado" del elemento "Traslados" a nivel Concepto.',
    isBroken: (concept) =>
      text(concept, 'ObjetoImp') === '07' &&
      ([...transferred(concept), ...withheld(concept)].includes(VAT) || !transferred(concept).includes(EXCISE)),
  },
];

/** Rules for parts of a line. */
export const PART: readonly Rule[] = [
  {
    code: 'CFDI40196',
    message: 'El campo ClaveProdServ, no contiene un valor del catálogo c_ClaveProdServ.',
    isBroken: (part) => !isProduct(text(part, 'ClaveProdServ')),
  },
  {
    code: 'CFDI40197',
    message: 'El valor del campo ValorUnitario debe ser mayor que cero (0).',
    isBroken: (part) => has(part, 'ValorUnitario') && amount(part, 'ValorUnitario').units === 0n,
  },
  {
    code: 'CFDI40198',
    message: 'El valor del campo Importe no se encuentra entre el limite inferior y superior permitido.',
    isBroken: (part, { places }) =>
      has(part, 'Importe') &&
      has(part, 'ValorUnitario') &&
      !isProductOf(amount(part, 'Importe'), [amount(part, 'Cantidad'), amount(part, 'ValorUnitario')], places),
  },
];
