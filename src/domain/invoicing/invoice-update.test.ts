import { describe, expect, test } from 'vitest';
import { INVOICE_STATES } from './invoice-state.ts';
import {
  isToldOfRefusal,
  type JudgedInvoice,
  type LearnedOfInvoice,
  updateVerdict,
  whenCancelled,
} from './invoice-update.ts';

const SENT: JudgedInvoice = { state: 'stamping', seal: 2, uuid: undefined };
const STAMPED: JudgedInvoice = { state: 'mailed', seal: 2, uuid: 'A' };
const stamp = (uuid: string, seal = 2): LearnedOfInvoice => ({ event: 'stamped', seal, uuid });

describe('an update', () => {
  test.each<[string, JudgedInvoice, LearnedOfInvoice, unknown]>([
    ['a stamp', SENT, stamp('A'), { kind: 'move', next: 'stamped' }],
    ['a stamp after silence', { ...SENT, state: 'unknown' }, stamp('A'), { kind: 'move', next: 'stamped' }],
    ['the same stamp again', STAMPED, stamp('A'), { kind: 'nothing' }],
    ['another stamp', STAMPED, stamp('B'), { kind: 'second-document' }],
    ['a stamp of an older seal', SENT, stamp('A', 1), { kind: 'second-document' }],
    ['the known stamp, of an older seal', STAMPED, stamp('A', 1), { kind: 'nothing' }],
    ['a rejection', SENT, { event: 'rejected', seal: 2, uuid: undefined }, { kind: 'move', next: 'rejected' }],
    ['a rejection of an older seal', SENT, { event: 'rejected', seal: 1, uuid: undefined }, { kind: 'nothing' }],
    ['a rejection of what is stamped', STAMPED, { event: 'rejected', seal: 2, uuid: undefined }, { kind: 'nothing' }],
  ])('%s', (_, now, learned, verdict) => {
    expect(updateVerdict(now, learned)).toEqual(verdict);
  });
});

test('only a complete tax document can be cancelled', () => {
  expect(INVOICE_STATES.filter((state) => whenCancelled(state) === 'cancelling')).toEqual(['rendered', 'mailed']);
  expect(INVOICE_STATES.filter((state) => whenCancelled(state) !== undefined)).toHaveLength(2);
});

test.each([
  [{ isByName: true, email: 'ana@example.com', age: 10_001 }, true],
  [{ isByName: true, email: 'ana@example.com', age: 10_000 }, false],
  [{ isByName: true, email: '', age: 60_000 }, false],
  [{ isByName: false, email: 'ana@example.com', age: 60_000 }, false],
])('a refusal of %o is told by e-mail: %s', (refused, isTold) => {
  expect(isToldOfRefusal(refused)).toBe(isTold);
});
