import { expect, test } from 'vitest';
import { isGoingAway, isOutside } from '#web/flows/reservation/leaving.ts';

const HERE = 'https://bus.example';

test.each([
  ['/reservacion/contacto', false],
  ['/mi-reservacion/mi-reservacion?code=7K3M9QX2VD', false],
  ['/api/websale/reservation/html?code=7K3M9QX2VD&download=true', false],
  ['/mi-reservacion/mi-reservacion?code=7K3M9QX2VE', true],
  ['https://elsewhere.example/?code=7K3M9QX2VD', true],
  ['/reservation/contacto?lang=en', false],
  ['/reservacion/asientos#f-seat', false],
  ['/viajero-frecuente/entrar?to=%2Freservacion%2Fpago', false],
  ['/frequent-traveller/sign-in', false],
  ['/canasta', false],
  ['/basket', false],
  ['/viajero-frecuente', true],
  ['/', true],
  ['/home', true],
  ['/reservacion', true],
  ['/reservacion/', true],
  ['/reservaciones/contacto', true],
  ['https://elsewhere.example/reservacion/contacto', true],
  ['tel:+523355550100', false],
  ['mailto:hola@bus.example', false],
])('%s is outside: %s', (href, expected) => {
  expect(isOutside(new URL(href, HERE), { origin: HERE, code: '7K3M9QX2VD' })).toBe(expected);
});

test.each([
  [{ followed: 'outside', step: 'contacto' }, true],
  [{ followed: 'inside', step: 'contacto' }, false],
  [{ followed: undefined, step: 'contacto' }, true],
  [{ followed: undefined, step: 'pago' }, false],
  [{ followed: 'outside', step: 'pago' }, true],
  [{ followed: undefined, step: 'boletos' }, true],
] as const)('%o goes away: %s', (asked, expected) => {
  expect(isGoingAway(asked)).toBe(expected);
});
