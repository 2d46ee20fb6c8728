import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { after, HOUR, instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { adventurePrice, supplierTaxOf, withSupplierTax } from './adventure.ts';
import { adventureFault, priceOfParty } from './choose-adventure.ts';

const BASE = fc.integer({ min: 1, max: 10_000_000 }).map(centavos);
const PEOPLE = fc.integer({ min: 1, max: 30 });

describe('of any price of a supplier', () => {
  test('the tax is a tenth, to the nearest centavo, and never a fraction of one', () => {
    fc.assert(
      fc.property(BASE, (base) => {
        const tax = supplierTaxOf(base);
        expect(Number.isInteger(tax)).toBe(true);
        expect(Math.abs(tax * 10 - base)).toBeLessThanOrEqual(5);
        expect(base + tax).toBe(withSupplierTax(base));
      }),
    );
  });

  test('a party pays as often what one person is shown', () => {
    fc.assert(
      fc.property(BASE, PEOPLE, (base, people) => {
        const party = priceOfParty(base, people);
        expect(party.total).toBe(withSupplierTax(base) * people);
        expect(party.base).toBe(base * people);
      }),
    );
  });

  test('is paid in full, and none of it is revenue or VAT of the carrier', () => {
    fc.assert(
      fc.property(BASE, (total) => {
        expect(adventurePrice({ total })).toEqual({ total, net: 0, vat: 0 });
      }),
    );
  });
});

test('what is shown can be ordered, and nothing else: neither a centavo less nor one more', () => {
  const now = instant(Date.UTC(2026, 10, 27, 15));
  const starts = after(now, 24 * HOUR);
  fc.assert(
    fc.property(BASE, PEOPLE, fc.integer({ min: -1, max: 1 }), (base, people, off) => {
      const seen = priceOfParty(base, people).total + off;
      const order = { starts, people, seen };
      const found = adventureFault({ least: 1, most: 30 }, [{ starts, left: people, base }], order, now);
      expect(found?.code).toBe(off === 0 ? undefined : 'price_changed');
    }),
  );
});
