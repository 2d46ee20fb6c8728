import { describe, expect, test } from 'vitest';
import { cfdiFacts } from '#domain/invoicing/testing/cfdi-facts.ts';
import { verificationUrl } from '#domain/invoicing/verification-url.ts';
import { centavos } from '#kernel/money.ts';

describe('the address of the SAT in the QR', () => {
  test('is in the order of Anexo 20', () => {
    expect(verificationUrl(cfdiFacts({ total: centavos(192_225) }))).toBe(
      'https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx?id=5768E1EA-6FDC-4B6C-9460-FB2462260A6E' +
        '&re=EKU9003173C9&rr=URE180429TM6&tt=1922.25&fe=sRLxLw==',
    );
  });

  test.each([
    [105_000, '1050.0'],
    [105_010, '1050.1'],
    [99, '0.99'],
    [5, '0.05'],
    [0, '0.0'],
  ])('a total of %i centavos is written %s', (total, written) => {
    const url = new URL(verificationUrl(cfdiFacts({ total: centavos(total) })));
    expect(url.searchParams.get('tt')).toBe(written);
  });

  test.each([
    ['H&E951128469', 'rr=H%26E951128469&'],
    ['OÑO120726RX3', 'rr=O%C3%91O120726RX3&'],
  ])('the tax id %s is read back whole', (rfc, written) => {
    const facts = cfdiFacts({ receiver: { ...cfdiFacts().receiver, rfc } });
    expect(verificationUrl(facts)).toContain(written);
    expect(new URL(verificationUrl(facts)).searchParams.get('rr')).toBe(rfc);
  });
});
