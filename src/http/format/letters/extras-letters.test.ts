import { describe, expect, test } from 'vitest';
import { NOW, noticeOf } from '#http/format/letters/testing/notice.ts';
import { said, write } from '#http/format/letters/testing/write.ts';
import { BUS_TRIP } from '#domain/fares/bus-trip.ts';
import { id } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';

const BAGS = {
  passenger: 1,
  direction: 'return',
  offer: 'bag',
  name: { es: 'Maleta', en: 'Bag' },
  quantity: 2,
  max: 2,
  total: centavos(24_000),
  net: centavos(20_690),
  vat: centavos(3_310),
  ...BUS_TRIP,
} as const;

test.each([
  ['es', undefined, 'El boleto al que lo ibas a agregar se canceló', 'no pagues la referencia', 'te lo devolvemos'],
  ['en', undefined, 'The ticket you were adding it to was cancelled', 'do not pay the reference', 'we refund it'],
  [
    'es',
    'leaves_earlier',
    'se cambió a una salida más temprana',
    'no pagues la referencia',
    'lo agregamos, si aún se puede',
  ],
  ['en', 'leaves_earlier', 'changed to an earlier departure', 'do not pay the reference', 'added, if it still can be'],
] as const)('who was to pay in a store is told not to, and why: %s, %s', (lang, why, ...words) => {
  const adding = { of: id<'order'>('of'), code: id<'order-code'>('7K3M9QX2VD'), lines: [BAGS], departs: NOW };
  const none = { date: undefined, open: false, segment: undefined };
  const payload = why === undefined ? {} : { why };
  const letter = said('addition.withdrawn', { lang, payload, reservation: { adding, departure: none, return: none } });
  for (const part of [...words, `2 × ${BAGS.name[lang]}`]) expect(letter).toContain(part);
  expect(letter).not.toMatch(/salida se canceló|departure was cancelled|asientos|seats|undefined/);
});

test.each([
  ['es', 'Internet Plus (Muñoz, ida)', /Comprobante.*\$ 49\.00/],
  ['en', 'Internet Plus (Muñoz, outbound)', /Receipt.*\$ 49\.00 MXN/],
] as const)('who paid on the bus has a receipt that names nothing of the trip, its owner is told: %s', (...given) => {
  const [lang, line, subject] = given;
  const name = { es: 'Internet Plus', en: 'Internet Plus' };
  const amounts = { total: centavos(4_900), net: centavos(4_224), vat: centavos(676), ...BUS_TRIP };
  const plus = {
    passenger: 1,
    direction: 'departure',
    offer: 'plus',
    name,
    quantity: 1,
    max: 1,
    ...amounts,
  } as const;
  const { passengers, contact } = noticeOf('addition.made').reservation;
  const adding = { of: id<'order'>('of'), code: id<'order-code'>('7K3M9QX2VD'), lines: [plus], departs: NOW };
  const reservation = {
    code: id<'order-code'>('W1CK6A6W2F'),
    adding: { ...adding, onBoard: true as const },
    tickets: [],
    contact: { ...contact!, firstName: '' },
    passengers: [{ ...passengers[0]!, firstName: '', lastName: 'Muñoz' }],
  };
  const receipt = write('addition.made', { lang, reservation, payload: { added: [plus] } });
  expect(receipt.greeting).toMatch(/^\p{L}+[:,]$/u);
  expect(receipt.subject).toMatch(subject);
  expect(JSON.stringify(receipt)).toContain(line);
  expect(JSON.stringify(receipt)).not.toMatch(/7K3M9QX2VD|Guayabitos|PDF/);
  const told = said('addition.made', { lang, payload: { added: [plus], onBoard: true } });
  expect(told).not.toMatch(/Recibimos tu pago|Your payment arrived|Pagaste|You paid/);
  expect(write('addition.made', { lang, payload: { added: [plus] } }).subject).toMatch(/extras/);
});

test('a package of internet is for the whole ride, as it was sold', () => {
  expect(said('internet.delivered')).toContain('hasta que bajes');
  expect(said('internet.delivered', { lang: 'en' })).toContain('until you get off');
});

describe.each([
  ['es', /pagaste|te devolvemos/i, 'vuelve a quien lo pagó', 'si lo pagó otra persona, le llega a ella'],
  ['en', /you paid|you get/i, 'goes back to whoever paid', 'if somebody else paid, it goes to them'],
] as const)('internet that goes back, in %s', (lang, yours, toPayer, ifAnother) => {
  test.each([{}, { why: 'bus' }] as const)('tells the owner of the trip who gets the money: %j', (payload) => {
    const onBoard = said('internet.refunded', { lang, payload: { ...payload, onBoard: true, amount: 4_900 } });
    expect(onBoard).toContain(toPayer);
    expect(onBoard).not.toMatch(yours);
    // A payment link may have been paid by somebody else, whom nobody asked for a name.
    const other = said('internet.refunded', { lang, payload: { ...payload, amount: 4_900 } });
    expect(other).toContain(ifAnother);
    expect(other).not.toMatch(yours);
    expect(other).not.toContain(toPayer);
  });
});
