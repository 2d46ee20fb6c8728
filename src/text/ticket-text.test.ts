import { expect, test } from 'vitest';
import { asGsm, ONE_MESSAGE } from '#text/gsm.ts';
import { ticketText } from '#text/ticket-text.ts';

const out = {
  when: '24/11 6:15 a.m.',
  stop: 'Central Nueva',
  isCancelled: false,
  stopCode: 'TLQ',
  seats: [5, 6],
};
const back = {
  when: '27/11 1:01 a.m.',
  stop: 'Rincón de Guayabitos',
  isCancelled: false,
  stopCode: 'GUA',
  seats: [5, 6],
};

test('says the code, when, where and which seats', () => {
  expect(ticketText({ carrier: 'Costera', code: 'D76W51G955', journeys: [out, back] }, 'es')).toBe(
    'Costera D76W51G955. 24/11 6:15 a.m. Central Nueva, asiento 5,6. ' +
      '27/11 1:01 a.m. Rincon de Guayabitos, asiento 5,6. Muestra este mensaje y tu identificacion.',
  );
});

test('an open ticket is not said to board: its date is chosen first', () => {
  const open = { when: undefined, stop: 'Central Nueva', stopCode: 'TLQ', isCancelled: false, seats: [] };
  const said = (journeys: readonly (typeof open | typeof out)[], lang: 'es' | 'en') =>
    ticketText({ carrier: 'Costera', code: 'D76W51G955', journeys }, lang);
  expect(said([open], 'es')).toBe('Costera D76W51G955. abierto Central Nueva. Elige fecha y salida para abordar.');
  expect(said([open, open], 'en')).not.toMatch(/show|ID/i);
  expect(said([out, open], 'es')).toContain('Muestra este mensaje');
});

test('says of a journey that does not run that it does not, and shows nothing to board by where none does', () => {
  const stopped = { ...out, isCancelled: true };
  const text = (journeys: readonly (typeof out)[]) =>
    ticketText({ carrier: 'Costera', code: 'D76W51G955', journeys }, 'es');
  expect(text([stopped])).toBe(
    'Costera D76W51G955. 24/11 6:15 a.m. Central Nueva: CANCELADO, no sale. Mira tu reservacion.',
  );
  expect(text([stopped, back])).toBe(
    'Costera D76W51G955. 24/11 6:15 a.m. TLQ: CANCELADO, no sale. ' +
      '27/11 1:01 a.m. GUA, asiento 5,6. Muestra este mensaje y tu identificacion.',
  );
});

test.each(['es', 'en'] as const)('is one message also for ten people from stops with long names, in %s', (lang) => {
  const seats = [31, 32, 33, 34, 35, 36, 37, 38, 39, 40];
  const stop = 'Central de Autobuses de Guadalajara (Nueva Central)';
  const ticket = {
    carrier: 'Costera',
    code: 'D76W51G955',
    journeys: [out, back].map((one) => ({ ...one, stop, seats })),
  };
  const text = ticketText(ticket, lang);
  expect(text.length).toBeLessThanOrEqual(ONE_MESSAGE);
  expect(text).toContain('TLQ');
  expect(text).toContain('GUA');
});

test('every letter is one of a text message', () => {
  expect(asGsm('Peñita → Bucerías · «Sayulita» 🚌\u00a0ñ ¿ü?')).toBe('Peñita - Bucerias - "Sayulita"  ñ ¿ü?');
});
