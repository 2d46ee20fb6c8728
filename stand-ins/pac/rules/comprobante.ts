import {
  CURRENCIES,
  DOCUMENT_TYPES,
  EXPORTS,
  isPostalCode,
  NO_CURRENCY,
  PAYMENT_FORMS,
  PAYMENT_METHODS,
} from '../catalogues/lists.ts';
import { childOf } from '../document.ts';
import { compare, decimal, isSame, minus, plus, rounded, sum } from '../decimal.ts';
import { amount, amounts, fits, has, hasSums, type Rule, text } from './facts.ts';

/** Transport documents and payment receipts have no totals. */
const isWithoutSums = (type: string): boolean => type === 'T' || type === 'P';

/** Rules for the document as a whole. */
export const COMPROBANTE: readonly Rule[] = [
  {
    code: 'CFDI40101',
    message: 'El campo Fecha no cumple con el patrón requerido.',
    isBroken: (root) =>
      !/^20[1-9]\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(text(root, 'Fecha')),
  },
  {
    code: 'CFDI40103',
    message: 'Si existe el tipo de comprobante T, N o P el campo FormaPago no debe existir.',
    isBroken: (root, { type }) => ['T', 'N', 'P'].includes(type) && has(root, 'FormaPago'),
  },
  {
    code: 'CFDI40104',
    message: 'El campo FormaPago no contiene un valor del catálogo c_FormaPago.',
    isBroken: (root) => has(root, 'FormaPago') && !PAYMENT_FORMS.has(text(root, 'FormaPago')),
  },
  {
    code: 'CFDI40105',
    message: 'El campo FormaPago no contiene el valor "99".',
    isBroken: (root) => text(root, 'MetodoPago') === 'PPD' && text(root, 'FormaPago') !== '99',
  },
  {
    code: 'CFDI40107',
    message: 'El valor de este campo SubTotal excede la cantidad de decimales que soporta la moneda.',
    isBroken: (root, facts) => !fits(root, 'SubTotal', facts),
  },
  {
    code: 'CFDI40108',
    message:
      'El TipoDeComprobante es I,E o N, el importe registrado en el campo no es igual al redondeo de la suma de los importes de los conceptos registrados.',
    isBroken: (root, facts) =>
      hasSums(facts) &&
      !isSame(amount(root, 'SubTotal'), rounded(sum(amounts(facts.concepts, 'Importe')), facts.places)),
  },
  {
    code: 'CFDI40109',
    message: 'El TipoDeComprobante es T o P y el importe no es igual a 0, o cero con decimales.',
    isBroken: (root, { type }) => isWithoutSums(type) && amount(root, 'SubTotal').units !== 0n,
  },
  {
    code: 'CFDI40110',
    message: 'El valor registrado en el campo Descuento no es menor o igual que el campo Subtotal.',
    isBroken: (root) => compare(amount(root, 'Descuento'), amount(root, 'SubTotal')) > 0n,
  },
  {
    code: 'CFDI40111',
    message: 'El TipoDeComprobante no es I,E o N, y un concepto incluye el campo descuento.',
    isBroken: (root, facts) => {
      const isDiscounted = facts.concepts.some((concept) => has(concept, 'Descuento'));
      if (!isDiscounted || !hasSums(facts)) return has(root, 'Descuento');
      const all = rounded(sum(amounts(facts.concepts, 'Descuento')), facts.places);
      return !has(root, 'Descuento') || !isSame(amount(root, 'Descuento'), all);
    },
  },
  {
    code: 'CFDI40112',
    message: 'El valor del campo Descuento excede la cantidad de decimales que soporta la moneda.',
    isBroken: (root, facts) => !fits(root, 'Descuento', facts),
  },
  {
    code: 'CFDI40113',
    message: 'El campo Moneda no contiene un valor del catálogo c_Moneda.',
    isBroken: (root) => !CURRENCIES.has(text(root, 'Moneda')),
  },
  {
    code: 'CFDI40114',
    message: 'El campo TipoCambio no tiene el valor "1" y la moneda indicada es MXN.',
    isBroken: (root) =>
      text(root, 'Moneda') === 'MXN' && has(root, 'TipoCambio') && !isSame(amount(root, 'TipoCambio'), decimal('1')),
  },
  {
    code: 'CFDI40115',
    message: `El campo TipoCambio se debe registrar cuando el campo Moneda tiene un valor distinto de MXN y ${NO_CURRENCY}.`,
    isBroken: (root) => !['MXN', NO_CURRENCY].includes(text(root, 'Moneda')) && !has(root, 'TipoCambio'),
  },
  {
    code: 'CFDI40116',
    message: `El campo TipoCambio no se debe registrar cuando el campo Moneda tiene el valor ${NO_CURRENCY}.`,
    isBroken: (root) => text(root, 'Moneda') === NO_CURRENCY && has(root, 'TipoCambio'),
  },
  {
    code: 'CFDI40117',
    message: 'El campo TipoCambio no cumple con el patrón requerido.',
    isBroken: (root) => has(root, 'TipoCambio') && !/^\d{1,18}(\.\d{1,6})?$/.test(text(root, 'TipoCambio')),
  },
  {
    code: 'CFDI40119',
    message:
      'El campo Total no corresponde con la suma del subtotal, menos los descuentos aplicables, más las contribuciones recibidas (impuestos trasladados - federales o locales, derechos, productos, aprovechamientos, aportaciones de seguridad social, contribuciones de mejoras) menos los impuestos retenidos y/o locales.',
    isBroken: (root) => {
      const taxes = childOf(root, 'Impuestos');
      const net = minus(amount(root, 'SubTotal'), amount(root, 'Descuento'));
      const more = plus(net, amount(taxes, 'TotalImpuestosTrasladados'));
      return !isSame(amount(root, 'Total'), minus(more, amount(taxes, 'TotalImpuestosRetenidos')));
    },
  },
  {
    code: 'CFDI40121',
    message: 'El campo TipoDeComprobante, no contiene un valor del catálogo c_TipoDeComprobante.',
    isBroken: (root) => !DOCUMENT_TYPES.has(text(root, 'TipoDeComprobante')),
  },
  // The required complement is not supported here.
  {
    code: 'CFDI40122',
    message:
      'El campo Exportacion contiene el valor "02", el CFDI debe contener el complemento para Comercio Exterior.',
    isBroken: (root) => text(root, 'Exportacion') === '02',
  },
  {
    code: 'CFDI40123',
    message: 'El campo Exportacion no contiene un valor del catálogo c_Exportacion.',
    isBroken: (root) => !EXPORTS.has(text(root, 'Exportacion')),
  },
  {
    code: 'CFDI40124',
    message: 'El campo MetodoPago, no contiene un valor del catálogo c_MetodoPago.',
    isBroken: (root) => has(root, 'MetodoPago') && !PAYMENT_METHODS.has(text(root, 'MetodoPago')),
  },
  {
    code: 'CFDI40125',
    message: 'Se debe omitir el campo MetodoPago cuando el TipoDeComprobante es T o P.',
    isBroken: (root, { type }) => isWithoutSums(type) && has(root, 'MetodoPago'),
  },
  {
    code: 'CFDI40126',
    message: 'El campo LugarExpedicion, no contiene un valor del catálogo c_CodigoPostal.',
    isBroken: (root) => !isPostalCode(text(root, 'LugarExpedicion')),
  },
  // The SAT's limits exceed what a document can contain, so a confirmation is never needed.
  {
    code: 'CFDI40127',
    message:
      'El campo Confirmacion no debe existir cuando los campos TipoCambio y/o Total están dentro del rango permitido.',
    isBroken: (root) => has(root, 'Confirmacion'),
  },
];
