import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ReservationView } from '#wire/reservation.ts';
import { TransferNote } from '#web/ticketing/transfer-note.tsx';

const stop = (city: string) => ({ id: city, name: city, city, zone: 'America/Mexico_City' });
const journey = (departs: string, arrives: string) => ({
  cancelled: false,
  schedule: { departs_at: `2026-12-01T${departs}:00-06:00`, arrives_at: `2026-12-01T${arrives}:00-06:00` },
});
const [origin, via, destination] = ['Guadalajara', 'Puerto Vallarta', 'Tepic'].map(stop);
const trip = { code: '7K3M9QX2VD', origin, destination, tickets: [], changed: [] };
const connection = {
  ...trip,
  via,
  departure: journey('08:00', '13:00'),
  return: journey('13:45', '16:45'),
};
const fed = {
  ...trip,
  departure: journey('08:00', '13:00'),
  return: { cancelled: false, schedule: null },
  fed_by: [{ direction: 'departure', code: 'Q7K3M9QX2V', at: origin, arrives_at: '2026-12-01T07:00:00-06:00' }],
};

const note = (reservation: object) =>
  renderToStaticMarkup(
    createElement(TransferNote, { reservation: reservation as unknown as ReservationView, lang: 'es' }),
  );

test.each([
  ['the second bus of a connection', connection, 'return'],
  ['a bus that another trip leads to', fed, 'departure'],
] as const)('%s is moved for free once, and promised so no longer after it was moved', (_, reservation, direction) => {
  expect(note(reservation)).toContain('pasas sin costo al siguiente');
  const moved = note({ ...reservation, changed: [direction] });
  expect(moved).toContain('Cambias de autobús');
  expect(moved).not.toContain('sin costo');
});
