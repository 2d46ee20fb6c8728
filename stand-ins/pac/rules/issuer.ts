import { fitsHolder, isRegime } from '../catalogues/regimes.ts';
import { has, type Rule, text } from './facts.ts';

/** Rules for the issuer. */
export const ISSUER: readonly Rule[] = [
  {
    code: 'CFDI40140',
    message: 'El campo RegimenFiscal, no contiene un valor del catálogo c_RegimenFiscal.',
    isBroken: (issuer) => !isRegime(text(issuer, 'RegimenFiscal')),
  },
  {
    code: 'CFDI40141',
    message: 'La clave del campo RegimenFiscal debe corresponder con el tipo de persona (fisica o moral).',
    isBroken: (issuer) => !fitsHolder(text(issuer, 'RegimenFiscal'), text(issuer, 'Rfc')),
  },
  // Such numbers are never issued here.
  {
    code: 'CFDI40142',
    message: 'El campo FacAtrAdquirente, no contiene un número de operación valido.',
    isBroken: (issuer) => has(issuer, 'FacAtrAdquirente'),
  },
];

/** Rules for the issuer that need the register. */
export const REGISTERED_ISSUER: readonly Rule[] = [
  {
    code: 'CFDI40138',
    message: 'El campo Nombre del emisor, debe encontrarse en la lista de RFC inscritos no cancelados en el SAT.',
    isBroken: (issuer, { taxpayer }) => !taxpayer(text(issuer, 'Rfc')),
  },
  {
    code: 'CFDI40139',
    message:
      'El campo Nombre del emisor, debe pertenecer al nombre asociado al RFC registrado en el campo Rfc del Emisor.',
    isBroken: (issuer, { taxpayer }) => {
      const found = taxpayer(text(issuer, 'Rfc'));
      return found !== undefined && found.name !== text(issuer, 'Nombre');
    },
  },
];
