import { describe, expect, test } from 'vitest';
import type { ReservationView } from '#wire/reservation.ts';
import {
  contactBody,
  filledIn,
  inPageOrder,
  ofTraveller,
  savedValues,
  typedValues,
  wantedFill,
  withNames,
  withPassenger,
} from './contact-values.ts';

const form = (fields: Record<string, string>) => new URLSearchParams(fields);
const ANA = { 'contact.first_name': 'Ana', 'contact.last_name': 'López' };

test('a buyer who travels need not write the name twice', () => {
  const { passengers, travels } = typedValues(form({ ...ANA, travels: 'on' }), 2);
  expect(travels).toBe(true);
  expect(passengers).toEqual([
    { first_name: 'Ana', last_name: 'López' },
    { first_name: '', last_name: '' },
  ]);
});

test.each([
  ['not ticked', ANA, { first_name: '', last_name: '' }],
  [
    'another name was typed',
    { ...ANA, travels: 'on', 'passengers.0.first_name': 'Eva' },
    { first_name: 'Eva', last_name: '' },
  ],
])('the first passenger keeps what was typed: %s', (_, fields, expected) => {
  expect(typedValues(form(fields), 1).passengers).toEqual([expected]);
});

test('what is missing of a form is empty, and boxes are ticked by being there', () => {
  const values = typedValues(form({ 'contact.email': ' ana@', 'contact.of_age': 'on' }), 1);
  expect(values.contact).toEqual({
    first_name: '',
    last_name: '',
    cell_phone: '',
    email: ' ana@',
    privacy: false,
    changes: false,
    of_age: true,
  });
});

test('nothing but the call’s own fields goes into its body', () => {
  expect(Object.keys(contactBody(typedValues(form({ travels: 'on' }), 1)))).toEqual(['contact', 'passengers']);
});

test.each([
  ['at first', '', false],
  ['once the buyer’s name is on the ticket', 'ana@example.com', true],
])('the buyer travels %s: %s %s', (_, email, expected) => {
  const name = { first_name: email ? 'Ana' : '', last_name: email ? 'López' : '' };
  const reservation = {
    contact: { ...name, email, cell_phone: '', privacy: true, changes: false },
    passengers: [name],
  };
  expect(savedValues(reservation as unknown as ReservationView)).toMatchObject({
    travels: expected,
    contact: { of_age: expected, privacy: true },
  });
});

test.each([
  ['adult', true],
  ['student', false],
])('at first the buyer for a party that begins with an %s is taken to be that passenger: %s', (type, expected) => {
  const blank = { first_name: '', last_name: '' };
  const reservation = { contact: { ...blank, email: '', cell_phone: '' }, passengers: [{ ...blank, type }] };
  expect(savedValues(reservation as unknown as ReservationView).travels).toBe(expected);
});

describe('a buyer who travels and has no fields as a passenger', () => {
  const values = typedValues(form({ ...ANA, travels: 'on' }), 2);
  const at = (...fields: readonly string[]) => fields.map((field) => ({ code: 'x', message: '', field }));

  test('is told once of a wrong name, at the field there is', () => {
    const errors = at('contact.first_name', 'passengers.0.first_name', 'passengers.1.first_name');
    expect(ofTraveller(values, errors)).toEqual({
      values,
      errors: at('contact.first_name', 'passengers.1.first_name'),
    });
  });

  test.each([
    ['is wrong alone', values, at('passengers.0.last_name')],
    ['has another name', typedValues(form({ ...ANA, travels: 'on', 'passengers.0.first_name': 'Eva' }), 1), []],
  ])('gets the fields of a passenger who %s', (_, typed, errors) => {
    expect(ofTraveller(typed, errors)).toEqual({ values: { ...typed, travels: false }, errors });
  });
});

describe('a signed-in buyer', () => {
  const PROFILE = { first_name: 'Ana', last_name: 'Demo', cell_phone: '+523300000001', email: 'ana@example.com' };
  const blank = typedValues(new URLSearchParams(), 2);

  test('types nothing, travels, and still says yes to the rest', () => {
    const { contact, passengers, travels } = filledIn(blank, PROFILE);
    expect(contact).toMatchObject({ ...PROFILE, cell_phone: '3300000001', privacy: false, of_age: false });
    expect(passengers).toEqual([
      { first_name: 'Ana', last_name: 'Demo' },
      { first_name: '', last_name: '' },
    ]);
    expect(travels).toBe(true);
  });

  test('is not written over what was said before', () => {
    const said = { ...blank, contact: { ...blank.contact, email: 'other@example.com' } };
    expect(filledIn(said, PROFILE)).toBe(said);
  });
});

test('errors come in the order of the fields on the page: consents stand below the passengers', () => {
  const fields = ['contact.email', 'contact.privacy', 'contact.of_age', 'passengers.0.first_name', undefined];
  const errors = fields.map((field) => ({ code: 'x', message: '', ...(field ? { field } : {}) }));
  expect(inPageOrder(errors as never).map(({ field }) => field)).toEqual([
    'contact.email',
    'passengers.0.first_name',
    undefined,
    'contact.privacy',
    'contact.of_age',
  ]);
});

describe('a saved passenger', () => {
  const EVA = { passenger_id: 'eva', first_name: 'Eva', last_name: 'Ruiz' };

  test.each([
    ['is filled in where the button says', { fill: '1', 'saved.1': 'eva' }, { index: 1, id: 'eva' }],
    ['is nobody where nobody was chosen', { fill: '1', 'saved.0': 'eva', 'saved.1': '' }, undefined],
    ['is nobody without the button', { 'saved.1': 'eva' }, undefined],
    ['is nobody for what is no passenger', { fill: 'x', 'saved.x': 'eva' }, undefined],
  ])('%s', (_, fields, expected) => {
    expect(wantedFill(form(fields as Record<string, string>))).toEqual(expected);
  });

  test('takes the place of one name and leaves the rest as it was typed', () => {
    const typed = typedValues(form({ ...ANA, travels: 'on', 'contact.email': 'ana@' }), 2);
    const second = withPassenger(typed, 1, EVA);
    expect(second.passengers).toEqual([
      { first_name: 'Ana', last_name: 'López' },
      { first_name: 'Eva', last_name: 'Ruiz' },
    ]);
    expect([second.travels, second.contact.email]).toEqual([true, 'ana@']);
    expect(withPassenger(typed, 0, EVA)).toMatchObject({ travels: false, passengers: [{ first_name: 'Eva' }, {}] });
  });
});

test('an error is said with what is known of the passenger’s name, and the buyer’s apart', () => {
  const values = typedValues(
    form({ 'passengers.1.first_name': 'Luis', 'passengers.2.last_name': 'a'.repeat(61), ...ANA }),
    3,
  );
  const error = (field: string) => ({ code: 'last_name_required', field, message: '', params: { passenger: 2 } });
  const said = withNames(values, [
    error('contact.last_name'),
    error('passengers.1.last_name'),
    error('passengers.2.last_name'),
    error('contact.email'),
  ]);
  expect(said.map(({ params }) => params)).toEqual([
    { passenger: 2, buyer: 1 },
    { passenger: 2, known: 'Luis' },
    { passenger: 2 },
    { passenger: 2 },
  ]);
  const alone = [error('contact.last_name')];
  expect(withNames(values, alone)).toEqual(alone);
});
