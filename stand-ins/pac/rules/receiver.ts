import { COUNTRIES } from '../catalogues/lists.ts';
import { fitsHolder, fitsRegime, isRegime, isUse } from '../catalogues/regimes.ts';
import type { Element } from '../document.ts';
import type { Taxpayer } from '../register.ts';
import { type Facts, FOREIGN, has, isGeneric, NATIONAL, type Rule, text } from './facts.ts';
import { EVERYBODY } from './global.ts';

const WITHOUT_OBLIGATIONS = '616';
/** Formats of a country's tax ids, where c_Pais defines one. */
const TAX_IDS: Readonly<Record<string, RegExp>> = { CAN: /^\d{9}$/, USA: /^\d{9}$/ };

const rfcOf = (receiver: Element): string => text(receiver, 'Rfc');
const isForeign = (receiver: Element): boolean => rfcOf(receiver) === FOREIGN;

/** Applies only to registered receivers. */
const isRegisteredOtherwise =
  (differs: (receiver: Element, found: Taxpayer) => boolean) =>
  (receiver: Element, { taxpayer }: Facts): boolean => {
    const found = isGeneric(rfcOf(receiver)) ? undefined : taxpayer(rfcOf(receiver));
    return found !== undefined && differs(receiver, found);
  };

/** Rules for the receiver. */
export const RECEIVER: readonly Rule[] = [
  {
    code: 'CFDI40146',
    message: 'El campo RFC del receptor debe contener el valor "XAXX010101000".',
    isBroken: (receiver) => text(receiver, 'Nombre') === EVERYBODY && rfcOf(receiver) !== NATIONAL,
  },
  {
    code: 'CFDI40149',
    message: 'El campo DomicilioFiscalReceptor, no es igual al valor del campo LugarExpedicion.',
    isBroken: (receiver, { root }) =>
      isGeneric(rfcOf(receiver)) && text(receiver, 'DomicilioFiscalReceptor') !== text(root, 'LugarExpedicion'),
  },
  {
    code: 'CFDI40150',
    message: 'El campo ResidenciaFiscal, no contiene un valor del catálogo c_Pais.',
    isBroken: (receiver) => has(receiver, 'ResidenciaFiscal') && !COUNTRIES.has(text(receiver, 'ResidenciaFiscal')),
  },
  {
    code: 'CFDI40151',
    message:
      'El RFC del receptor es de un RFC registrado en el SAT o un RFC genérico nacional y existe el campo ResidenciaFiscal.',
    isBroken: (receiver) => has(receiver, 'ResidenciaFiscal') && !isForeign(receiver),
  },
  {
    code: 'CFDI40152',
    message: 'El valor del campo ResidenciaFiscal no puede ser MEX.',
    isBroken: (receiver) => text(receiver, 'ResidenciaFiscal') === 'MEX',
  },
  {
    code: 'CFDI40153',
    message:
      'Se debe registrar un valor de acuerdo al catálogo c_Pais en en el campo ResidenciaFiscal, cuando en el en el campo NumRegIdTrib se registre información.',
    isBroken: (receiver) => isForeign(receiver) && has(receiver, 'NumRegIdTrib') && !has(receiver, 'ResidenciaFiscal'),
  },
  {
    code: 'CFDI40154',
    message:
      'El valor del campo es un RFC inscrito no cancelado en el SAT o un RFC genérico nacional, y se registró el campo NumRegIdTrib.',
    isBroken: (receiver) => has(receiver, 'NumRegIdTrib') && !isForeign(receiver),
  },
  {
    code: 'CFDI40156',
    message: 'El campo NumRegIdTrib no cumple con el patrón correspondiente.',
    isBroken: (receiver) =>
      has(receiver, 'NumRegIdTrib') &&
      !(TAX_IDS[text(receiver, 'ResidenciaFiscal')] ?? /./).test(text(receiver, 'NumRegIdTrib')),
  },
  {
    code: 'CFDI40157',
    message: 'El campo RegimenFiscalR, no contiene un valor del catálogo c_RegimenFiscal.',
    isBroken: (receiver) => !isRegime(text(receiver, 'RegimenFiscalReceptor')),
  },
  {
    code: 'CFDI40158',
    message: 'La clave del campo RegimenFiscalR debe corresponder con el tipo de persona (física o moral).',
    isBroken: (receiver) => !fitsHolder(text(receiver, 'RegimenFiscalReceptor'), rfcOf(receiver)),
  },
  {
    code: 'CFDI40159',
    message: 'La clave del campo RegimenFiscalR no corresponde de acuerdo al RFC del receptor.',
    isBroken: (receiver) =>
      isGeneric(rfcOf(receiver)) && text(receiver, 'RegimenFiscalReceptor') !== WITHOUT_OBLIGATIONS,
  },
  {
    code: 'CFDI40160',
    message: 'El campo UsoCFDI, no contiene un valor del catálogo c_UsoCFDI.',
    isBroken: (receiver) => !isUse(text(receiver, 'UsoCFDI')),
  },
  {
    code: 'CFDI40161',
    message:
      'La clave del campo UsoCFDI debe corresponder con el tipo de persona (física o moral) y el régimen correspondiente conforme al catálogo c_UsoCFDI.',
    isBroken: (receiver) =>
      !fitsRegime(text(receiver, 'UsoCFDI'), text(receiver, 'RegimenFiscalReceptor'), rfcOf(receiver)),
  },
];

/** Rules for the receiver that need the register. */
export const REGISTERED_RECEIVER: readonly Rule[] = [
  {
    code: 'CFDI40143',
    message: 'Este RFC del receptor no existe en la lista de RFC inscritos no cancelados del SAT.',
    isBroken: (receiver, { taxpayer }) => !isGeneric(rfcOf(receiver)) && !taxpayer(rfcOf(receiver)),
  },
  {
    code: 'CFDI40145',
    message:
      'El campo Nombre del receptor, debe pertenecer al nombre asociado al RFC registrado en el campo Rfc del Receptor.',
    isBroken: isRegisteredOtherwise((receiver, { name }) => name !== text(receiver, 'Nombre')),
  },
  {
    code: 'CFDI40148',
    message:
      'El campo DomicilioFiscalReceptor del receptor, debe pertenecer al nombre asociado al RFC registrado en el campo Rfc del Receptor.',
    isBroken: isRegisteredOtherwise(
      (receiver, { postalCode }) => postalCode !== text(receiver, 'DomicilioFiscalReceptor'),
    ),
  },
  // The regime suits the kind of holder but is not registered for them: the matrix has no closer code.
  {
    code: 'CFDI40158',
    message: 'La clave del campo RegimenFiscalR debe corresponder con el tipo de persona (física o moral).',
    isBroken: isRegisteredOtherwise(
      (receiver, { regimes }) => regimes.length > 0 && !regimes.includes(text(receiver, 'RegimenFiscalReceptor')),
    ),
  },
];
