import { expect, test } from 'vitest';
import { judgeHold } from '#domain/booking/hoarding.ts';
import type { HoldVerdict, Unpaid } from '#domain/guessing/hoarding.ts';
import type { HoldProof } from '#domain/guessing/hold-proof.ts';

const EMPTY: Unpaid = {
  seats: 40,
  unproved: 0,
  ofAddress: 0,
  unconfirmed: 0,
  ofContact: 0,
  ofConfirmed: 0,
  hadLargeParty: false,
};
const unproved = (seats: number): Partial<Unpaid> => ({ unproved: seats, unconfirmed: seats });
const FREE: HoldVerdict = { kind: 'free', isLargeParty: false };
const LARGE: HoldVerdict = { kind: 'free', isLargeParty: true };
const LIMIT: HoldVerdict = { kind: 'limit' };
const needs = (proof: HoldProof): HoldVerdict => ({ kind: 'proof', proof });

test.each<[string, Partial<Unpaid>, number, HoldProof | undefined, HoldVerdict]>([
  ['a family on an empty bus', {}, 4, undefined, FREE],
  ['one party of ten', {}, 10, undefined, LARGE],
  ['another party of ten soon after', { hadLargeParty: true }, 10, undefined, needs('captcha')],
  ['the eighth seat of forty', unproved(7), 1, undefined, FREE],
  ['the ninth', unproved(8), 1, undefined, needs('captcha')],
  ['the ninth with a captcha', unproved(8), 1, 'captcha', FREE],
  [
    'the ninth of one address, no matter who proved the others',
    { ofAddress: 8, unconfirmed: 8 },
    1,
    undefined,
    needs('captcha'),
  ],
  ['the sixteenth with a captcha', unproved(15), 1, 'captcha', FREE],
  ['the seventeenth with a captcha', unproved(16), 1, 'captcha', needs('contact')],
  ['the seventeenth with a code', unproved(16), 1, 'contact', FREE],
  ['an eleventh seat for one contact', { ofContact: 10, unconfirmed: 10 }, 1, 'captcha', needs('contact')],
  ['an eleventh for a contact that confirmed', { ofConfirmed: 10 }, 1, 'contact', LIMIT],
  ['its owner, after a stranger named their contact', { ofContact: 10, unconfirmed: 10 }, 1, 'contact', FREE],
])('%s', (_name, change, seats, proof, verdict) => {
  expect(judgeHold({ ...EMPTY, ...change }, { seats, proof, factor: 1 })).toEqual(verdict);
});

test('where load is tried there is more of it', () => {
  expect(judgeHold({ ...EMPTY, ...unproved(30) }, { seats: 10, proof: undefined, factor: 1_000 })).toEqual(FREE);
});
