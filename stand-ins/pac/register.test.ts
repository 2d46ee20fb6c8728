import { expect, test } from 'vitest';
import { fitsHolder } from './catalogues/regimes.ts';
import { CARRIER } from './carrier.ts';
import { readTaxpayers, SEEDED } from './register.ts';

const SYMBOLS = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

/**
 * The SAT's checksum: each symbol's index in the alphabet, weighted from thirteen for the first to two for the twelfth.
 */
function checkDigit(rfc: string): string {
  const sum = Array.from(rfc.padStart(13, ' '))
    .slice(0, 12)
    .reduce((all, symbol, place) => all + SYMBOLS.indexOf(symbol) * (13 - place), 0);
  const digit = (11 - (sum % 11)) % 11;
  return digit === 10 ? 'A' : String(digit);
}

test.each(SEEDED)('$rfc has its check digit, and regimes that fit', ({ rfc, regimes }) => {
  expect(rfc.at(-1)).toBe(checkDigit(rfc));
  expect(regimes.every((regime) => fitsHolder(regime, rfc))).toBe(true);
});

test('the carrier is one of them, and may issue', () => {
  expect(SEEDED.find(({ rfc }) => rfc === CARRIER.rfc)).toMatchObject({ name: CARRIER.name, mayIssue: true });
});

test('letters that only Spanish and companies have are among them', () => {
  const all = SEEDED.map(({ rfc, name }) => rfc + name).join('');
  expect(all).toMatch(/Ñ/);
  expect(all).toMatch(/&/);
});

test.each([
  [undefined],
  [{}],
  [[{ rfc: 'X' }]],
  [[{ rfc: 'X', name: 'Y', postalCode: '1', regimes: '601' }]],
  [[{ rfc: 'X', name: 'Y', postalCode: '1', mayIssue: 'yes' }]],
])('%j cannot be registered', (asked) => {
  expect(readTaxpayers(asked)).toBeUndefined();
});
