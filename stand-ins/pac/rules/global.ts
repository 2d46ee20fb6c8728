import { MONTHS, PAIRS_OF_MONTHS, PERIODS, RELATIONS } from '../catalogues/lists.ts';
import { childOf } from '../document.ts';
import { NATIONAL, type Rule, text } from './facts.ts';

/** The SAT's spelling of the general public: without the accent. */
export const EVERYBODY = 'PUBLICO EN GENERAL';
/** For taxpayers who pay every two months. */
const EVERY_TWO_MONTHS = '05';
const REGIME_OF_TWO_MONTHS = '621';
/** How many years back are allowed. */
const YEARS_BACK = 5;

/** A global invoice must state its period. */
export const FOR_EVERYBODY: readonly Rule[] = [
  {
    code: 'CFDI40130',
    message:
      'Cuando el tipo de comprobante sea Ingreso y el campo Rfc del nodo receptor corresponda al valor "XAXX010101000" y el campo Nombre del nodo Receptor contenga la descripción "PUBLICO EN GENERAL", el nodo Información Global debe existir.',
    isBroken: (root, { receiver, type }) =>
      type === 'I' &&
      text(receiver, 'Rfc') === NATIONAL &&
      text(receiver, 'Nombre') === EVERYBODY &&
      !childOf(root, 'InformacionGlobal'),
  },
];

/** Rules for the period of a global invoice. */
export const GLOBAL: readonly Rule[] = [
  {
    code: 'CFDI40131',
    message: 'El campo Periodicidad, no contiene un valor del catálogo c_Periodicidad.',
    isBroken: (global) => !PERIODS.has(text(global, 'Periodicidad')),
  },
  {
    code: 'CFDI40132',
    message: 'El campo RegimenFiscal, no contiene el valor 621',
    isBroken: (global, { issuer }) =>
      text(global, 'Periodicidad') === EVERY_TWO_MONTHS && text(issuer, 'RegimenFiscal') !== REGIME_OF_TWO_MONTHS,
  },
  {
    code: 'CFDI40133',
    message: 'El campo Meses, no contiene un valor del catálogo c_Meses.',
    isBroken: (global) => !MONTHS.has(text(global, 'Meses')) && !PAIRS_OF_MONTHS.has(text(global, 'Meses')),
  },
  {
    code: 'CFDI40134',
    message:
      'El campo Meses, no contiene alguno de los valores "01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11" o "12".',
    isBroken: (global) => text(global, 'Periodicidad') !== EVERY_TWO_MONTHS && !MONTHS.has(text(global, 'Meses')),
  },
  {
    code: 'CFDI40135',
    message: 'El campo Meses, no contiene alguno de los valores "13", "14", "15", "16", "17" o "18".',
    isBroken: (global) =>
      text(global, 'Periodicidad') === EVERY_TWO_MONTHS && !PAIRS_OF_MONTHS.has(text(global, 'Meses')),
  },
  {
    code: 'CFDI40136',
    message:
      'El valor registrado en el campo Año, no es igual al año en curso o no contiene un valor de hasta 5 ejercicios anteriores.',
    isBroken: (global, { year }) => {
      const told = Number(text(global, 'Año'));
      return told > year || told < year - YEARS_BACK;
    },
  },
];

/** Rules for related documents. */
export const RELATION: readonly Rule[] = [
  {
    code: 'CFDI40137',
    message: 'El campo TipoRelacion, no contiene un valor del catálogo c_TipoRelacion.',
    isBroken: (relation) => !RELATIONS.has(text(relation, 'TipoRelacion')),
  },
];
