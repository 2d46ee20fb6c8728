import { TAXES } from '../catalogues/lists.ts';
import { isRate } from '../catalogues/rates.ts';
import { allOf, childOf, type Element } from '../document.ts';
import { isSame, rounded, sum } from '../decimal.ts';
import { amount, amounts, type Facts, fits, has, type Rule, text } from './facts.ts';

const EXEMPT = 'Exento';

const transfersOf = (taxes: Element): readonly Element[] => allOf(taxes, ['Traslados', 'Traslado']);
const withholdingsOf = (taxes: Element): readonly Element[] => allOf(taxes, ['Retenciones', 'Retencion']);
const isOnlyExempt = ({ transfers }: Facts): boolean => transfers.every((each) => text(each, 'TipoFactor') === EXEMPT);

/** The same tax, factor and rate. */
const isAlike = (a: Element, b: Element): boolean =>
  ['Impuesto', 'TipoFactor'].every((name) => text(a, name) === text(b, name)) &&
  isSame(amount(a, 'TasaOCuota'), amount(b, 'TasaOCuota'));

/** Whether a total is the sum of the lines. */
const isSumOf = (element: Element, name: string, lines: readonly Element[], { places }: Facts): boolean =>
  isSame(amount(element, name), rounded(sum(amounts(lines, name)), places));
const linesLike = (transfer: Element, { transfers }: Facts): readonly Element[] =>
  transfers.filter((each) => isAlike(each, transfer));

/** Rules for the document's taxes. */
export const TAXES_OF_ALL: readonly Rule[] = [
  {
    code: 'CFDI40201',
    message: 'Cuando el TipoDeComprobante sea T o P, el elemento Impuestos no debe existir.',
    isBroken: (_, { type }) => type === 'T' || type === 'P',
  },
  {
    code: 'CFDI40202',
    message:
      'El valor del campo TotalImpuestosRetenidos debe tener hasta la cantidad de decimales que soporte la moneda.',
    isBroken: (taxes, facts) => !fits(taxes, 'TotalImpuestosRetenidos', facts),
  },
  {
    code: 'CFDI40203',
    message:
      'El valor del campo TotalImpuestosRetenidos debe ser igual a la suma de los importes registrados en el elemento hijo Retencion.',
    isBroken: (taxes) =>
      has(taxes, 'TotalImpuestosRetenidos') &&
      !isSame(amount(taxes, 'TotalImpuestosRetenidos'), sum(amounts(withholdingsOf(taxes), 'Importe'))),
  },
  {
    code: 'CFDI40204',
    message:
      'El valor del campo TotalImpuestosTrasladados debe tener hasta la cantidad de decimales que soporte la moneda.',
    isBroken: (taxes, facts) => !fits(taxes, 'TotalImpuestosTrasladados', facts),
  },
  {
    code: 'CFDI40205',
    message:
      'El valor del campo TotalImpuestosTrasladados no es igual a la suma de los importes registrados en el elemento hijo Traslado.',
    isBroken: (taxes) =>
      has(taxes, 'TotalImpuestosTrasladados') &&
      !isSame(amount(taxes, 'TotalImpuestosTrasladados'), sum(amounts(transfersOf(taxes), 'Importe'))),
  },
  {
    code: 'CFDI40206',
    message: 'Debe existir el campo TotalImpuestosRetenidos.',
    isBroken: (taxes) => childOf(taxes, 'Retenciones') !== undefined && !has(taxes, 'TotalImpuestosRetenidos'),
  },
  {
    code: 'CFDI40208',
    message: 'Debe haber sólo un registro por cada tipo de impuesto retenido.',
    isBroken: (taxes) => {
      const kinds = withholdingsOf(taxes).map((each) => text(each, 'Impuesto'));
      return new Set(kinds).size < kinds.length;
    },
  },
  {
    code: 'CFDI40209',
    message: 'Debe existir el campo TotalImpuestosRetenidos.',
    isBroken: (taxes) => withholdingsOf(taxes).length > 0 && !has(taxes, 'TotalImpuestosRetenidos'),
  },
  {
    code: 'CFDI40212',
    message: 'Debe existir el campo TotalImpuestosTrasladados.',
    isBroken: (taxes, facts) =>
      childOf(taxes, 'Traslados') !== undefined && !isOnlyExempt(facts) && !has(taxes, 'TotalImpuestosTrasladados'),
  },
  {
    code: 'CFDI40218',
    message: 'Debe haber sólo un registro con la misma combinación de impuesto, factor y tasa por cada traslado.',
    isBroken: (taxes) =>
      transfersOf(taxes).some((each, place, all) => all.slice(0, place).some((other) => isAlike(each, other))),
  },
];

