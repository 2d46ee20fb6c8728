import { X509Certificate, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readCfdi } from '#adapters/cfdi/read-cfdi.ts';
import { openSchema } from '#adapters/cfdi/schema.ts';
import { createSealer } from '#adapters/cfdi/sealer.ts';
import { testCsd } from '#adapters/cfdi/testing/test-csd.ts';
import type { Cfdi } from '#domain/invoicing/cfdi.ts';
import { SAMPLE_CFDI, SAMPLE_LINE } from '#domain/invoicing/testing/sample-cfdi.ts';
import { instant, zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

const MEXICO = zone('America/Mexico_City');
const schema = openSchema();
const csd = testCsd({ rfc: 'OÑO120726RX3' });
const sealer = createSealer({ csd, schema, zone: MEXICO });

const [cfdi, line] = [SAMPLE_CFDI, SAMPLE_LINE];

const seal = (changed: Partial<Cfdi>) => sealer.seal({ ...cfdi, ...changed });

function factsOf(changed: Partial<Cfdi>) {
  const sealed = seal(changed);
  if (!sealed.ok) throw new Error(sealed.problem);
  return readCfdi(sealed.value.xml)!;
}

test('what is sealed can be verified with what the document carries, and by nobody else', () => {
  const sealed = seal({});
  if (!sealed.ok) throw new Error(sealed.problem);
  const facts = readCfdi(sealed.value.xml)!;
  const { publicKey } = new X509Certificate(Buffer.from(facts.certificate, 'base64'));
  const isSealOf = (text: string): boolean =>
    verify('sha256', Buffer.from(text), publicKey, Buffer.from(facts.seal, 'base64'));
  expect(facts.originalString).toBe(sealed.value.originalString);
  expect(isSealOf(sealed.value.originalString)).toBe(true);
  expect(isSealOf(sealed.value.originalString.replace('699.00', '699.01'))).toBe(false);
  expect(sealed.value).toMatchObject({ total: 69_900 });
  expect(sealed.value.xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<cfdi:Comprobante ')).toBe(true);
});

test('the same document is sealed the same way', () => {
  expect(seal({})).toEqual(seal({}));
});

describe('the date is the clock of where it is issued, without offset', () => {
  test.each([
    ['2026-12-01T05:59:59Z', 'America/Mexico_City', '2026-11-30T23:59:59'],
    ['2026-12-01T06:00:00.999Z', 'America/Mexico_City', '2026-12-01T00:00:00'],
    ['2027-01-01T05:00:00Z', 'America/Mazatlan', '2026-12-31T22:00:00'],
    ['2022-07-01T12:00:00Z', 'America/Mexico_City', '2022-07-01T07:00:00'], // daylight saving time still applied
  ])('%s in %s is %s', (at, where, local) => {
    const old = testCsd({ rfc: 'OÑO120726RX3', from: new Date('2020-01-01') });
    const sealed = createSealer({ csd: old, schema, zone: zone(where) }).seal({
      ...cfdi,
      issuedAt: instant(Date.parse(at)),
    });
    expect(sealed.ok && readCfdi(sealed.value.xml)?.issuedAt).toBe(local);
  });
});

test('amounts have two decimals, whatever they are', () => {
  const odd = { ...line, gross: centavos(100_000), discount: centavos(99_999), net: centavos(1), vat: centavos(0) };
  const sealed = seal({ lines: [odd] });
  expect(sealed.ok && sealed.value.xml).toContain('SubTotal="1000.00" Descuento="999.99" Moneda="MXN" Total="0.01"');
});

describe('taxes are summed by rate', () => {
  const exempt = { ...line, id: 'E', vat: centavos(0), vatRate: null };
  const border = { ...line, id: 'B', vat: centavos(4_821), vatRate: 8 };
  test('one record each, what is exempt without rate and amount', () => {
    expect(factsOf({ lines: [exempt, line, border, exempt, line] }).taxes).toEqual([
      { base: 120_518, tax: '002', factor: 'Tasa', rate: '0.160000', amount: 19_282 },
      { base: 60_259, tax: '002', factor: 'Tasa', rate: '0.080000', amount: 4_821 },
      { base: 120_518, tax: '002', factor: 'Exento', rate: undefined, amount: undefined },
    ]);
  });

  test('where everything is exempt there is no total of taxes', () => {
    expect(factsOf({ lines: [exempt] })).toMatchObject({ vat: undefined, total: 60_259 });
  });
});

describe('an odd document is refused with the reason, and never leaves', () => {
  test.each([
    ['nobody sold anything', { lines: [] }, 'cannot_build_invoice'],
    ['a regime nobody knows', { receiver: { ...cfdi.receiver, regime: '999' } }, 'cannot_build_invoice'],
    ['a postal code of four digits', { receiver: { ...cfdi.receiver, postalCode: '4494' } }, 'cannot_build_invoice'],
    ['a line for nothing', { lines: [{ ...line, gross: centavos(0), net: centavos(0) }] }, 'cannot_build_invoice'],
    ['a control character', { lines: [{ ...line, description: 'a\u0001b' }] }, 'cannot_build_invoice'],
    ['the sign between parts', { lines: [{ ...line, description: 'a|b' }] }, 'cannot_build_original_string'],
    ['half a letter', { receiver: { ...cfdi.receiver, name: 'A\uD83D' } }, 'cannot_build_original_string'],
  ] as const)('%s', (_, changed, code) => {
    expect(seal(changed)).toMatchObject({ ok: false, code, problem: expect.stringMatching(/./) });
  });
});

describe('a certificate that cannot seal it', () => {
  const at = (text: string) => ({ issuedAt: instant(Date.parse(text)) });
  test.each([
    ['none', undefined, {}],
    ['of another company', testCsd({ rfc: 'EKU9003173C9' }), {}],
    ['not valid yet', csd, at('2024-12-31T23:59:59Z')],
    ['expired', csd, at('2029-01-01T00:00:00Z')],
  ])('%s', (_, certificate, changed) => {
    const sealed = createSealer({ csd: certificate, schema, zone: MEXICO }).seal({ ...cfdi, ...changed });
    expect(sealed).toMatchObject({ ok: false, code: 'brand_not_found' });
  });

  test('is good to its last second', () => {
    expect(seal(at('2028-12-31T23:59:59Z'))).toMatchObject({ ok: true });
  });
});
