import { expect, test } from 'vitest';
import type { ChangeData, OfferData } from './change-data.ts';
import { changePage } from './page.ts';

const SECRETS = { contact: { email: 'ana@example.com' }, tickets: [{ folio: 'PCG1DAGCD5-02' }], credits: ['CR1'] };
const passengers = [{ position: 1, type: 'adult', first_name: 'Ana', last_name: 'López', seat_departure: 4 }];

const OFFER = {
  kind: 'offer',
  code: 'PCG1DAGCD5',
  ticket: 'PCG1DAGCD5-01',
  date: '2026-11-28',
  run: 'd|2-5',
  wasOpen: true,
  offer: { difference: 100, to_pay: 100, valid_until: 'x', journey: { direction: 'departure', current: null } },
  choosing: {
    reservation: { ...SECRETS, passengers },
    party: [],
    maps: {},
    words: {},
    seating: {},
    bus: 'departure',
    proposed: null,
  },
  showsBus: false,
  errors: [],
} as unknown as OfferData;

const sent = (data: ChangeData) => JSON.stringify(changePage.shown!(data));

test('the browser of who changes a run is sent the seats and the terms, and neither contact nor names nor tickets', () => {
  expect(sent(OFFER)).not.toMatch(/ana@example|L\u00f3pez|López|-02|CR1/);
  expect(changePage.shown!(OFFER)).toMatchObject({
    offer: { to_pay: 100 },
    choosing: { reservation: { passengers: [{ position: 1, type: 'adult' }] } },
  });
});

test.each(['runs', 'refused', 'done'] as const)('of %s it is sent what went wrong, and no reservation', (kind) => {
  const data = { kind, code: 'PCG1DAGCD5', ticket: '', reservation: SECRETS, passengers, errors: [] };
  expect(sent(data as unknown as ChangeData)).toBe(JSON.stringify({ kind, errors: [] }));
});
