import { describe, expect, test } from 'vitest';
import {
  type Cfdi,
  discountOf,
  hasDiscount,
  type SoldLine,
  subtotalOf,
  taxesOf,
  totalOf,
} from '#domain/invoicing/cfdi.ts';
import { refundedLine, receiverOfCredit } from '#domain/invoicing/credit-note.ts';
import { globalLine, publicInGeneral } from '#domain/invoicing/global-invoice.ts';
import { instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

const LINE: SoldLine = {
  id: 'A-1',
  description: 'Boleto',
  product: '78111802',
  unit: { key: 'E54', name: 'Viaje' },
  gross: centavos(60_259),
  discount: centavos(30_130),
  net: centavos(30_129),
  vat: centavos(4_821),
  vatRate: 16,
};
const EXEMPT: SoldLine = {
  ...LINE,
  id: 'A-2',
  gross: centavos(5000),
  discount: centavos(0),
  net: centavos(5000),
  vat: centavos(0),
  vatRate: null,
};
const RECEIVER = { rfc: 'URE180429TM6', name: 'UNIVERSIDAD', postalCode: '86991', regime: '601', use: 'G03' };
const CFDI: Cfdi = {
  type: 'I',
  series: 'F',
  folio: '1',
  issuedAt: instant(0),
  issuer: { rfc: 'EKU9003173C9', name: 'ESCUELA', regime: '624', postalCode: '44940' },
  receiver: RECEIVER,
  paymentForm: '04',
  lines: [LINE, EXEMPT],
};

describe('a document is summed line by line', () => {
  test('to the charge', () => {
    expect([subtotalOf(CFDI), discountOf(CFDI), hasDiscount(CFDI), totalOf(CFDI)]).toEqual([
      65_259,
      30_130,
      true,
      39_950,
    ]);
  });

  test('taxes by rate, what is exempt last', () => {
    expect(taxesOf({ ...CFDI, lines: [EXEMPT, LINE, EXEMPT] })).toEqual({
      total: 4_821,
      groups: [
        { vatRate: 16, base: 30_129, vat: 4_821 },
        { vatRate: null, base: 10_000, vat: 0 },
      ],
    });
  });

  test('of nothing but exempt lines there is no total of taxes', () => {
    expect(taxesOf({ ...CFDI, lines: [EXEMPT] }).total).toBeUndefined();
    expect(hasDiscount({ ...CFDI, lines: [EXEMPT] })).toBe(false);
  });
});

describe("everybody else's invoice of a month", () => {
  test('is to everybody in general, who live where the issuer does', () => {
    expect(publicInGeneral({ postalCode: '44940' })).toEqual({
      rfc: 'XAXX010101000',
      name: 'PUBLICO EN GENERAL',
      postalCode: '44940',
      regime: '616',
      use: 'S01',
    });
  });

  test('sells what was sold, under the keys of receipts', () => {
    const keys = { product: '01010101', unit: { key: 'ACT', name: '' } };
    expect(globalLine(LINE)).toEqual({ ...LINE, ...keys, thing: { kind: 'global' } });
  });
});

describe('a credit note', () => {
  const back = { id: 'A-1', amount: centavos(34_950), vatRate: 16, invoice: 'F-17' };
  test('gives back the tax too', () => {
    expect(refundedLine(back)).toEqual({
      id: 'A-1',
      thing: { kind: 'given_back', invoice: 'F-17' },
      product: '84111506',
      unit: { key: 'ACT', name: '' },
      gross: 30_129,
      discount: 0,
      net: 30_129,
      vat: 4_821,
      vatRate: 16,
    });
  });

  test('of what is exempt there is none', () => {
    expect(refundedLine({ ...back, vatRate: null })).toMatchObject({ net: 34_950, vat: 0, vatRate: null });
  });

  test.each([
    ['URE180429TM6', '601', 'G02'],
    ['CACX7605101P8', '605', 'S01'],
    ['CACX7605101P8', '616', 'G02'],
    ['XAXX010101000', '616', 'S01'],
    ['XEXX010101000', '616', 'S01'],
  ])('to %s in regime %s is for %s', (rfc, regime, use) => {
    expect(receiverOfCredit({ ...RECEIVER, rfc, regime })).toEqual({ ...RECEIVER, rfc, regime, use });
  });
});
