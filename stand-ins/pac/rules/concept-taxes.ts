import { FACTORS, TAXES } from '../catalogues/lists.ts';
import { isRate } from '../catalogues/rates.ts';
import type { Element } from '../document.ts';
import { amount, has, type Rule, text } from './facts.ts';
import { isRateOf } from './limits.ts';

const EXEMPT = 'Exento';

const rateOf = (tax: Element) => ({
  tax: text(tax, 'Impuesto'),
  factor: text(tax, 'TipoFactor'),
  value: amount(tax, 'TasaOCuota'),
});
const isOutside = (tax: Element, places: number): boolean =>
  !isRateOf({ tax: amount(tax, 'Importe'), base: amount(tax, 'Base'), rate: amount(tax, 'TasaOCuota') }, places);

/** Rules for a tax charged on a line. */
export const CONCEPT_TRANSFER: readonly Rule[] = [
  {
    code: 'CFDI40174',
    message: 'El valor del campo Base que corresponde a Traslado debe ser mayor que cero.',
    isBroken: (tax) => amount(tax, 'Base').units === 0n,
  },
  {
    code: 'CFDI40175',
    message: 'El valor del campo Impuesto que corresponde a Traslado no contiene un valor del catálogo c_Impuesto.',
    isBroken: (tax) => !TAXES.has(text(tax, 'Impuesto')),
  },
  {
    code: 'CFDI40176',
    message: 'El valor del campo TipoFactor que corresponde a Traslado no contiene un valor del catálogo c_TipoFactor.',
    isBroken: (tax) => !FACTORS.has(text(tax, 'TipoFactor')),
  },
  {
    code: 'CFDI40177',
    message:
      'Si el valor registrado en el campo TipoFactor que corresponde a Traslado es Exento no se deben registrar los campos TasaOCuota ni Importe.',
    isBroken: (tax) => text(tax, 'TipoFactor') === EXEMPT && (has(tax, 'TasaOCuota') || has(tax, 'Importe')),
  },
  {
    code: 'CFDI40178',
    message:
      'Si el valor registrado en el campo TipoFactor que corresponde a Traslado es Tasa o Cuota, se deben registrar los campos TasaOCuota e Importe.',
    isBroken: (tax) => text(tax, 'TipoFactor') !== EXEMPT && !(has(tax, 'TasaOCuota') && has(tax, 'Importe')),
  },
  {
    code: 'CFDI40179',
    message:
      'El valor del campo TasaOCuota que corresponde a Traslado no contiene un valor del catálogo c_TasaOcuota o se encuentra fuera de rango.',
    isBroken: (tax) => has(tax, 'TasaOCuota') && !isRate(rateOf(tax), 'transfer'),
  },
  {
    code: 'CFDI40180',
    message:
      'El valor del campo Importe o que corresponde a Traslado no se encuentra entre el limite inferior y superior permitido.',
    isBroken: (tax, { places }) => text(tax, 'TipoFactor') !== EXEMPT && isOutside(tax, places),
  },
];

/** Rules for a tax withheld from a line. */
export const CONCEPT_WITHHOLDING: readonly Rule[] = [
  {
    code: 'CFDI40181',
    message: 'El valor del campo Base que corresponde a Retención debe ser mayor que cero.',
    isBroken: (tax) => amount(tax, 'Base').units === 0n,
  },
  {
    code: 'CFDI40182',
    message: 'El valor del campo Impuesto que corresponde a Retención no contiene un valor del catálogo c_Impuesto.',
    isBroken: (tax) => !TAXES.has(text(tax, 'Impuesto')),
  },
  {
    code: 'CFDI40183',
    message:
      'El valor del campo TipoFactor que corresponde a Retención no contiene un valor del catálogo c_TipoFactor.',
    isBroken: (tax) => !FACTORS.has(text(tax, 'TipoFactor')),
  },
  {
    code: 'CFDI40184',
    message: 'Si el valor registrado en el campo TipoFactor que corresponde a Retención debe ser distinto de Exento.',
    isBroken: (tax) => text(tax, 'TipoFactor') === EXEMPT,
  },
  {
    code: 'CFDI40185',
    message:
      'El valor del campo TasaOCuota que corresponde a Retención, no contiene un valor del catálogo c_TasaOcuota o se encuentra fuera de rango.',
    isBroken: (tax) => !isRate(rateOf(tax), 'withholding'),
  },
  {
    code: 'CFDI40186',
    message:
      'El valor del campo Importe que corresponde a Retención no se encuentra entre el limite inferior y superior permitido.',
    isBroken: (tax, { places }) => isOutside(tax, places),
  },
];
