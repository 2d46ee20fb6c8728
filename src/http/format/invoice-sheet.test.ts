import { describe, expect, test } from 'vitest';
import { cfdiFacts, ticketLines } from '#domain/invoicing/testing/cfdi-facts.ts';
import type { StampedFacts } from '#domain/invoicing/verification-url.ts';
import { invoiceSheet } from '#http/format/invoice-sheet.ts';
import { centavos } from '#kernel/money.ts';
import { COSTERA } from '#main/costera.ts';

const sheetOf = (change: Partial<StampedFacts> = {}, lang: 'es' | 'en' = 'es') =>
  invoiceSheet(cfdiFacts(change), { lang, head: COSTERA });

const values = (facts: readonly { caption: { es: string }; value: string }[]) =>
  facts.map(({ caption, value }) => `${caption.es}: ${value}`);

test('says its amounts as the document does, and the total in words', () => {
  const sheet = sheetOf();
  expect([...values(sheet.totals), ...values([sheet.total, sheet.words])]).toEqual([
    'Subtotal: $ 1,205.18',
    'Descuento: – $ 301.30',
    '002 IVA 16 % sobre $ 903.88: $ 144.62',
    'Total: $ 1,048.50',
    'Importe con letra: MIL CUARENTA Y OCHO PESOS 50/100 M.N.',
  ]);
  expect(sheet.lines.map(({ amount, discount, details }) => [amount, discount, details.at(-1)])).toEqual([
    ['$ 602.59', '—', '002 IVA 16 % sobre $ 602.59: $ 96.41'],
    ['$ 602.59', '$ 301.30', '002 IVA 16 % sobre $ 301.29: $ 48.21'],
  ]);
});

test('says the keys of the SAT with their words', () => {
  const { parties, facts } = sheetOf();
  expect(parties.flatMap((party) => values(party.facts))).toEqual([
    'RFC: EKU9003173C9',
    'Régimen fiscal: 624 Coordinados',
    'RFC: URE180429TM6',
    'Régimen fiscal: 601 General de Ley Personas Morales',
    'Domicilio fiscal (C.P.): 86991',
    'Uso del CFDI: G03 Gastos en general',
  ]);
  expect(values(facts)).toEqual([
    'Forma de pago: 04 Tarjeta de crédito',
    'Método de pago: PUE Pago en una sola exhibición',
    'Tipo de comprobante: I Ingreso',
    'Moneda: MXN Peso Mexicano',
    'Exportación: 01 No aplica',
  ]);
});

test('keys newer than ours stand alone', () => {
  const receiver = { ...cfdiFacts().receiver, use: 'Z99' };
  expect(values(sheetOf({ receiver }).parties[1].facts)).toContain('Uso del CFDI: Z99');
});

describe('what kind of document it is', () => {
  test.each([
    [{}, 'Factura'],
    [{ type: 'E' }, 'Nota de crédito'],
    [{ global: { period: '04', month: '11', year: '2026' } }, 'Factura global'],
  ])('%o is a %s', (change, title) => {
    expect(sheetOf(change).title.es).toBe(title);
  });

  test('the period of a global one, and what another one is related to', () => {
    const related = { kind: '01', uuids: ['A', 'B'] };
    expect(values(sheetOf({ related, global: { period: '04', month: '11', year: '2026' } }).facts)).toEqual(
      expect.arrayContaining([
        'Información global: 04 Mensual, 11 Noviembre 2026',
        'CFDI relacionados: 01 Nota de crédito de los documentos relacionados: A, B',
      ]),
    );
  });
});

test('a ticket that is exempt has no rate and no amount of tax', () => {
  const { lines } = ticketLines(1);
  const exempt = { base: centavos(60_259), tax: '002', factor: 'Exento', rate: undefined, amount: undefined };
  const [line] = sheetOf({ lines: [{ ...lines[0]!, taxes: [exempt] }] }).lines;
  expect(line?.details.at(-1)).toBe('002 IVA exento sobre $ 602.59: —');
});

test('a currency that is not ours has no words', () => {
  expect(sheetOf({ currency: 'USD' }).words.value).toBe('1048.50 USD');
});

test('its captions are in Spanish, with a twin for anyone who reads English', () => {
  expect(sheetOf().uuid.caption).toEqual({ es: 'Folio fiscal (UUID)', en: undefined });
  expect(sheetOf({}, 'en').uuid.caption).toEqual({ es: 'Folio fiscal (UUID)', en: 'Tax folio' });
  expect(sheetOf({}, 'en').legend.es).toBe('Este documento es una representación impresa de un CFDI');
});
