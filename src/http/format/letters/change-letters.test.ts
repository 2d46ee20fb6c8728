import { expect, test } from 'vitest';
import { said, write } from '#http/format/letters/testing/write.ts';
import type { ScheduleChange } from '#domain/booking/schedule-change.ts';
import { id } from '#kernel/ids.ts';
import { ZERO } from '#kernel/money.ts';

const change: ScheduleChange = {
  of: id('of'),
  code: id('7K3M9QX2VD'),
  direction: 'return',
  from: { departure: id('back'), from: 0, to: 3 },
  fromDeparts: undefined,
  paid: { total: ZERO, net: ZERO, vat: ZERO },
  round: true,
  promoPercent: undefined,
  tariffRise: undefined,
};

test.each([
  ['es', 'given_back', 'Se pidió una devolución de ese viaje', 'no pagues la referencia', 'te lo devolvemos'],
  ['en', 'given_back', 'A refund was requested for that journey', 'do not pay the reference', 'we refund it'],
  ['es', 'changed_otherwise', 'se hizo otro cambio en tu viaje', 'No se cobró nada', 'te lo devolvemos'],
  ['en', 'changed_otherwise', 'another change was made to your trip', 'Nothing was charged', 'we refund it'],
] as const)('who was to pay for a change is told not to, and why: %s, %s', (lang, why, ...words) => {
  const letter = said('change.withdrawn', { lang, payload: { why }, reservation: { change } });
  for (const part of words) expect(letter).toContain(part);
  expect(letter).not.toMatch(/asientos|seats|undefined/);
  const subject =
    lang === 'es' ? 'Ya no pagues la diferencia de tu viaje a ' : 'Do not pay the difference for your trip to ';
  expect(write('change.withdrawn', { lang, payload: { why }, reservation: { change } }).subject).toContain(subject);
});

test('money for a change that comes too late goes back, and leaves the trip as it is', () => {
  const due = said('refund.due', { reservation: { change } });
  expect(due).toContain('no cambia nada de tu viaje');
  expect(due).not.toMatch(/lugares ya se habían vendido|darte los lugares/);
  expect(said('refund.due', { lang: 'en', reservation: { change } })).toContain('this changes nothing about your trip');
  expect(said('refund.due', {})).toContain('lugares ya se habían vendido');
});
