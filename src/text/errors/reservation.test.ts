import { expect, test } from 'vitest';
import { contactFaults, emailFaults, phoneFaults } from '#domain/orders/contact-rules.ts';
import { checkFiscalForm } from '#domain/invoicing/fiscal-profile.ts';
import type { Fault } from '#domain/errors.ts';
import { errorMessage } from '#text/errors.ts';

const contact = {
  firstName: '',
  lastName: 'Muñoz',
  phone: '33 1234 5678',
  email: 'maria@example.com',
  privacy: true,
  ofAge: true,
};

test('a phone or an e-mail that is missing is asked for by what the form wants it for', () => {
  const said = (faults: readonly Fault[]) =>
    faults.flatMap(({ code, params }) => Object.values(errorMessage(code, params)));
  const nothing = { rfc: '', name: '', postalCode: '', regime: '', use: '', country: '', taxId: '', foreigner: false };
  const invoice = checkFiscalForm({ ...nothing, email: ' ', phone: '' }, '45580');
  const faults = invoice.ok ? [] : invoice.fault.filter(({ field }) => field === 'email' || field === 'phone');
  expect(said(faults)).toEqual([
    'Escribe el correo al que enviamos la factura.',
    'Enter the e-mail we send the invoice to.',
    'Escribe un teléfono, por si hay que aclarar algo de la factura.',
    'Enter a phone, in case something about the invoice has to be cleared up.',
  ]);
  expect(said(emailFaults('', 'email', 'payer')).join(' ')).not.toMatch(/boletos|tickets/);
  for (const why of ['account', 'recipient', 'order'] as const)
    expect(
      said([...phoneFaults('', 'phone', why === 'recipient' ? 'order' : why), ...emailFaults('', 'email', why)]).join(
        ' ',
      ),
    ).not.toMatch(/boletos|tickets|viaje|trip/);
  expect(said(phoneFaults('', 'phone', 'look_up'))[0]).toBe('Escribe el teléfono con el que se compró.');
  expect(said(emailFaults('', 'contact.email'))[0]).toBe('Escribe el correo al que enviamos tus boletos.');
});

test('a name that is missing is said with the passenger it is of; the buyer’s is not', () => {
  const nobody = { firstName: '', lastName: 'a'.repeat(61) };
  const passengers = [{ firstName: 'Ana', lastName: 'López' }, nobody];
  const found = contactFaults({ contact, passengers, expected: 2 });
  const said = found.map(({ code, params }) => errorMessage(code, params ?? {}, ''));
  expect(said.map(({ es }) => es)).toEqual([
    'Escribe el nombre, solo con letras.',
    'Pasajero 2: escribe el nombre, solo con letras.',
    'Pasajero 2: es demasiado largo: usa hasta 60 caracteres.',
  ]);
  expect(said[1]!.en).toBe('Passenger 2: enter the first name, letters only.');
});

test('the same seat on both buses is said apart, and of one journey as ever', () => {
  const said = [
    errorMessage('minor_apart', { seat: 4, direction: 'departure' }),
    errorMessage('minor_apart', { seat: 4, direction: 'return' }),
    errorMessage('minor_apart', { seat: 4 }),
    errorMessage('minor_apart', { seat: 4, direction: 'second' }),
    errorMessage('minor_apart', { seat: 4, direction: 'shuttle' }),
  ].map(({ es }) => es.slice(0, 27));
  expect(said).toEqual([
    'De ida, en el asiento 4 un ',
    'De regreso, en el asiento 4',
    'En el asiento 4 un menor no',
    'En el segundo autobús, en e',
    'En el shuttle, en el asient',
  ]);
});
