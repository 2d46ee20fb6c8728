import { describe, expect, test } from 'vitest';
import { NOTICE_TOPICS } from '#http/format/letters/messages.ts';
import { NOW, noticeOf } from '#http/format/letters/testing/notice.ts';
import { ORIGIN, said, write } from '#http/format/letters/testing/write.ts';
import { BUS_TRIP } from '#domain/fares/bus-trip.ts';
import { id } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { COSTERA } from '#main/costera.ts';

describe.each(NOTICE_TOPICS)('%s', (topic) => {
  test.each(['es', 'en'] as const)('is whole in %s', (lang) => {
    const letter = write(topic, { lang });
    expect(letter.lang).toBe(lang);
    expect(JSON.stringify(letter)).not.toMatch(/undefined|NaN|\[object|null/);
    for (const text of [letter.subject, letter.preheader, letter.heading])
      expect(text.trim().length).toBeGreaterThan(8);
    expect(letter.subject.length).toBeLessThanOrEqual(70);
    expect(letter.greeting).toContain('María José');
    expect(letter.footer.join(' ')).toContain(COSTERA.phone.shown);
  });

  test('keeps what opens the reservation out of subject and preheader', () => {
    const { subject, preheader } = write(topic);
    expect(subject + preheader).not.toMatch(/7K3M9QX2VD|SIGNED|93000412345678|482913|730254/);
  });

  test('names the currency beside each amount in English, where a dollar sign could mislead', () => {
    const [es, en] = [said(topic, { lang: 'es' }), said(topic, { lang: 'en' })];
    expect(en).not.toMatch(/\$ [\d,]+\.\d\d(?! MXN)/);
    expect(es).not.toContain('MXN');
  });

  test('says other words in English', () => {
    const [es, en] = [write(topic, { lang: 'es' }), write(topic, { lang: 'en' })];
    expect([es.subject, es.preheader, es.heading]).not.toEqual([en.subject, en.preheader, en.heading]);
    expect(es.blocks).toHaveLength(en.blocks.length);
  });
});

test.each([
  [
    'ticket.issued',
    'es',
    '9:05\u00a0a.m.',
    'hora de Guadalajara',
    '3:16\u00a0p.m.',
    'hora de Rincón de Guayabitos',
    '$ 1,600.00',
    'Luz Muñoz, en brazos',
    'asiento 12',
  ],
  ['ticket.issued', 'en', 'Friday, 27 November 2026', 'Guadalajara time', 'seat 7', 'on a lap', 'The bus leaves'],
  [
    'ticket.ordered',
    'es',
    '8:35\u00a0a.m. (hora de Guadalajara)',
    '$ 1,600.00',
    'Esto todavía no es tu boleto',
    'se libera tu lugar',
  ],
  [
    'voucher.ordered',
    'es',
    '9300 0412 3456 78',
    '$ 1,600.00',
    '2:15\u00a0p.m. (hora de Guadalajara)',
    'OXXO',
    'SIGNED',
  ],
  ['voucher.ordered', 'en', 'Thursday, 26 November 2026, 2:15\u00a0p.m. (Guadalajara time)', 'Exact amount'],
  [
    'voucher.reminder',
    'es',
    'Te quedan 2 h 15 min',
    'hasta jue 26 nov, 2:15\u00a0p.m.',
    'Hora de Guadalajara',
    '9300 0412 3456 78',
  ],
  ['voucher.reminder', 'en', 'You have 2 h 15 min left', 'by Thu 26 Nov, 2:15\u00a0p.m.', 'Guadalajara time'],
  [
    'voucher.lapsed',
    'es',
    'No se cobró nada',
    '12:15\u00a0p.m. (hora de Guadalajara)',
    'Pagar de otra forma',
    'SIGNED',
  ],
  ['voucher.lapsed', 'en', 'Nothing was charged', 'do not pay it', 'Pay another way'],
  ['refund.due', 'es', '$ 1,600.00', 'Como pagaste en efectivo', 'ya se habían vendido'],
  ['refund.paid', 'en', 'We have refunded you $ 1,600.00'],
  ['pin.requested', 'es', '482913', '7K3M9QX2VD', '/es/r?t=SIGNED&to=itinerary', 'Si no lo pediste'],
  ['pin.requested', 'en', '482913', '/en/r?t=SIGNED&to=itinerary', 'If you did not ask for it'],
  ['one_time_code.requested', 'es', '730254', 'Vale 10 minutos', 'No lo compartas'],
  ['ticket.issued', 'en', '482913', 'it is not needed to board'],
  ['ticket.changed', 'es', '482913', 'asiento 12', 'Borra los boletos anteriores'],
  ['ticket.seat_changed', 'es', 'Tu asiento ahora: 12', 'viernes', 'ya no sirve para abordar', 'Si no fuiste tú'],
  ['ticket.seat_changed', 'en', 'Your seat is now 12', 'no longer be used to board', 'If it was not you'],
  [
    'ticket.renamed',
    'es',
    'a nombre de María José Muñoz',
    'ya no sirve para abordar',
    'Identificación oficial con fotografía',
    'Si no fuiste tú',
  ],
  ['ticket.renamed', 'en', 'in the name of María José Muñoz', 'no longer be used to board', 'If it was not you'],
  ['open.reminder', 'es', 'sábado, 27 de noviembre de 2027', 'Elegir mi salida', '/es/r?t=SIGNED&to=itinerary'],
  ['open.reminder', 'en', 'Saturday, 27 November 2027', 'that day included'],
  ['ticket.resent', 'es', '482913', 'asiento 12'],
  [
    'delay.notice',
    'es',
    'Rincón de Guayabitos va 2 h 30 min tarde',
    '9:05\u00a0a.m. (hora de Guadalajara)',
    '11:35\u00a0a.m. (hora de Guadalajara)',
    'te devolvemos $ 1,600.00 por donde pagaste, y además $ 160.00 de saldo por ley',
    'te damos $ 160.00 de saldo',
    '/es/r?t=SIGNED&to=itinerary',
  ],
  [
    'delay.notice',
    'en',
    'we give you back $ 1,600.00 MXN to the payment method you used, plus $ 160.00 MXN',
    'Choose in two taps',
  ],
  ['order.cancelled', 'es', 'Falla mecánica', 'no la pagues', 'No sale', '9:05\u00a0a.m.'],
  ['order.cancelled', 'en', 'is cancelled', 'do not pay it', 'It will not run'],
  [
    'service.notice',
    'es',
    'Rincón de Guayabitos será en Primera',
    'Unidad en reparación',
    'Te devolvemos $ 150.00 por donde pagaste',
    'O te damos $ 150.00 de saldo',
    '/es/r?t=SIGNED&to=itinerary',
  ],
  ['service.notice', 'en', 'will be in First class', 'Executive', 'We refund you $ 150.00', 'Claim it in two taps'],
  [
    'alert.notice',
    'es',
    'Retrasos por lluvia',
    'Sal con tiempo.',
    'Retrasos · Clima',
    'desde el vie 27 nov',
    '/es/r?t=SIGNED',
  ],
  [
    'alert.notice',
    'en',
    'About your trip to Rincón de Guayabitos: Delays from rain',
    'Leave early.',
    'See my reservation',
  ],
  ['tickets.given_back', 'es', '$ 1,600.00', '$ 160.00', 'A1B2C3D4E5F60', 'ya no valen', '27 de noviembre de 2027'],
  ['tickets.given_back', 'en', 'no longer valid', 'Anyone with the code can spend it'],
  ['refund.returned', 'en', 'We have refunded you $ 1,600.00'],
  ['invoice.ready', 'es', 'F 1001', '5768E1EA-6FDC-4B6C-9460-FB2462260A6E', '$ 1,048.50', '/PDF', '/XML', '90 días'],
  ['invoice.ready', 'en', 'URE180429TM6', 'G03 Gastos en general', 'Keep the XML', '/HTML'],
  [
    'invoice.rejected',
    'es',
    'El nombre no es el que el SAT tiene',
    'lunes, 30 de noviembre de 2026, 11:59\u00a0p.m. (hora del centro de México)',
    '/facturacion?code=7K3M9QX2VD&t=TO-INVOICE',
  ],
  [
    'invoice.rejected',
    'en',
    'The name is not the one',
    'Monday, 30 November 2026, 11:59\u00a0p.m.',
    '/invoicing?code=7K3M9QX2VD&t=TO-INVOICE',
  ],
  [
    'invoice.reminder',
    'es',
    'a más tardar el lunes, 30 de noviembre de 2026',
    '/facturacion?code=7K3M9QX2VD&t=TO-INVOICE',
  ],
  ['invoice.reminder', 'en', 'Request your invoice by Monday, 30 November 2026', 'Request my invoice'],
  ['payment.resume', 'es', '12:15\u00a0p.m. (hora de Guadalajara)', 'SIGNED'],
] as const)('%s says in %s what matters', (topic, lang, ...words) => {
  for (const part of words) expect(said(topic, { lang })).toContain(part);
});

test.each(['invoice.rejected', 'invoice.reminder'] as const)(
  '%s may go to an accountant: no link in it opens the trip',
  (topic) => {
    expect(said(topic)).not.toContain('/r?t=SIGNED');
  },
);

describe('money that goes back to more than one place', () => {
  const share = (from: 'provider' | 'cash' | 'account', amount: number, state: 'due' | 'by_hand' = 'due') => ({
    from,
    amount: centavos(amount),
    state,
  });
  const mixed = [share('provider', 148_000), share('cash', 12_000, 'by_hand')];

  test.each([
    [
      'delay.notice',
      'es',
      'devolvemos $ 1,600.00: $ 1,480.00 a la tarjeta',
      'y $ 120.00 en depósito por lo que pagaste',
    ],
    [
      'delay.notice',
      'en',
      'give you back $ 1,600.00 MXN: $ 1,480.00 MXN to the card',
      'and $ 120.00 MXN by bank transfer',
    ],
    ['service.notice', 'es', '$ 1,480.00 a la tarjeta', '$ 120.00 en depósito'],
    [
      'tickets.given_back',
      'es',
      '$ 1,480.00',
      '$ 120.00',
      'Te devolvemos en depósito',
      'Lo que vuelve por donde pagaste',
    ],
    ['tickets.given_back', 'en', 'Refunded by bank transfer', 'About what you paid in cash we will write'],
  ] as const)('%s tells each in %s', (topic, lang, ...words) => {
    for (const part of words) expect(said(topic, { lang, refunds: mixed })).toContain(part);
  });

  test('what goes back by hand alone promises nothing of a bank, and the other way round', () => {
    const cash = said('tickets.given_back', { refunds: [share('cash', 160_000, 'by_hand')] });
    expect(cash).toContain('Como pagaste en efectivo');
    expect(cash).not.toContain('por donde pagaste');
    const card = said('tickets.given_back', { refunds: [share('provider', 160_000)] });
    expect(card).toContain('El dinero vuelve por donde pagaste');
    expect(card).not.toMatch(/efectivo|depósito/);
  });

  test('cash alone is offered by transfer', () => {
    const letter = said('delay.notice', { refunds: [share('cash', 160_000, 'by_hand')] });
    expect(letter).toContain('te devolvemos $ 1,600.00 en depósito (pagaste en efectivo');
  });

  test('points wait for no bank, on their way and once they are there', () => {
    for (const letter of [
      said('tickets.given_back', { refunds: [share('account', 160_000)] }),
      said('refund.returned', { payload: { to_account: true } }),
    ]) {
      expect(letter).not.toMatch(/banco|efectivo|días hábiles/);
      expect(letter).toMatch(/puntos o (a tu|en el) saldo/);
    }
  });
});

describe('what depends', () => {
  test('a credit note is none of the words of an invoice, and cannot be corrected', () => {
    const letter = said('invoice.ready', { cfdi: { type: 'E', related: { kind: '01', uuids: ['AAAA-1'] } } });
    for (const words of ['Tu nota de crédito F 1001 por $ 1,048.50', 'folio fiscal AAAA-1'])
      expect(letter).toContain(words);
    expect(letter).not.toMatch(/Tu factura|Corrígela/);
  });

  test('one that stands in for another names it', () => {
    const letter = said('invoice.ready', { lang: 'en', cfdi: { related: { kind: '04', uuids: ['AAAA-1'] } } });
    expect(letter).toContain('Your corrected invoice F 1001 for $ 1,048.50');
    expect(letter).toContain('replaces the one with tax folio AAAA-1');
  });

  test('a card is given its money back by the provider, and the traveller does nothing', () => {
    const wish = { payment: { method: 'credit' } } as const;
    expect(said('refund.due', wish)).toContain('vuelve por donde pagaste');
    expect(said('refund.due', wish)).not.toContain('en efectivo');
  });

  test('a change to a cheaper run tells what is credited', () => {
    expect(said('ticket.changed', { payload: { credit: 24_999 } })).toContain('$ 249.99 de saldo a favor');
    expect(said('ticket.changed')).not.toContain('saldo');
  });

  test('an open ticket that was given its run is not said to be changed', () => {
    const wish = { payload: { was_open: true } };
    expect(said('ticket.changed', wish)).toContain('Tu boleto abierto ya tiene salida');
    expect(said('ticket.changed', { ...wish, lang: 'en' })).toContain('no longer valid');
    expect(said('ticket.changed', wish)).not.toContain('Tu horario cambió');
  });

  test('a buyer who paid twice keeps the trip', () => {
    const wish = { reservation: { status: 'approved' } } as const;
    expect(said('refund.due', wish)).toContain('Recibimos dos pagos');
    expect(said('refund.due', wish)).not.toContain('Buscar otro viaje');
  });

  test.each([
    ['same', 'eran tuyos|son tuyos', 'otros en la misma salida'],
    ['other', 'otros en la misma salida', 'son tuyos'],
  ] as const)('seats after a late payment: %s', (seats, yes, no) => {
    const letter = said('ticket.reseated', { payload: { seats } });
    expect(letter).toMatch(new RegExp(yes));
    expect(letter).not.toContain(no);
  });

  test.each([
    ['es', 'volvieron a la venta', `"${ORIGIN}/"`],
    ['en', 'back on sale', `"${ORIGIN}/home"`],
  ] as const)('a reference that ended with its seats leads to a new search, in %s', (lang, ...words) => {
    const letter = said('voucher.lapsed', { lang, reservation: { expired: true } });
    for (const part of words) expect(letter).toContain(part);
    expect(letter).not.toContain('SIGNED');
  });

  test('what is added is told of as that: no seats are at stake, and its trip stays', () => {
    const name = { es: 'Maleta', en: 'Bag' };
    const amounts = { total: centavos(24_000), net: centavos(20_690), vat: centavos(3_310), ...BUS_TRIP };
    const line = { passenger: 1, direction: 'return', offer: 'bag', name, quantity: 2, max: 2, ...amounts } as const;
    const made = said('addition.made', { payload: { added: [line] } });
    for (const part of ['2 × Maleta (María José Muñoz, regreso)', '$ 240.00']) expect(made).toContain(part);
    const adding = {
      of: id<'order'>('of'),
      code: id<'order-code'>('7K3M9QX2VD'),
      lines: [line],
      departs: NOW,
    };
    const none = { date: undefined, open: false, segment: undefined };
    const reservation = { adding, round: false, departure: none, return: none };
    for (const topic of [
      'voucher.ordered',
      'voucher.reminder',
      'voucher.lapsed',
      'refund.due',
      'payment.resume',
      'order.cancelled',
      'addition.withdrawn',
    ] as const)
      expect(said(topic, { reservation })).not.toMatch(/lugares|asientos|undefined|Abierto/);
    expect(said('voucher.ordered', { reservation })).toContain('2 × Maleta');
    // No tickets arrive for it.
    expect(said('voucher.ordered', { reservation })).not.toContain('te lleguen los boletos');
    expect(write('voucher.reminder', { reservation }).subject).toContain('lo que agregas a tu viaje');
    expect(said('refund.due', { reservation })).toContain('no cambia nada de tu viaje');
    for (const part of [
      'Ya no pagues lo que ibas a agregar',
      'no pagues la referencia',
      'Falla mecánica',
      '2 × Maleta',
    ])
      expect(said('order.cancelled', { reservation })).toContain(part);
    expect(said('order.cancelled', { reservation, lang: 'en' })).toContain('please do not pay the reference');
  });

  test.each([
    ['es', 'Tarjeta Clásica: 3 maletas de hasta 35 kg (77 lb) cada una'],
    ['en', 'Classic card: 3 bags of up to 35 kg (77 lb) each'],
  ] as const)('what goes by the card of its passenger is told of with a ticket, in %s', (lang, allowance) => {
    const { tickets, passengers } = noticeOf('ticket.seat_changed').reservation;
    const holder = passengers.map((one) => ({ ...one, tier: one.position === 1 ? ('classic' as const) : undefined }));
    expect(said('ticket.issued', { lang, reservation: { tickets, passengers: holder } }).split(allowance)).toHaveLength(
      2,
    );
    expect(said('ticket.issued', { lang, reservation: { tickets } })).not.toContain('35 kg');
  });

  test('Paynet is not OXXO', () => {
    const letter = said('voucher.ordered', { payment: { method: 'openpay' } });
    expect(letter).toContain('Paynet');
    expect(letter).not.toContain('OXXO');
  });

  test('open tickets have no day', () => {
    const open = { date: undefined, open: true, segment: undefined };
    const letter = write('ticket.issued', { reservation: { departure: open, return: open } });
    expect(letter.subject).toBe('Tus boletos abiertos a Rincón de Guayabitos');
    expect(JSON.stringify(letter.blocks)).not.toMatch(/asiento \d/);
  });

  test.each([
    ['es', /código QR|para abordar muestra/, 'Elegir fecha y salida'],
    ['en', /QR code|to board, show/, 'Choose date and departure'],
  ] as const)('open tickets do not board, in %s: their date is chosen first', (lang, boards, choose) => {
    const open = { date: undefined, open: true, segment: undefined };
    const all = said('ticket.issued', { lang, reservation: { departure: open, return: open } });
    expect(all).not.toMatch(boards);
    expect(all).toContain(choose);
    const back = said('ticket.issued', { lang, reservation: { return: open } });
    expect(back).toMatch(boards);
    expect(back).toMatch(/todavía no tiene código|no boarding code yet/);
  });

  test('points are no pesos', () => {
    const letter = said('ticket.issued', { reservation: { method: 'traveller_win' } });
    expect(letter).toContain('1,600.00 PTS');
    expect(letter).not.toContain('$');
  });

  test('what cost nothing was not paid', () => {
    const { reservation } = noticeOf('ticket.issued');
    const quote = { ...reservation.quote!, total: reservation.quote!.tickets[1]!.total };
    expect(said('ticket.issued', { reservation: { quote } })).toContain('No hubo nada que pagar');
  });
});
