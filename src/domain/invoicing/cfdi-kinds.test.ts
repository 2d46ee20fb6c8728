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
import { cfdiOfPayment } from '#domain/invoicing/cfdi-of-payment.ts';
import { creditNote } from '#domain/invoicing/credit-note.ts';
import { globalCfdi } from '#domain/invoicing/global-cfdi.ts';
import { instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

const UUID = '5768E1EA-6FDC-4B6C-9460-FB2462260A6E';

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

const COMMON = {
  series: 'F',
  folio: '1',
  issuedAt: instant(Date.parse('2026-12-01T06:30:00Z')),
  issuer: { rfc: 'EKU9003173C9', name: 'ESCUELA KEMPER URGATE', regime: '624', postalCode: '44940' },
  paymentForm: '04',
};
const RECEIVER = {
  rfc: 'URE180429TM6',
  name: 'UNIVERSIDAD ROBOTICA ESPAÑOLA',
  postalCode: '86991',
  regime: '601',
  use: 'G03',
};

describe('an invoice by name', () => {
  const sale = { ...COMMON, receiver: RECEIVER, lines: [LINE, EXEMPT] };
  test('repeats what was sold', () => {
    expect(cfdiOfPayment(sale)).toEqual({ ...sale, type: 'I' });
  });

  test('names the one it corrects', () => {
    expect(cfdiOfPayment({ ...sale, instead: UUID }).related).toEqual({ kind: '04', uuids: [UUID] });
  });

  test('is summed line by line', () => {
    const cfdi: Cfdi = cfdiOfPayment(sale);
    expect([subtotalOf(cfdi), discountOf(cfdi), hasDiscount(cfdi), totalOf(cfdi)]).toEqual([
      65_259,
      30_130,
      true,
      39_950,
    ]);
    expect(taxesOf(cfdi)).toEqual({
      total: 4_821,
      groups: [
        { vatRate: 16, base: 30_129, vat: 4_821 },
        { vatRate: null, base: 5000, vat: 0 },
      ],
    });
    expect(taxesOf({ ...cfdi, lines: [EXEMPT] })).toEqual({
      total: undefined,
      groups: [{ vatRate: null, base: 5000, vat: 0 }],
    });
  });
});

test("everybody else's invoice of a month is written as the SAT wants it", () => {
  expect(globalCfdi({ ...COMMON, month: '2026-11', lines: [LINE] })).toEqual({
    ...COMMON,
    type: 'I',
    receiver: { rfc: 'XAXX010101000', name: 'PUBLICO EN GENERAL', postalCode: '44940', regime: '616', use: 'S01' },
    lines: [{ ...LINE, description: 'Venta', product: '01010101', unit: { key: 'ACT', name: '' } }],
    global: { month: '11', year: '2026' },
  });
});

describe('a credit note', () => {
  const source = { ...COMMON, receiver: RECEIVER, of: UUID };
  const back = { id: 'A-1', amount: centavos(34_950), vatRate: 16 };

  test('gives back what was invoiced, tax and all, and says of which invoice', () => {
    expect(creditNote({ ...source, givenBack: [back] })).toEqual({
      ...COMMON,
      type: 'E',
      receiver: { ...RECEIVER, use: 'G02' },
      related: { kind: '01', uuids: [UUID] },
      lines: [
        {
          id: 'A-1',
          description: 'Devolución de A-1',
          product: '84111506',
          unit: { key: 'ACT', name: '' },
          gross: 30_129,
          discount: 0,
          net: 30_129,
          vat: 4_821,
          vatRate: 16,
        },
      ],
    });
  });

  test('of what is exempt there is no tax to give back; nothing given back is no line', () => {
    const givenBack = [
      { ...back, vatRate: null },
      { ...back, amount: centavos(0) },
    ];
    expect(creditNote({ ...source, givenBack }).lines).toMatchObject([{ net: 34_950, vat: 0, vatRate: null }]);
  });

  test.each([
    ['URE180429TM6', '601', 'G02'],
    ['CACX7605101P8', '605', 'S01'],
    ['CACX7605101P8', '616', 'G02'],
    ['XAXX010101000', '616', 'S01'],
    ['XEXX010101000', '616', 'S01'],
  ])('to %s in regime %s is for %s', (rfc, regime, use) => {
    expect(creditNote({ ...source, receiver: { ...RECEIVER, rfc, regime }, givenBack: [back] }).receiver.use).toBe(use);
  });
});
