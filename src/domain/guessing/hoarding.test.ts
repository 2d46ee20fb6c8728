import { describe, expect, test } from 'vitest';
import { type HoldRule, judge, type Unpaid, type Wanted } from '#domain/guessing/hoarding.ts';

const NOBODY: Unpaid = {
  seats: 40,
  unproved: 0,
  unconfirmed: 0,
  ofAddress: 0,
  ofContact: 0,
  ofConfirmed: 0,
  hadLargeParty: false,
};
const kindOf = (rule: HoldRule, unpaid: Partial<Unpaid>, seats: number, proof?: Wanted['proof']) => {
  const verdict = judge(rule, { ...NOBODY, ...unpaid }, { seats, proof, factor: 1 });
  return verdict.kind === 'proof' ? verdict.proof : verdict.kind;
};

describe('a rule that counts contacts', () => {
  const rule: HoldRule = { ofAddress: 5, ofAll: 5, withCaptcha: 2.5, ofContact: 10 };

  test('asks for a captcha above the share, and for a code above that of the captcha', () => {
    expect(kindOf(rule, { unproved: 7, unconfirmed: 7 }, 1)).toBe('free');
    expect(kindOf(rule, { unproved: 8, unconfirmed: 8 }, 1)).toBe('captcha');
    expect(kindOf(rule, { unproved: 8, unconfirmed: 16 }, 1, 'captcha')).toBe('contact');
    expect(kindOf(rule, { unproved: 8, unconfirmed: 16 }, 1, 'contact')).toBe('free');
    expect(kindOf(rule, { ofConfirmed: 10 }, 1, 'contact')).toBe('limit');
  });
});

describe('a rule without them', () => {
  const rule: HoldRule = { ofAddress: 5, ofAll: 2 };

  test('lets a captcha open what is left', () => {
    expect(kindOf(rule, { unproved: 20, unconfirmed: 39, ofContact: 39 }, 1)).toBe('captcha');
    expect(kindOf(rule, { unproved: 20, unconfirmed: 39, ofContact: 39 }, 1, 'captcha')).toBe('free');
  });

  test('lets a party of another address in, up to the share of everybody', () => {
    expect(kindOf(rule, { unproved: 10 }, 10)).toBe('free');
    expect(kindOf(rule, { unproved: 11 }, 10)).toBe('captcha');
    expect(kindOf(rule, { unproved: 10, hadLargeParty: true }, 10)).toBe('captcha');
    expect(kindOf(rule, { unproved: 10, ofAddress: 1 }, 10)).toBe('captcha');
  });
});
