import { describe, expect, test } from 'vitest';
import { type ContactInput, contactFaults, isPersonName } from './contact-rules.ts';

const contact: ContactInput = {
  firstName: 'María José',
  lastName: 'Muñiz de la O',
  phone: '33 1234 5678',
  email: ' maria@example.com ',
  privacy: true,
  ofAge: true,
};
const passenger = { firstName: 'Ana', lastName: 'López' };
const faults = (over: Partial<ContactInput>, passengers = [passenger]) =>
  contactFaults({ contact: { ...contact, ...over }, passengers, expected: 1 }).map(
    ({ code, field }) => `${field} ${code}`,
  );

test('a complete contact passes', () => {
  expect(faults({})).toEqual([]);
});

test('an empty form is refused at each field', () => {
  const empty = { firstName: '', lastName: ' ', phone: '', email: '', privacy: false, ofAge: false };
  expect(faults(empty, [])).toEqual([
    'contact.first_name first_name_required',
    'contact.last_name last_name_required',
    'contact.cell_phone phone_required',
    'contact.email email_required',
    'contact.privacy privacy_required',
    'contact.of_age of_age_required',
    'passengers.0.first_name first_name_required',
    'passengers.0.last_name last_name_required',
  ]);
});

describe('names', () => {
  test.each([
    'Ana',
    'Ñ',
    'Ángel',
    'María José',
    'Jose\u0301',
    "O'Connor",
    'D’Angelo',
    'García-Peña',
    'Ma. Guadalupe',
    'Müller',
    'Łukasz',
    '  Ana   Sofía ',
  ])('"%s" is one', (name) => {
    expect(isPersonName(name)).toBe(true);
  });

  test.each(['', ' ', 'Ana2', '-Ana', '.', "'", 'Ana@x', '<b>', 'Ana\u0000', '李4'])('"%s" is not', (name) => {
    expect(isPersonName(name)).toBe(false);
  });

  test.each(['王小明', 'Иван', 'Αννα', 'محمد', 'Ana 明', 'かな', 'Ａｎａ', 'Ana\u20dd'])(
    '"%s" is one, in letters that a ticket cannot print',
    (name) => {
      expect(isPersonName(name)).toBe(false);
      expect(faults({ firstName: name })).toEqual(['contact.first_name name_not_latin']);
      expect(faults({}, [{ firstName: 'Ana', lastName: name }])).toEqual(['passengers.0.last_name name_not_latin']);
    },
  );

  test.each(['Nguyễn', 'Łukasz', 'Ğüler', 'Ñusta', 'Þóra', 'Əliyev', 'Mª José'])(
    '"%s" is one in Latin letters',
    (name) => {
      expect(isPersonName(name)).toBe(true);
    },
  );

  test('as long as fits and no longer', () => {
    expect(faults({ firstName: 'a'.repeat(60) })).toEqual([]);
    expect(faults({ firstName: 'a'.repeat(61) })).toEqual(['contact.first_name text_too_long']);
  });

  test('of nobody who does not travel', () => {
    expect(faults({}, [passenger, passenger])).toEqual(['passengers invalid_request']);
    expect(faults({}, [passenger, { firstName: '', lastName: '' }])).toEqual(['passengers invalid_request']);
  });
});

test.each([
  [{ phone: '123' }, 'contact.cell_phone phone_invalid'],
  [{ phone: 'llámame' }, 'contact.cell_phone phone_invalid'],
  [{ email: 'maria@' }, 'contact.email email_invalid'],
  [{ email: 'maria@example' }, 'contact.email email_invalid'],
])('%o', (over, expected) => {
  expect(faults(over)).toEqual([expected]);
});
