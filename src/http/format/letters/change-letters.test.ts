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

/** What is true of a trip that is not paid yet, and not of a change of one that is. */
const TRIP_WORDS =
  /lugares|asientos vuelven|se canceló tu|[Tt]u salida|busca de nuevo|Buscar otro viaje|your seats|[Yy]our departure|search your trip|Search another/;

test.each([
  ['es', 'el cambio no se hizo', 'hacemos el cambio, si aún se puede, o te lo devolvemos'],
  ['en', 'the change was not made', 'the change is made if it still can be, or you get it back'],
] as const)('a reference for a change that lapsed leaves the trip as it is: %s', (lang, notMade, paid) => {
  const ended = said('voucher.lapsed', { lang, reservation: { change, expired: true } });
  expect(ended).toContain(notMade);
  expect(ended).toContain(paid);
  expect(ended).toContain(lang === 'es' ? 'tu viaje sigue como está' : 'your trip stays as it is');
  expect(ended).toContain('7K3M9QX2VD');
  expect(ended).not.toMatch(TRIP_WORDS);
  expect(ended).not.toContain('SIGNED');
});

test.each([
  ['es', 'La salida que elegiste sigue apartada hasta', 'Pagar de otra forma'],
  ['en', 'The departure you chose is kept until', 'Pay another way'],
] as const)(
  'while what was chosen is still kept, a lapsed reference says that it can be paid: %s',
  (lang, ...words) => {
    const kept = said('voucher.lapsed', { lang, reservation: { change } });
    for (const part of [...words, 'SIGNED', '12:15\u00a0p.m.']) expect(kept).toContain(part);
    expect(kept).not.toMatch(TRIP_WORDS);
  },
);

test.each([
  [
    'es',
    'la salida que elegiste se canceló',
    'Tu viaje sigue como está',
    'te lo devolvemos',
    'la diferencia de tu viaje a ',
  ],
  [
    'en',
    'the departure you chose was cancelled',
    'Your trip stays as it is',
    'we refund it',
    'the difference for your trip to ',
  ],
] as const)('a chosen departure that is cancelled is not that of the trip: %s', (lang, ...words) => {
  const letter = said('order.cancelled', { lang, reservation: { change } });
  for (const part of [...words, 'Falla mecánica', '7K3M9QX2VD']) expect(letter).toContain(part);
  // A change of schedule is not claimed for: its money goes back by itself.
  expect(letter).not.toMatch(/dos toques|two taps/);
  expect(letter).not.toMatch(TRIP_WORDS);
});

test.each(['voucher.ordered', 'voucher.reminder', 'payment.resume', 'refund.due'] as const)(
  '%s of a change speaks of the difference, and of a trip that stays',
  (topic) => {
    for (const lang of ['es', 'en'] as const) {
      const letter = said(topic, { lang, reservation: { change } });
      expect(letter).not.toMatch(TRIP_WORDS);
      expect(letter).toMatch(
        /sigue como está|no cambia nada de tu viaje|stays as it is|changes nothing about your trip/,
      );
    }
  },
);

test('money for a change that comes too late goes back, and leaves the trip as it is', () => {
  const due = said('refund.due', { reservation: { change } });
  expect(due).toContain('no cambia nada de tu viaje');
  expect(due).not.toMatch(/lugares ya se habían vendido|darte los lugares/);
  expect(said('refund.due', { lang: 'en', reservation: { change } })).toContain('this changes nothing about your trip');
  expect(said('refund.due', {})).toContain('lugares ya se habían vendido');
});

test.each([
  [{ credit_to_account: 24_999 }, '$ 249.99 ya están de vuelta en los puntos o en el saldo con que pagaste'],
  [{ credit_to_agency: 24_999 }, '$ 249.99 volvieron a la cuenta de la agencia que te vendió el viaje'],
])('what a cheaper departure gives back to an account is no new credit: %o', (payload, words) => {
  const letter = said('ticket.changed', { payload });
  expect(letter).toContain(words);
  expect(letter).not.toContain('saldo a favor');
});
