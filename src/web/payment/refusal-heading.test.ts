import { expect, test } from 'vitest';
import { refusalHeading } from '#web/payment/refusal-heading.ts';

const CODE = {
  field: undefined,
  text: 'Tu banco no autorizó el pago. No se hizo ningún cargo. Prueba con otra tarjeta.',
};

test('a refused payment is headed by what happened, and the rest is said below, once', () => {
  expect(refusalHeading([CODE])).toEqual({
    title: 'Tu banco no autorizó el pago',
    errors: [{ field: undefined, text: 'No se hizo ningún cargo. Prueba con otra tarjeta.' }],
  });
});

test.each([
  ['nothing was refused', []],
  ['there are several', [CODE, CODE]],
  ['a field is to be corrected', [{ ...CODE, field: 'email' }]],
  ['it is one sentence', [{ field: undefined, text: 'Elige cómo quieres pagar.' }]],
])('no heading of its own where %s', (_where, errors) => {
  expect(refusalHeading(errors)).toBe(undefined);
});
