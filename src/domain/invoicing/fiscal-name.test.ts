import { expect, test } from 'vitest';
import { fiscalName, withoutCompanyKind } from '#domain/invoicing/fiscal-name.ts';

test.each([
  ['  María   Muñoz peña ', 'MARÍA MUÑOZ PEÑA'],
  ['Escuela Kemper Urgate', 'ESCUELA KEMPER URGATE'],
  ['cun\u0303a', 'CUÑA'],
])('"%s" is %s to the SAT', (typed, name) => {
  expect(fiscalName(typed)).toBe(name);
});

test.each([
  ['Escuela Kemper Urgate, S.A. de C.V.', 'ESCUELA KEMPER URGATE'],
  ['ESCUELA KEMPER URGATE SA DE CV', 'ESCUELA KEMPER URGATE'],
  ['Transportes del Mar S. de R.L. de C.V.', 'TRANSPORTES DEL MAR'],
  ['Autobuses del Sur S.A.P.I. de C.V.', 'AUTOBUSES DEL SUR'],
  ['Despacho Ruiz S.C.', 'DESPACHO RUIZ'],
  ['Fundación Costa A.C.', 'FUNDACIÓN COSTA'],
])('"%s" is without its kind of company %s', (typed, name) => {
  expect(withoutCompanyKind(typed)).toBe(name);
});

test.each(['María Muñoz', 'S.A. de C.V.', 'Casa', 'Rosa Lisa', 'Chamac'])('"%s" has none', (typed) => {
  expect(withoutCompanyKind(typed)).toBeUndefined();
});
