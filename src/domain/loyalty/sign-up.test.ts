import { expect, test } from 'vitest';
import { passwordFaults, readSignUp, type SignUpInput } from './sign-up.ts';

const FORM: SignUpInput = {
  firstName: ' Ana  María ',
  lastName: 'López',
  phone: '33 1234 5678',
  email: ' Ana@Example.com ',
  birthday: '05/11',
  password: 'Playa#2026',
  privacy: true,
  offers: false,
  sendType: 'email',
};

const refused = (change: Partial<SignUpInput>) => {
  const read = readSignUp({ ...FORM, ...change });
  return read.ok ? [] : read.fault.map(({ code, field }) => `${field} ${code}`);
};

test('a form that is right is a member, in the spelling that is kept', () => {
  expect(readSignUp(FORM)).toEqual({
    ok: true,
    value: {
      member: {
        firstName: 'Ana María',
        lastName: 'López',
        phone: '+523312345678',
        email: 'ana@example.com',
        birthday: '05/11',
        offers: false,
      },
      sendType: 'email',
    },
  });
});

test('a birthday may be left out, offers may be wanted', () => {
  const read = readSignUp({ ...FORM, birthday: ' ', offers: true });
  expect(read.ok && read.value.member).toMatchObject({ birthday: undefined, offers: true });
});

test.each<[Partial<SignUpInput>, readonly string[]]>([
  [{ firstName: '' }, ['first_name first_name_required']],
  [{ lastName: '4' }, ['last_name last_name_required']],
  [{ phone: '' }, ['cell_phone phone_required']],
  [{ phone: '331234567' }, ['cell_phone traveller_phone_invalid']],
  [{ phone: '+523312345678' }, ['cell_phone traveller_phone_invalid']],
  [{ phone: '331234567x' }, ['cell_phone traveller_phone_invalid']],
  [{ email: '' }, ['email email_required']],
  [{ email: 'ana@' }, ['email email_invalid']],
  [{ birthday: '31/02' }, ['birthday birthday_invalid']],
  [{ birthday: '5/11' }, ['birthday birthday_invalid']],
  [{ password: '' }, ['password password_required']],
  [{ password: 'playa' }, ['length', 'uppercase', 'digit', 'special'].map((lack) => `password password_lacks_${lack}`)],
  [{ privacy: false }, ['privacy privacy_required']],
  [{ sendType: 'pigeon' }, ['send_type send_type_unavailable']],
  [
    { firstName: '', email: '', privacy: false },
    ['first_name first_name_required', 'email email_required', 'privacy privacy_required'],
  ],
])('%j is refused with %j', (change, expected) => {
  expect(refused(change)).toEqual(expected);
});

test('the length of a password is said in figures', () => {
  expect(passwordFaults('A1#', 'password')).toEqual([
    { code: 'password_lacks_length', field: 'password', params: { min: 8, max: 128 } },
  ]);
  expect(passwordFaults('Playa#2026', 'password')).toEqual([]);
});
