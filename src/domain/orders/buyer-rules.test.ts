import { expect, test } from 'vitest';
import { buyerFaults, contactOfBuyer } from './buyer-rules.ts';

const BUYER = {
  firstName: ' Ana  María ',
  lastName: 'López',
  phone: '33 3123 4567',
  email: ' ana@example.com ',
  privacy: true,
  ofAge: true,
};

test('each fault stands at its field of the buyer', () => {
  expect(buyerFaults(BUYER)).toEqual([]);
  const empty = { firstName: '', lastName: '', phone: '1', email: 'a@', privacy: false, ofAge: false };
  expect(buyerFaults(empty).map(({ code, field }) => `${field} ${code}`)).toEqual([
    'buyer.first_name first_name_required',
    'buyer.last_name last_name_required',
    'buyer.cell_phone phone_invalid',
    'buyer.email email_invalid',
    'buyer.privacy privacy_required',
    'buyer.of_age of_age_required',
  ]);
});

test('a missing phone or e-mail is asked for by the order, not by a trip', () => {
  const faults = buyerFaults({ ...BUYER, phone: ' ', email: '' });
  expect(faults).toEqual([
    { code: 'phone_required', field: 'buyer.cell_phone', params: { for: 'order' } },
    { code: 'email_required', field: 'buyer.email', params: { for: 'order' } },
  ]);
});

test('what is kept is tidy, and the telephone can be called from abroad', () => {
  expect(contactOfBuyer(BUYER)).toEqual({
    firstName: 'Ana María',
    lastName: 'López',
    phone: '+523331234567',
    email: 'ana@example.com',
    privacy: true,
    changes: false,
  });
});
