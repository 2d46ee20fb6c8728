import { expect, test } from 'vitest';
import { hideCardNumbers } from '#domain/cases/hidden-cards.ts';

test.each([
  ['Mi tarjeta 4111 1111 1111 1111 no pasa', 'Mi tarjeta •••• 1111 no pasa'],
  ['4111111111111111 12/27 123', '•••• 1111 12/27 123'],
  ['(4111-1111-1111-1111)', '(•••• 1111)'],
  ['3782 822463 10005', '•••• 0005'],
  ['4111\u00a01111\u00a01111\u00a01111 y 5555.5555.5555.4444', '•••• 1111 y •••• 4444'],
])('%s', (text, hidden) => expect(hideCardNumbers(text)).toBe(hidden));

test.each([
  'Folio 4111 1111 1111 1112',
  'Tel. 33 1234 5678 y +52 322 123 4567',
  '5512345678 5587654321',
  'Referencia 94111111111111111',
  'Acaba en 1111, por $ 1,250.00',
])('%s has no card', (text) => expect(hideCardNumbers(text)).toBe(text));
