import { expect, test } from 'vitest';
import { readContact } from './new-contact.ts';

const CURRENT = { phone: '+523312345678', email: 'ana@example.com', phoneConfirmed: false, emailConfirmed: true };

test.each([
  ['email', ' Ana.Nueva@Example.com ', 'ana.nueva@example.com'],
  ['phone', '33 8765 4321', '+523387654321'],
  ['phone', '3312345678', '+523312345678'],
] as const)('a new %s typed as %s is %s', (kind, typed, stored) => {
  expect(readContact(kind, typed, CURRENT)).toEqual({ ok: true, value: stored });
});

test.each([
  ['email', '', 'email_required'],
  ['email', 'ana', 'email_invalid'],
  ['email', 'ANA@example.com', 'contact_unchanged'],
  ['phone', '', 'phone_required'],
  ['phone', '12345', 'traveller_phone_invalid'],
] as const)('a new %s typed as “%s” is refused: %s', (kind, typed, code) => {
  expect(readContact(kind, typed, CURRENT)).toMatchObject({ ok: false, fault: { code, field: 'contact' } });
});
