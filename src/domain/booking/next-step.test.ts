import { expect, test } from 'vitest';
import { nextStep } from '#domain/booking/next-step.ts';
import { guard } from '#domain/booking/steps.ts';

const bits = [true, false] as const;

test.each([
  // open   runs   contact additionals seats
  [false, false, false, false, false, 'horarios'],
  [false, true, false, false, false, 'contacto'],
  [false, true, true, false, false, 'adicionales'],
  [false, true, true, true, false, 'asientos'],
  [false, true, true, true, true, 'pago'],
  [true, false, false, false, false, 'contacto'],
  [true, false, true, false, false, 'adicionales'],
  [true, false, true, true, false, 'pago'],
  [false, false, true, true, true, 'horarios'],
] as const)('open %s runs %s contact %s additionals %s seats %s: %s', (...row) => {
  const [departureOpen, runsChosen, contactGiven, extrasDone, seatsHeld, step] = row;
  expect(nextStep({ departureOpen, runsChosen, contactGiven, extrasDone, seatsHeld })).toBe(step);
});

test('the guard lets an unpaid reservation stay on its next step', () => {
  for (const departureOpen of bits)
    for (const runsChosen of bits)
      for (const contactGiven of bits)
        for (const extrasDone of bits)
          for (const seatsHeld of bits) {
            const now = nextStep({ departureOpen, runsChosen, contactGiven, extrasDone, seatsHeld });
            const anySeatDeparture = seatsHeld && !departureOpen;
            const facts = {
              hasCode: true,
              now,
              status: 'process',
              method: null,
              departureOpen,
              extrasOffered: true,
              anySeatDeparture,
            } as const;
            expect(guard(now, facts)).toEqual({ kind: 'stay' });
          }
});
