import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readReservation } from '#app/booking/read-reservation.ts';
import { type LookUpToInvoice, lookUpToInvoice } from '#app/invoicing/look-up-to-invoice.ts';
import { showPin } from '#app/notices/correspondence.ts';
import { lookUp } from '#app/access/look-up.ts';
import { readItinerary } from '#app/access/read-itinerary.ts';
import { nationalNumber } from '#kernel/phone.ts';
import { type LookUpFixture, openLookUpFixture } from '#testing/look-up-fixture.ts';
import { good, stranger } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: LookUpFixture['fixture'];
let visit: LookUpFixture['visit'];
let deps: LookUpFixture['deps'];
let clear: LookUpFixture['clear'];

beforeAll(async () => {
  database = await createTestDatabase();
  ({ fixture, visit, deps, clear } = await openLookUpFixture(database.pool));
});
afterAll(() => database.drop());
beforeEach(() => clear());

const phone = () => visit.reservation.contact!.phone;
const find = (asked: Partial<LookUpToInvoice>, caller = stranger()) =>
  lookUpToInvoice(deps())(
    { code: visit.code, lastName: 'López', phone: phone(), captcha: undefined, ...asked },
    caller,
    fixture.sale.now,
  );
const level = async (caller: ReturnType<typeof stranger>) => {
  const found = await readItinerary(deps())(visit, caller);
  return found.ok ? found.value.level : undefined;
};

describe('a code, a last name and the telephone of the contact', () => {
  test('prove enough to invoice, and open neither the tickets nor the PIN', async () => {
    const caller = stranger();
    expect(good(await find({}, caller))).toBe('invoicing');
    expect(await level(caller)).toBe('invoicing');
    expect(codes(await readReservation(fixture.sale)(visit, caller))).toEqual(['reservation_not_found']);
    expect(codes(await showPin(deps())(visit, caller))).toEqual(['reservation_not_found']);
    expect(await level(stranger())).toBeUndefined();
  });

  test.each<[string, (digits: string) => string]>([
    ['in groups', (digits) => digits.replace(/(\d{2})(\d{4})(\d{4})/, '$1 $2 $3')],
    ['with its country', (digits) => `+52 ${digits}`],
    ['as before 2019', (digits) => `044${digits}`],
  ])('the telephone may be typed %s', async (_, typed) => {
    expect(good(await find({ phone: typed(nationalNumber(phone())!) }))).toBe('invoicing');
  });

  test.each<[string, () => Partial<LookUpToInvoice>]>([
    ['another last name', () => ({ lastName: 'García' })],
    ['another telephone', () => ({ phone: '33 9999 9999' })],
    ['the end of the telephone', () => ({ phone: phone().slice(-8) })],
    ['a code that is nobody’s', () => ({ code: '0000000000' })],
    ['a code that is none', () => ({ code: 'hello' })],
  ])('%s is answered like every other', async (_, asked) => {
    expect(await find(asked())).toEqual({ ok: false, fault: [{ code: 'reservation_not_found', field: 'code' }] });
  });

  test('are each asked for at their field', async () => {
    expect(codes(await find({ code: ' ', lastName: '', phone: ' ' }))).toEqual([
      'code_required',
      'last_name_required',
      'phone_required',
    ]);
  });

  test('take nothing from anyone who has proved more, and add to anyone who has proved less', async () => {
    const caller = stranger();
    const by = (asked: object) =>
      lookUp(deps())(
        { code: visit.code, pin: undefined, lastName: undefined, captcha: undefined, ...asked },
        caller,
        fixture.sale.now,
      );
    good(await by({ lastName: 'López' }));
    expect(await level(caller)).toBe('masked');
    good(await find({}, caller));
    expect(await level(caller)).toBe('invoicing');
    good(await by({ lastName: 'López' }));
    expect(await level(caller)).toBe('invoicing');
    good(await by({ pin: deps().pins.pinOf(visit.reservation) }));
    good(await find({}, caller));
    expect(await level(caller)).toBe('full');
  });

  test('count with every other look-up: after five wrong telephones the right one costs a captcha', async () => {
    for (let n = 0; n < 3; n += 1) await find({ phone: `33999999${n}0` });
    for (let n = 0; n < 2; n += 1)
      await lookUp(deps())(
        { code: visit.code, pin: `${n}`, lastName: undefined, captcha: undefined },
        stranger(),
        fixture.sale.now,
      );
    expect(codes(await find({}))).toEqual(['captcha_required']);
  });
});
