import { describe, expect, test } from 'vitest';
import { type CfdiFacts, stampString, verificationUrl } from '#app/invoicing/cfdi-facts.ts';
import { cfdiFacts } from '#app/invoicing/testing/cfdi-facts.ts';

describe('the address of the SAT in the QR', () => {
  test('is in the order of Anexo 20', () => {
    expect(verificationUrl(cfdiFacts({ total: '1922.25' }))).toBe(
      'https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx?id=5768E1EA-6FDC-4B6C-9460-FB2462260A6E' +
        '&re=EKU9003173C9&rr=URE180429TM6&tt=1922.25&fe=sRLxLw==',
    );
  });

  test.each([
    ['1050.00', '1050.0'],
    ['1050', '1050.0'],
    ['0.99', '0.99'],
    ['0.00', '0.0'],
    ['0001.10', '1.1'],
    ['.5', '0.5'],
    ['999999999999999999.123456', '999999999999999999.123456'],
  ])('a total of %s is written %s', (total, written) => {
    expect(new URL(verificationUrl(cfdiFacts({ total }))).searchParams.get('tt')).toBe(written);
  });

  test.each([
    ['H&E951128469', 'rr=H%26E951128469&'],
    ['OÑO120726RX3', 'rr=O%C3%91O120726RX3&'],
  ])('the tax id %s is read back whole', (rfc, written) => {
    const facts: CfdiFacts = cfdiFacts({ receiver: { ...cfdiFacts().receiver, rfc } });
    expect(verificationUrl(facts)).toContain(written);
    expect(new URL(verificationUrl(facts)).searchParams.get('rr')).toBe(rfc);
  });
});

test('the original string of a stamp has a legend only where there is one', () => {
  const { stamp } = cfdiFacts();
  const start = '||1.1|5768E1EA-6FDC-4B6C-9460-FB2462260A6E|2026-11-20T10:20:00|SPR190613I52|';
  expect(stampString(stamp)).toBe(`${start}${stamp.seal}|30001000000599999999||`);
  expect(stampString({ ...stamp, legend: 'x' })).toBe(`${start}x|${stamp.seal}|30001000000599999999||`);
});
