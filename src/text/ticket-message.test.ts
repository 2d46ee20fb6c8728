import { assert, constantFrom, integer, option, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { type MessageFacts, SMS_LENGTH, ticketMessage } from '#text/ticket-message.ts';

const FACTS: MessageFacts = {
  carrier: 'Costera',
  folio: '7K3M9QX2VD-01',
  from: 'Guadalajara, Nueva Central',
  to: 'Rincón de Guayabitos',
  departsAt: '2026-11-27T09:05:00-06:00',
  seat: 12,
  name: 'María José Muñoz',
  isCancelled: false,
};

test('a ticket in one message, in both languages', () => {
  expect(ticketMessage({ ...FACTS, from: 'Guadalajara' }, 'es')).toBe(
    'Costera 7K3M9QX2VD-01: vie 27 nov 9:05 a.m., Guadalajara > Rincon de Guayabitos, asiento 12. Maria José Muñoz. Aborda con identificacion.',
  );
  expect(ticketMessage({ ...FACTS, from: 'Guadalajara' }, 'en')).toBe(
    'Costera 7K3M9QX2VD-01: Fri 27 Nov 9:05 a.m., Guadalajara > Rincon de Guayabitos, seat 12. Maria José Muñoz. Board with an ID.',
  );
});

test('a ticket of a bus that does not run says so, and nothing of boarding', () => {
  expect(ticketMessage({ ...FACTS, isCancelled: true }, 'es')).toMatch(/CANCELADO, no sale\.$/);
  expect(ticketMessage({ ...FACTS, isCancelled: true }, 'en')).toMatch(/CANCELLED, will not run\.$/);
});

test('a place that gives way keeps its city', () => {
  const name = 'María Guadalupe Hernández';
  expect(ticketMessage({ ...FACTS, name }, 'es')).toMatch(/ Guadalajara, Nueva C\w* > Rincon de Guayabitos, /);
});

test('long names give way; folio, time and seat stay', () => {
  const message = ticketMessage({ ...FACTS, name: 'María Guadalupe Hernández de la Torre' }, 'es');
  expect(message.length).toBe(SMS_LENGTH);
  for (const part of ['7K3M9QX2VD-01', '9:05 a.m.', 'asiento 12']) expect(message).toContain(part);
});

const GSM_ONLY = /^[@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/;

test('whatever anybody and anything is called, it is one message', () => {
  const name = string({ unit: 'grapheme', maxLength: 80 });
  const facts = record({
    carrier: name,
    from: name,
    to: name,
    name,
    folio: constantFrom(FACTS.folio),
    departsAt: constantFrom('2026-11-27T12:00:00-06:00'),
    seat: option(integer({ min: 1, max: 63 }), { nil: undefined }),
    isCancelled: constantFrom(true, false),
  });
  assert(
    property(facts, constantFrom('es' as const, 'en' as const), (given, lang) => {
      const message = ticketMessage(given, lang);
      expect(message.length).toBeLessThanOrEqual(SMS_LENGTH);
      expect(message).toMatch(GSM_ONLY);
      expect(message).toContain(given.folio);
    }),
  );
});
