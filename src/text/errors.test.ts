import { describe, expect, test } from 'vitest';
import { ERROR_CODES } from '#domain/errors.ts';
import { ERROR_TEXTS, errorMessage } from '#text/errors.ts';

const PARAMS = {
  max: 10,
  days: 90,
  minutes: 30,
  times: 2,
  age: 18,
  seat: 12,
  left: 3,
  min: 11,
  megabytes: 4,
  until: '2026-11-27T09:05:00-07:00',
  missing: 5_000,
  name: 'Ana Gil',
  at: '2026-11-27T09:05:00-06:00',
  text: 'quince',
  origin: 'Guadalajara',
  destination: 'Tepic',
  stops: 'Puerto Vallarta (pvr)',
  departures: 'Shuttle, Minerva – Zapopan (01a22303-d10a-735e-a92b-20353d0eb065)',
};

describe('the exact texts of the specification (M211, M212, M9)', () => {
  test.each([
    ['action_failed', 'No se pudo completar la acción solicitada, espere un momento e intente nuevamente'],
    ['information_failed', 'Error al obtener la información'],
    ['invalid_request', 'Solicitud no válida'],
    ['time_exceeded', 'El tiempo para pagar tu reservacion ha expirado'],
    ['process_cannot_continue', 'Este proceso no puede continuar, por favor realiza una nueva reservación'],
    ['passengers_exceeded', 'Solo se permiten 10 pasajeros por reserva'],
  ])('%s', (code, es) => {
    expect(errorMessage(code, PARAMS).es).toBe(es);
  });
});

describe('every code', () => {
  test.each(ERROR_CODES)('%s has both languages, apart from each other and without holes', (code) => {
    const { es, en } = errorMessage(code, PARAMS);
    for (const text of [es, en]) {
      expect(text.length).toBeGreaterThan(10);
      expect(text).not.toMatch(/undefined|NaN|\s{2}|^\s|\s$/);
    }
    expect(es).not.toBe(en);
  });

  test('has a text of its own', () => {
    const spanish = ERROR_CODES.map((code) => errorMessage(code, PARAMS).es);
    expect(new Set(spanish).size).toBe(ERROR_CODES.length);
    expect(Object.keys(ERROR_TEXTS)).toHaveLength(ERROR_CODES.length);
  });
});

test.each([
  ['slot_full', 1, 'le queda 1 lugar.', '1 place left.'],
  ['slot_full', 0, 'ya se llenó', 'is full'],
  ['adventure_full', 2, 'quedan 2 lugares.', '2 places left.'],
  ['adventure_full', 1, 'queda 1 lugar.', '1 place left.'],
  ['adventure_full', 0, 'ya se llenó', 'is full'],
] as const)('%s with %i left is said as people count', (code, left, es, en) => {
  const said = errorMessage(code, { left });
  expect(said.es).toContain(es);
  expect(said.en).toContain(en);
});

test.each([
  ['cash_short', { missing: 5_000 }, '$ 50.00'],
  ['credit_insufficient', { balance: 2_000, missing: 123_450 }, '$ 20.00', '$ 1,234.50'],
] as const)('%s names the currency in English, where a dollar sign could mislead', (code, params, ...amounts) => {
  const { es, en } = errorMessage(code, params);
  for (const amount of amounts) {
    expect(en).toContain(`${amount} MXN`);
    expect(es).toContain(amount);
  }
  expect(es).not.toContain('MXN');
});

test('an unknown code keeps the Spanish it came with and gets generic English (T65)', () => {
  const generic = errorMessage('action_failed');
  expect(errorMessage('from_the_future', {}, 'Algo nuevo')).toEqual({ es: 'Algo nuevo', en: generic.en });
  expect(errorMessage('from_the_future')).toEqual(generic);
  expect(errorMessage('toString')).toEqual(generic);
});

test.each([
  [1, 'Espera un minuto', 'Wait a minute'],
  [60, 'Espera un minuto', 'Wait a minute'],
  [61, 'Espera 2 minutos', 'Wait 2 minutes'],
  [360, 'Espera 6 minutos', 'Wait 6 minutes'],
  [5400, 'Espera 90 minutos', 'Wait 90 minutes'],
  [5401, 'Espera 2 h e', 'Wait 2 h and'],
  [86_400, 'Espera 24 h e', 'Wait 24 h and'],
])('a caller who asks too often is told how long %s seconds are', (seconds, es, en) => {
  const said = errorMessage('too_many_requests', { retry_after: seconds });
  expect(said.es).toContain(es);
  expect(said.en).toContain(en);
});

test.each([
  [60, 'dentro de un minuto.', 'in a minute.'],
  [61, 'dentro de 2 minutos.', 'in 2 minutes.'],
  [5401, 'dentro de 2 h.', 'in 2 h.'],
])('who had an e-mail sent again often enough is told when it can be sent once more: in %s seconds', (wait, es, en) => {
  const said = errorMessage('resent_enough', { retry_after: wait });
  expect(said.es).toContain(`Podrás pedirlo otra vez ${es}`);
  expect(said.en).toContain(`You can ask for it again ${en}`);
});

test.each([
  ['asked_enough', 'Podrás pedirlo otra vez dentro de 3 h.', 'You can ask for it again in 3 h.'],
  ['codes_enough', 'Podrás pedir otro dentro de 3 h.', 'You can ask for another one in 3 h.'],
])('%s says when it can be asked for again, and not whether anything was sent', (code, es, en) => {
  const said = errorMessage(code, { retry_after: 3 * 3600 });
  expect(said.es).toContain(es);
  expect(said.en).toContain(en);
  expect(said.es).not.toMatch(/envia(mos|ste)/);
  expect(said.en).not.toMatch(/sent/);
});

test.each(['es', 'en'] as const)(
  'a request that repeats another one with other data is not only a payment, in %s',
  (lang) => {
    // It may have changed seats or names, or given money back: the sentence is true of all of them.
    expect(errorMessage('idempotency_mismatch')[lang]).not.toMatch(/intento de pago|cobró dos veces|payment|twice/);
    expect(errorMessage('idempotency_mismatch')[lang]).toMatch(/Recarga la página|Reload the page/);
  },
);

test.each(['es', 'en'] as const)('two buses that are too close say what to choose, in %s', (lang) => {
  // The change may also never have been offered, or be one after a missed transfer.
  expect(errorMessage('connection_not_offered')[lang]).toMatch(/salga más tarde|leaves later/);
  expect(errorMessage('connection_not_offered')[lang]).not.toMatch(/ya no|no longer/);
});

test('only who searched an invoice by what is printed on it is told to check that', () => {
  const { es, en } = errorMessage('invoice_not_found', { for: 'series' });
  expect([es, en]).toEqual([expect.stringContaining('la serie, el folio'), expect.stringContaining('the series')]);
  const otherwise = errorMessage('invoice_not_found');
  expect([otherwise.es, otherwise.en].join()).not.toMatch(/serie/);
});
