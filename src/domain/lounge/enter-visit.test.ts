import { expect, test } from 'vitest';
import { id } from '#kernel/ids.ts';
import { SAME_SCAN_WITHIN } from '#domain/operators/same-scan.ts';
import { after, HOUR, instant } from '#kernel/instant.ts';
import { doorVerdict, enteredAgain, isRepeated, shownPass, usedOrderOf, usedVerdict } from './enter-visit.ts';
import { ENTER_EARLY } from './lounge.ts';

const STARTS = instant(Date.parse('2027-03-10T16:00:00Z'));
const ENDS = after(STARTS, HOUR);
const BOOKED = { state: 'booked', starts: STARTS, ends: ENDS, hasEntered: false, order: id<'order'>('o') } as const;
const FOLIO = id<'voucher-folio'>('V123456789');

test.each([
  ['the QR of a voucher, whatever is in it', 'otra cosa', FOLIO, { kind: 'voucher', folio: FOLIO }],
  ['the folio of a voucher as people type it', ' v1234-56789', undefined, { kind: 'voucher', folio: FOLIO }],
  ['the code of a visit from before it had a voucher', 's1234 56789', undefined, { kind: 'code', code: 'S123456789' }],
  ['anything else', 'G123456789', undefined, { kind: 'nothing' }],
])('the door reads %s', (_, text, signed, pass) => expect(shownPass(text, signed)).toEqual(pass));

test('a pass that is good now is used up, with the voucher of its order', () => {
  for (const now of [STARTS - ENTER_EARLY, ENDS - 1].map(instant))
    expect(doorVerdict(BOOKED, now)).toEqual({ kind: 'use', visit: BOOKED, voucherOf: 'o' });
  const old = { ...BOOKED, order: undefined };
  expect(doorVerdict(old, STARTS)).toEqual({ kind: 'use', visit: old, voucherOf: undefined });
});

test.each([
  ['too early', 'too_early', BOOKED, STARTS - ENTER_EARLY - 1],
  ['when it is over', 'over', BOOKED, ENDS],
  ['again', 'entered_before', { ...BOOKED, hasEntered: true }, STARTS],
  ['unpaid', 'not_paid', { ...BOOKED, state: 'held' as const }, STARTS],
  ['once it is cancelled', 'cancelled', { ...BOOKED, state: 'cancelled' as const }, STARTS],
])('a pass %s is answered and not used up', (_, verdict, visit, now) =>
  expect(doorVerdict(visit, instant(now))).toEqual({ kind: 'answer', entry: { verdict, visit } }),
);

test('what names no visit is unknown', () =>
  expect(doorVerdict(undefined, STARTS)).toEqual({ kind: 'answer', entry: undefined }));

test('a voucher that was redeemed elsewhere lets nobody in', () => {
  expect(usedVerdict(true)).toBe('enters');
  expect(usedVerdict(false)).toBe('entered_before');
});

const FIRST = { id: 'one', device: 'door', at: STARTS };

test.each([
  ['sent again, whenever', FIRST, { ...FIRST, at: ENDS }, true],
  ['read twice by one device', FIRST, { ...FIRST, id: 'two', at: after(STARTS, SAME_SCAN_WITHIN) }, true],
  ['read later', FIRST, { ...FIRST, id: 'two', at: after(STARTS, SAME_SCAN_WITHIN + 1) }, false],
  ['read at another door', FIRST, { ...FIRST, id: 'two', device: 'other' }, false],
  ['of a pass that nobody scanned', undefined, FIRST, false],
])('a scan %s', (_, first, scan, isIt) => expect(isRepeated(first, scan)).toBe(isIt));

const ORDER = id<'order'>('o-1');
const entryOf = (verdict: 'entered_before' | 'over', order: typeof ORDER | undefined) => ({
  verdict,
  visit: { order },
});

test('only a visit entered before, by a voucher, has a first scan to look for', () => {
  expect(usedOrderOf(undefined)).toBeUndefined();
  expect(usedOrderOf(entryOf('over', ORDER))).toBeUndefined();
  expect(usedOrderOf(entryOf('entered_before', undefined))).toBeUndefined();
  expect(usedOrderOf(entryOf('entered_before', ORDER))).toBe(ORDER);
});

test('the scan that let people in does so again, another one does not', () => {
  const before = entryOf('entered_before', ORDER);
  expect(enteredAgain(before, FIRST, FIRST)).toEqual({ ...before, verdict: 'enters' });
  expect(enteredAgain(before, FIRST, { ...FIRST, id: 'two', device: 'other' })).toEqual(before);
  expect(enteredAgain(before, undefined, FIRST)).toEqual(before);
  expect(enteredAgain(undefined, FIRST, FIRST)).toBeUndefined();
});
