import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitVat } from '#domain/ledger/vat.ts';
import { after, HOUR, instant, zone } from '#kernel/instant.ts';
import { centavos, sum } from '#kernel/money.ts';
import { restOfSale, type WordlessLine } from './global-invoice.ts';
import { INVOICE_STATES, isStamped, nextInvoiceState } from './invoice-state.ts';
import { monthOf, plusMonths, spanOf } from './invoicing-deadline.ts';
import { lineAmounts } from './line-amounts.ts';
import { mayForward } from './may-invoice.ts';
import { faultOfRefusal, isDateRefused, isStale } from './stamping-rules.ts';

const SEALED = instant(Date.parse('2026-11-27T15:00:00Z'));

test('a seal is stamped until two hours before the PAC takes it no more', () => {
  expect(isStale(SEALED, after(SEALED, 70 * HOUR))).toBe(false);
  expect(isStale(SEALED, instant(after(SEALED, 70 * HOUR) + 1))).toBe(true);
});

test.each([
  ['CFDI40143', 'rfc_not_registered'],
  ['CFDI40145', 'fiscal_name_mismatch'],
  ['CFDI40148', 'postal_code_mismatch'],
  ['CFDI40158', 'unexpected_regimen'],
  ['CFDI40161', 'use_not_of_regime'],
  ['303', 'brand_not_found'],
  ['401', 'cannot_stamp'],
  ['CFDI99999', 'cannot_stamp'],
  ['', 'cannot_stamp'],
])('what the PAC calls %s is told as %s', (code, fault) => {
  expect([faultOfRefusal(code), isDateRefused(code)]).toEqual([fault, code === '401']);
});

describe('an invoice', () => {
  test('is a tax document from its stamp until it is cancelled', () => {
    expect(INVOICE_STATES.filter(isStamped)).toEqual(['stamped', 'rendered', 'mailed', 'cancelling']);
  });

  test('is sent again once it can be read', () => {
    expect(INVOICE_STATES.filter(mayForward)).toEqual(['rendered', 'mailed', 'cancelling']);
    expect(mayForward(undefined)).toBe(false);
  });

  test('that is stamped is never sealed, sent or refused after that: nobody is invoiced twice', () => {
    const events = ['sealed', 'sent', 'stale', 'absent', 'rejected', 'unanswered'] as const;
    for (const state of INVOICE_STATES.filter(isStamped))
      for (const event of events)
        expect([state, event, nextInvoiceState(state, event)]).toEqual([state, event, undefined]);
  });
});

describe('what is left of a sale for the invoice of everybody else', () => {
  const line = (total: number, vatRate: number | null, discount = 0): WordlessLine => {
    const { net, vat } = splitVat(centavos(total), vatRate);
    return {
      id: `at ${vatRate}`,
      product: '78111802',
      unit: { key: 'E54', name: 'Viaje' },
      gross: centavos(net + discount),
      discount: centavos(discount),
      net,
      vat,
      vatRate,
    };
  };
  const totals = (lines: readonly WordlessLine[]) => lines.map(({ vatRate, net, vat }) => [vatRate, net + vat]);

  test('is one line at each rate, without the discounts of what went back', () => {
    const sale = [line(65_001, 16, 5_000), line(65_001, 16), line(10_000, null)];
    const rest = restOfSale(sale, [{ vatRate: 16, amount: centavos(65_001) }]);
    expect(totals(rest)).toEqual([
      [16, 65_001],
      [null, 10_000],
    ]);
    expect(rest.every(({ gross, discount, net }) => discount === 0 && gross === net)).toBe(true);
  });

  test('is no line where all of a rate went back', () => {
    const rest = restOfSale([line(65_001, 16), line(10_000, null)], [{ vatRate: null, amount: centavos(10_000) }]);
    expect(totals(rest)).toEqual([[16, 65_001]]);
  });

  test('and what went back are the sale, rate by rate', () => {
    const rates = [16, 8, 0, null];
    const amounts = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 100_000 }), fc.constantFrom(...rates), fc.integer({ min: 0, max: 100 })),
      {
        minLength: 1,
        maxLength: 6,
      },
    );
    fc.assert(
      fc.property(amounts, (sold) => {
        const undone = sold.map(([amount, vatRate, percent]) => ({
          vatRate,
          amount: centavos(Math.floor((amount * percent) / 100)),
        }));
        const rest = restOfSale(
          sold.map(([amount, rate]) => line(amount, rate)),
          undone,
        );
        for (const rate of rates) {
          const left = sum(rest.filter(({ vatRate }) => vatRate === rate).map(({ net, vat }) => centavos(net + vat)));
          const back = sum(undone.filter(({ vatRate }) => vatRate === rate).map(({ amount }) => amount));
          expect(left + back).toBe(sum(sold.filter(([, own]) => own === rate).map(([amount]) => centavos(amount))));
        }
      }),
    );
  });
});

test('a line says its full fare and what was taken off it, and never a discount below nothing', () => {
  const fares = fc.integer({ min: 0, max: 200_000 });
  fc.assert(
    fc.property(fares, fares, fc.constantFrom(16, 8, 0, null), (paid, fullFare, rate) => {
      const split = splitVat(centavos(paid), rate);
      const { gross, discount, net, vat } = lineAmounts(split, centavos(fullFare), rate);
      expect([gross - discount, net, vat]).toEqual([split.net, split.net, split.vat]);
      expect(discount).toBeGreaterThanOrEqual(0);
      if (fullFare >= paid) expect(gross).toBe(splitVat(centavos(fullFare), rate).net);
    }),
  );
});

test('months follow one another without a gap, also where the clock is changed', () => {
  for (const name of ['America/Mexico_City', 'America/Tijuana', 'America/New_York']) {
    let month = monthOf(SEALED, zone(name));
    for (let i = 0; i < 24; i += 1) {
      const { from, to } = spanOf(month, zone(name));
      expect([monthOf(from, zone(name)), monthOf(instant(to - 1), zone(name))]).toEqual([month, month]);
      expect(spanOf(plusMonths(month, 1), zone(name)).from).toBe(to);
      month = plusMonths(month, 1);
    }
  }
});