/** Rules for the document's withheld taxes. */
export const WITHHOLDING: readonly Rule[] = [
  {
    code: 'CFDI40207',
    message: 'El campo Impuesto no contiene un valor del catálogo c_Impuesto.',
    isBroken: (tax) => !TAXES.has(text(tax, 'Impuesto')),
  },
  {
    code: 'CFDI40210',
    message:
      'El valor del campo Importe correspondiente a Retención debe tener hasta la cantidad de decimales que soporte la moneda.',
    isBroken: (tax, facts) => !fits(tax, 'Importe', facts),
  },
  {
    code: 'CFDI40211',
    message:
      'El campo Importe correspondiente a Retención no es igual al redondeo de la suma de los importes de los impuestos retenidos registrados en los conceptos donde el impuesto sea igual al campo impuesto de este elemento.',
    isBroken: (tax, facts) => {
      const lines = facts.withholdings.filter((each) => text(each, 'Impuesto') === text(tax, 'Impuesto'));
      return !isSumOf(tax, 'Importe', lines, facts);
    },
  },
];

/** Rules for the document's charged taxes. */
export const TRANSFER: readonly Rule[] = [
  {
    code: 'CFDI40213',
    message: 'Deben exitir los campos Base, Impuesto y TipoFactor',
    isBroken: (tax, facts) => isOnlyExempt(facts) && (has(tax, 'TasaOCuota') || has(tax, 'Importe')),
  },
  {
    code: 'CFDI40214',
    message:
      'El valor del campo Importe correspondiente a Traslado debe tener hasta la cantidad de decimales que soporte la moneda.',
    isBroken: (tax, facts) => !fits(tax, 'Base', facts),
  },
  {
    code: 'CFDI40215',
    message:
      'El campo Importe correspondiente a Traslado no es igual al redondeo de la suma de los importes de las bases trasladados registrados en los conceptos donde el impuesto del concepto sea igual al campo impuesto de este elemento y la TasaOCuota del concepto sea igual al campo TasaOCuota de este elemento.',
    isBroken: (tax, facts) => text(tax, 'TipoFactor') !== EXEMPT && !isSumOf(tax, 'Base', linesLike(tax, facts), facts),
  },
  {
    code: 'CFDI40216',
    message:
      'El importe del campo Base correspondiente a Traslado no es igual al redondeo de la suma de los importes de las bases trasladados registrados en los conceptos.',
    isBroken: (tax, facts) => text(tax, 'TipoFactor') === EXEMPT && !isSumOf(tax, 'Base', linesLike(tax, facts), facts),
  },
  {
    code: 'CFDI40217',
    message: 'El campo Impuesto no contiene un valor del catálogo c_Impuesto.',
    isBroken: (tax) => !TAXES.has(text(tax, 'Impuesto')),
  },
  {
    code: 'CFDI40219',
    message:
      'El valor seleccionado debe corresponder a un valor del catalogo donde la columna impuesto corresponda con el campo impuesto y la columna factor corresponda con el campo TipoFactor.',
    isBroken: (tax) =>
      has(tax, 'TasaOCuota') &&
      !isRate(
        { tax: text(tax, 'Impuesto'), factor: text(tax, 'TipoFactor'), value: amount(tax, 'TasaOCuota') },
        'transfer',
      ),
  },
  {
    code: 'CFDI40220',
    message:
      'El valor del campo Importe correspondiente a Traslado debe tener hasta la cantidad de decimales que soporte la moneda.',
    isBroken: (tax, facts) => !fits(tax, 'Importe', facts),
  },
  {
    code: 'CFDI40221',
    message:
      'El campo Importe correspondiente a Traslado no es igual al redondeo de la suma de los importes de los impuestos trasladados registrados en los conceptos donde el impuesto del concepto sea igual al campo impuesto de este elemento y la TasaOCuota del concepto sea igual al campo TasaOCuota de este elemento.',
    isBroken: (tax, facts) =>
      text(tax, 'TipoFactor') !== EXEMPT && !isSumOf(tax, 'Importe', linesLike(tax, facts), facts),
  },
];
