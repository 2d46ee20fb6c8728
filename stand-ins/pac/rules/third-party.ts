import { isRegime } from '../catalogues/regimes.ts';
import type { Element } from '../document.ts';
import { type Rule, text } from './facts.ts';

/** The RFC for sellers abroad who sell through a platform in Mexico. */
const ABROAD = 'EXT990101NI1';
const NAME_ABROAD =
  'EXPEDICIÓN DE CFDI POR RESIDENTES EN MÉXICO QUE PRESTAN SERVICIOS DE INTERMEDIACIÓN ENTRE TERCEROS A OFERENTES DE BIENES Y SERVICIOS RESIDENTES EN EL EXTRANJERO';

const rfcOf = (third: Element): string => text(third, 'RfcACuentaTerceros');
const isAbroad = (third: Element): boolean => rfcOf(third) === ABROAD;

/** Rules for the third party of a line. */
export const THIRD_PARTY: readonly Rule[] = [
  {
    code: 'CFDI40188',
    message:
      'El valor del campo RfcACuentaTerceros, debe ser diferente de los valores de los campos Rfc del Emisor y Receptor.',
    isBroken: (third, { issuer, receiver }) => [issuer, receiver].some((party) => text(party, 'Rfc') === rfcOf(third)),
  },
  {
    code: 'CFDI40189',
    message:
      'El valor registrado debe encontrarse en la lista de RFC inscritos no cancelados en el SAT, en otro caso debe contener la descripción "EXPEDICIÓN DE CFDI POR RESIDENTES EN MÉXICO QUE PRESTAN SERVICIOS DE INTERMEDIACIÓN ENTRE TERCEROS A OFERENTES DE BIENES Y SERVICIOS RESIDENTES EN EL EXTRANJERO".',
    isBroken: (third) => isAbroad(third) && text(third, 'NombreACuentaTerceros') !== NAME_ABROAD,
  },
  {
    code: 'CFDI40191',
    message: 'El campo RegimenFiscalACuentaTerceros, no contiene un valor del catálogo c_RegimenFiscal.',
    isBroken: (third) => !isRegime(text(third, 'RegimenFiscalACuentaTerceros')),
  },
  {
    code: 'CFDI40193',
    message:
      'El valor registrado en el atributo DomicilioFiscalACuentaTerceros, debe pertenecer al nombre asociado al RFC registrado en el campo Rfc del tercero, o debe ser igual al valor del atributo "LugarExpedicion".',
    isBroken: (third, { root }) =>
      isAbroad(third) && text(third, 'DomicilioFiscalACuentaTerceros') !== text(root, 'LugarExpedicion'),
  },
  {
    code: 'CFDI140223',
    message: 'El valor registrado en el atributo RegimenFiscalACuentaTerceros es distinto a "616".',
    isBroken: (third) => isAbroad(third) && text(third, 'RegimenFiscalACuentaTerceros') !== '616',
  },
];

/** Rules for the third party that need the register. */
export const REGISTERED_THIRD_PARTY: readonly Rule[] = [
  {
    code: 'CFDI40187',
    message: 'El valor registrado en el campo RfcACuentaTerceros, no se encuentra en la lista l_LCO.',
    isBroken: (third, { taxpayer }) => !isAbroad(third) && !taxpayer(rfcOf(third))?.mayIssue,
  },
  {
    code: 'CFDI40190',
    message:
      'El campo NombreACuentaTerceros, debe pertenecer al nombre asociado al RFC registrado en el campo Rfc del tercero.',
    isBroken: (third, { taxpayer }) => {
      const found = taxpayer(rfcOf(third));
      return found !== undefined && found.name !== text(third, 'NombreACuentaTerceros');
    },
  },
  {
    code: 'CFDI40193',
    message:
      'El valor registrado en el atributo DomicilioFiscalACuentaTerceros, debe pertenecer al nombre asociado al RFC registrado en el campo Rfc del tercero, o debe ser igual al valor del atributo "LugarExpedicion".',
    isBroken: (third, { taxpayer }) => {
      const found = taxpayer(rfcOf(third));
      return found !== undefined && found.postalCode !== text(third, 'DomicilioFiscalACuentaTerceros');
    },
  },
];
