import { expect, test } from 'vitest';
import { isFromTerminal, terminalReference } from '#domain/payment/terminal.ts';

test('a payment on a terminal is known by its reference', () => {
  expect(terminalReference('A1B2C3')).toBe('terminal:A1B2C3');
  expect(isFromTerminal(terminalReference('A1B2C3'))).toBe(true);
});

test.each([undefined, '0199aaaa-0000-7000-8000-000000000001', 'tr1'])('%s is none', (reference) => {
  expect(isFromTerminal(reference)).toBe(false);
});
