import { expect, test } from 'vitest';
import { errorMessage } from '#text/errors.ts';
import { checkoutFaults, type CheckoutForm, participantsOf } from './checkout-rules.ts';

const BUYER: CheckoutForm['buyer'] = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  phone: '3221234567',
  email: 'ana@example.com',
  privacy: true,
  ofAge: true,
};
const CHOSEN = { product: { ages: { min: 4, childUntil: 11 } }, adults: 1, children: 1 };
const PARTY = [
  { firstName: 'Ana', lastName: 'Ruiz', age: null },
  { firstName: 'Leo', lastName: 'Ruiz', age: 8 },
];

test('a buyer who takes part is the first participant, whatever was typed there', () => {
  const typed = [{ firstName: ' someone ', lastName: '', age: 30 }, PARTY[1]!];
  const [first, second] = participantsOf({ buyer: BUYER, participants: typed, apply: true });
  expect(first).toEqual({ firstName: 'Ana', lastName: 'Ruiz', age: 30 });
  expect(second).toEqual(PARTY[1]);
  expect(participantsOf({ buyer: BUYER, participants: typed, apply: false })[0]!.firstName).toBe('someone');
});

test.each<[string, Partial<CheckoutForm>, readonly string[] | undefined]>([
  ['a form that is right', {}, undefined],
  ['a contact', { buyer: { ...BUYER, firstName: '', email: 'no' } }, ['contact.first_name', 'contact.email']],
  [
    'the names of a participant',
    { participants: [PARTY[0]!, { firstName: '', lastName: '7', age: 8 }] },
    ['participants.1.first_name', 'participants.1.last_name'],
  ],
  ['the age of a participant', { participants: [PARTY[0]!, { ...PARTY[1]!, age: 3 }] }, ['participants.1.age']],
  ['a party of another size', { participants: [PARTY[0]!] }, ['participants']],
  [
    'all of it, in the order of the form',
    { buyer: { ...BUYER, lastName: '' }, participants: [{ ...PARTY[0]!, firstName: '' }] },
    ['contact.last_name', 'participants.0.first_name', 'participants'],
  ],
])('%s is checked', (_, change, fields) => {
  const faults = checkoutFaults({ buyer: BUYER, participants: PARTY, apply: false, ...change }, CHOSEN);
  expect(faults?.map(({ field }) => field)).toEqual(fields);
});

test('a name the ticket cannot print is said as such, with the participant it is of', () => {
  const participants = [
    { firstName: '王', lastName: 'a'.repeat(61), age: null },
    { firstName: '', lastName: 'Ruiz', age: 8 },
  ];
  const faults = checkoutFaults({ buyer: BUYER, participants, apply: false }, CHOSEN)!;
  expect(faults.map(({ code, params = {} }) => errorMessage(code, params).es)).toEqual([
    'Participante 1: escribe el nombre y el apellido como en tu identificación, con letras latinas.',
    'Participante 1: es demasiado largo: usa hasta 60 caracteres.',
    'Participante 2: escribe el nombre, solo con letras.',
  ]);
});

test('a wrong name of a buyer who takes part is said once, at the contact', () => {
  const buyer = { ...BUYER, firstName: '王' };
  const participants = participantsOf({ buyer, participants: PARTY, apply: true });
  const fields = (apply: boolean) => checkoutFaults({ buyer, participants, apply }, CHOSEN)?.map(({ field }) => field);
  expect(fields(true)).toEqual(['contact.first_name']);
  expect(fields(false)).toEqual(['contact.first_name', 'participants.0.first_name']);
});
