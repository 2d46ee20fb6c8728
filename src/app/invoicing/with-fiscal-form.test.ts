import { expect, test } from 'vitest';
import type { ReceiverDetails } from '#app/invoicing/invoice-ports.ts';
import { withFiscalForm, withFormOfSeen } from '#app/invoicing/with-fiscal-form.ts';
import { instant } from '#kernel/instant.ts';
import { ok } from '#kernel/result.ts';

const ISSUER = { postalCode: '45580' };
const CALLER = { sessionHash: new Uint8Array(32), address: '192.0.2.1' };
const NOW = instant(0);
const FORM = {
  rfc: 'EKU9003173C9',
  name: 'Escuela Kemper Urgate',
  postalCode: ' 42501 ',
  regime: '601',
  use: 'G03',
  email: ' facturas@example.com ',
  phone: '3331234567',
  foreigner: false,
  country: '',
  taxId: '',
};
const FOREIGNER = { ...FORM, rfc: '', foreigner: true, country: 'USA', taxId: '123456789' };

interface Input extends ReceiverDetails {
  readonly code: string;
}

/** A use case that records its input. */
const recorded = () => {
  const inputs: Input[] = [];
  const use = async (input: Input) => {
    inputs.push(input);
    return ok(input.code);
  };
  return { inputs, use };
};

test('a right form is handed on as its receiver, beside what was asked', async () => {
  const { inputs, use } = recorded();
  const done = await withFiscalForm({ issuer: ISSUER }, use)({ asked: { code: 'ABC' }, form: FORM }, CALLER, NOW);
  expect(done).toEqual(ok('ABC'));
  expect(inputs).toEqual([
    {
      code: 'ABC',
      receiver: { rfc: 'EKU9003173C9', name: 'ESCUELA KEMPER URGATE', postalCode: '42501', regime: '601', use: 'G03' },
      email: 'facturas@example.com',
      phone: '3331234567',
    },
  ]);
});

test('foreigners are invoiced at the postal code of the issuer', async () => {
  const { inputs, use } = recorded();
  await withFiscalForm({ issuer: ISSUER }, use)({ asked: { code: 'ABC' }, form: FOREIGNER }, CALLER, NOW);
  expect(inputs.map(({ receiver }) => receiver.postalCode)).toEqual(['45580']);
});

test('a wrong form is refused at its fields, and nothing is done', async () => {
  const { inputs, use } = recorded();
  const form = { ...FORM, rfc: '', email: 'nobody' };
  const done = await withFiscalForm({ issuer: ISSUER }, use)({ asked: { code: 'ABC' }, form }, CALLER, NOW);
  expect(!done.ok && done.fault.map(({ field }) => field)).toEqual(['rfc', 'email']);
  expect(inputs).toEqual([]);
});

test('anyone who may not invoice the reservation learns that, and nothing of the form', async () => {
  const { inputs, use } = recorded();
  const deps = { issuer: ISSUER, lookUps: { find: async () => undefined } };
  const done = await withFormOfSeen(deps, use)({ asked: { code: 'ABC' }, form: { ...FORM, rfc: '' } }, CALLER, NOW);
  expect(!done.ok && done.fault.map(({ code }) => code)).toEqual(['reservation_not_found']);
  expect(inputs).toEqual([]);
});

test.each([
  ['no reservation', []],
  ['no payment of it', [{ code: 'ABCDEFGHJK', payments: [] }]],
])('whoever chose %s is told that with what is wrong in the form', async (_, reservations) => {
  const use = async () => ok('done');
  const deps = { issuer: ISSUER, lookUps: { find: async () => ({ level: 'full', order: {} }) as never } };
  const asked = { reservations };
  const done = await withFormOfSeen(deps, use)({ asked, form: { ...FORM, rfc: '' } }, CALLER, NOW);
  expect(!done.ok && done.fault.map(({ field, code }) => `${field} ${code}`)).toEqual([
    'payments concepts_required',
    'rfc rfc_required',
  ]);
});
