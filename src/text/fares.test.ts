import { expect, test } from 'vitest';
import { centavos, ZERO } from '#kernel/money.ts';
import { priceStepText } from '#text/fares.ts';

const student = { es: 'Estudiante', en: 'Student' };

test.each([
  ['adult_fare', undefined, 'Tarifa de adulto, IVA incluido', 'Adult fare, VAT included'],
  ['round_trip', 10, 'Viaje redondo, 10 % menos', 'Round trip, 10% off'],
  ['open_ticket', 5, 'Boleto abierto, 5 % menos', 'Open ticket, 5% off'],
  ['category', 50, 'Estudiante, 50 % menos', 'Student, 50% off'],
  ['category', 0, 'Estudiante: sin descuento en este viaje', 'Student: no discount on this journey'],
  ['lap_infant', undefined, 'Infante en brazos, sin costo', 'Infant on a lap, free of charge'],
  ['promo', 15, 'Código promocional, 15 % menos', 'Promotional code, 15% off'],
] as const)('%s of %s per cent', (reason, percent, es, en) => {
  expect(priceStepText({ reason, amount: percent ? centavos(-1) : ZERO, percent }, student)).toEqual({ es, en });
});
