import { expect, test } from 'vitest';
import { clientErrors, limitTexts, partyErrors } from '#web/booking/search/client-rules.ts';
import { linkedValues } from '#web/booking/search/search-values.ts';

const KNOWN = { today: '2026-11-21', destinations: { TLQ: ['SAY', 'X'], SAY: ['TLQ'] } };

test.each([
  ['origin=TLQ&destination=SAY&date=2026-11-21', []],
  ['', ['origin', 'destination', 'departure.date']],
  ['origin=TLQ&destination=SAY&open=true', []],
  ['origin=TLQ&destination=SAY&date=2026-11-20', ['departure.date']],
  ['origin=TLQ&destination=SAY&date=2027-02-20', ['departure.date']],
  ['origin=TLQ&destination=SAY&date=2026-12-02&return=2026-12-01', ['return.date']],
  ['origin=SAY&destination=X&date=2026-12-02', ['destination']],
  // No return from a stop that is alighting only.
  ['origin=TLQ&destination=X&date=2026-12-02', ['destination']],
  ['origin=TLQ&destination=X&date=2026-12-02&round=false', []],
])('%s is refused at %j', (link, fields) => {
  const found = clientErrors(linkedValues(new URLSearchParams(link)), KNOWN, 'es');
  expect(found.map(({ field }) => field)).toEqual(fields);
});

test('the limit is said in the words of the specification', () => {
  expect(limitTexts({ adult: 10 }, 'es').minor).toBe('Solo se permiten 10 pasajeros por reserva');
  expect(limitTexts({ adult: 1 }, 'es')).toEqual({});
  expect(partyErrors({ minor: 1 }, 'en')).toHaveLength(1);
});
