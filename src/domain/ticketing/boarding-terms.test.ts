import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CROCKFORD } from '#kernel/crockford.ts';
import { localDate, plusDays } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { FREE_BAG, includedBy, TIER_ALLOWANCE } from './baggage.ts';
import { openReminderDue } from './open-reminders.ts';
import { proofChecklist, type ProvenPrice } from './proof.ts';
import { folioOf, isValidOn, parseFolio, VALIDITY_DAYS, validUntil } from './ticket-rules.ts';

test('every folio that is printed is read again as it was, in small letters too', () => {
  const codes = fc.array(fc.constantFrom(...CROCKFORD), { minLength: 10, maxLength: 10 }).map((all) => all.join(''));
  fc.assert(
    fc.property(codes, fc.integer({ min: 1, max: 99 }), (code, number) => {
      const folio = folioOf(code, number);
      expect(parseFolio(folio)).toEqual({ code, number });
      expect(parseFolio(` ${folio.toLowerCase()}`)).toEqual({ code, number });
      expect(parseFolio(folio.slice(1)) ?? parseFolio(`${folio}0`)).toBeUndefined();
    }),
  );
});

test('a ticket is good on every day from its first to its 365th, and reminded of in the last ninety alone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 0, max: 400 }), (issued, later) => {
      const day = plusDays(localDate('2026-01-01'), issued);
      const today = plusDays(day, later);
      expect(isValidOn(validUntil(day), today)).toBe(later <= VALIDITY_DAYS);
      const isReminded = openReminderDue(validUntil(day), today) !== undefined;
      expect(isReminded).toBe(later <= VALIDITY_DAYS && later >= VALIDITY_DAYS - 90);
    }),
  );
});

describe('what is brought to the bus', () => {
  const price = (type: ProvenPrice['type'], ...off: number[]): ProvenPrice => ({
    type,
    steps: off.map((amount) => ({ reason: 'category', amount: centavos(-amount) })),
  });

  test('is one line for each type, with what all of them would owe', () => {
    const promo = { reason: 'promo', amount: centavos(-500) } as const;
    const child = { ...price('minor', 32_500), steps: [...price('minor', 32_500).steps, promo] };
    expect(proofChecklist([child, price('adult'), price('minor', 30_000)])).toEqual([
      { type: 'adult', proof: 'official_id', dueIfForgotten: 0 },
      { type: 'minor', proof: 'age_of_child', dueIfForgotten: 62_500 },
    ]);
  });

  test('is a bag for everybody, and with a card more of them the higher it is', () => {
    const bags = (['classic', 'golden', 'platinum'] as const).map((tier) => FREE_BAG.bags + includedBy(tier, 'bag'));
    expect(bags).toEqual(Object.values(TIER_ALLOWANCE).map((allowance) => allowance.bags));
    expect(bags).toEqual(bags.toSorted((a, b) => a - b));
  });
});
