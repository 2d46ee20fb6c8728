import { expect, test } from 'vitest';
import { caseNumber, parseCaseNumber, shownCaseNumber } from '#domain/cases/case-number.ts';
import { CROCKFORD } from '#kernel/crockford.ts';

const number = caseNumber(new Uint8Array([7, 19, 3, 20, 23, 2, 29]));

test('seven random symbols and a check symbol, shown in two groups', () => {
  expect(number).toMatch(/^7K3MQ2X[0-9A-HJKMNP-TV-Z]$/);
  expect(shownCaseNumber(number)).toBe(`7K3M-Q2X${number.at(-1)}`);
  expect(() => caseNumber(new Uint8Array(6))).toThrow(RangeError);
});

test('is read as people type it', () => {
  expect(parseCaseNumber(` ${shownCaseNumber(number).toLowerCase()} `)).toBe(number);
  const zeros = caseNumber(new Uint8Array(7));
  expect(parseCaseNumber(zeros.replaceAll('0', 'O'))).toBe(zeros);
});

test('any one wrong symbol, and two that changed places, are found', () => {
  for (const [i, right] of [...number].entries()) {
    for (const wrong of CROCKFORD) {
      const typed = number.slice(0, i) + wrong + number.slice(i + 1);
      expect(parseCaseNumber(typed)).toBe(wrong === right ? number : undefined);
    }
    const swapped = number.slice(0, i) + (number[i + 1] ?? '') + right + number.slice(i + 2);
    if (swapped !== number) expect(parseCaseNumber(swapped)).toBeUndefined();
  }
});

test.each(['', '7K3M', `${number}0`, 'U'.repeat(8), '<script>'])('%j is none', (text) => {
  expect(parseCaseNumber(text)).toBeUndefined();
});
