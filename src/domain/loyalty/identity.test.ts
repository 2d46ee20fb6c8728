import { expect, test } from 'vitest';
import { kindOf, readIdentity } from '#domain/loyalty/identity.ts';

test.each([
  [{ card: '7000 0000 0013' }, { kind: 'card', value: '700000000013' }],
  [{ phone: '33 1234 5678' }, { kind: 'phone', value: '+523312345678' }],
  [{ email: ' Ana@Example.com ' }, { kind: 'email', value: 'ana@example.com' }],
  [
    { card: '', phone: '3312345678', email: 'ana@example.com' },
    { kind: 'phone', value: '+523312345678' },
  ],
] as const)('%j is %j', (given, value) => {
  expect(readIdentity(given)).toEqual({ ok: true, value });
});

test.each([
  [{}, 'traveller_identity_required', 'card'],
  [{ card: '  ' }, 'traveller_identity_required', 'card'],
  [{ card: '700000000014' }, 'traveller_card_invalid', 'card'],
  [{ phone: '331234567' }, 'traveller_phone_invalid', 'phone'],
  [{ phone: '+523312345678' }, 'traveller_phone_invalid', 'phone'],
  [{ phone: '331234567x' }, 'traveller_phone_invalid', 'phone'],
  [{ email: 'ana@' }, 'traveller_email_invalid', 'email'],
] as const)('%j is refused with %s', (given, code, field) => {
  expect(readIdentity(given)).toEqual({ ok: false, fault: { code, field } });
});

test.each([
  ['ana@example.com', 'email'],
  ['33 1234 5678', 'phone'],
  ['7000 0000 0013', 'card'],
  ['331234', 'card'],
  ['', 'card'],
])('"%s" is meant as %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});
