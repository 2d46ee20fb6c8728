import { expect, test } from 'vitest';
import { errorMessage } from '#text/errors.ts';
import type { PageContext } from '#web/page.ts';
import type { ApiCall } from '#wire/call.ts';
import { getData } from '#wire/itinerary.ts';
import { shownAdditions } from './shown-additions.ts';

const FOLIO = '7K3M9QX2VD-1d';
const stop = (city: string) => ({ city, name: city });
const reservation = {
  code: '7K3M9QX2VD',
  origin: stop('Guadalajara'),
  destination: stop('Puerto Vallarta'),
  passengers: [{ position: 1, first_name: 'Ana', last_name: 'López' }],
  tickets: [{ folio: FOLIO, additions: [] }],
  server_now: '2026-11-28T12:00:00-06:00',
};
const name = { es: 'Maleta', en: 'Bag' };
const ticket = {
  folio: FOLIO,
  passenger: 1,
  direction: 'departure',
  until: '2026-12-01T07:30:00-06:00',
  refusal: null,
  baggage: null,
  offers: ['bag', 'board'].map((key) => ({ key, name, price: 12_000, most: 2, included: 0, left: 2 })),
};
const call = (async (route: object) => ({
  ok: true,
  data: route === getData ? { reservation } : { tickets: [ticket], waiting: null },
})) as unknown as ApiCall;

const context = (lang: 'es' | 'en') => ({ call, lang, query: new URLSearchParams() }) as unknown as PageContext;

test.each(['es', 'en'] as const)('in %s an earlier choice that is being paid is said to be', async (lang) => {
  const errors = [{ code: 'payment_in_progress', message: '', field: undefined }];
  const shown = await shownAdditions(context(lang), reservation.code, { items: [], errors });
  expect(shown).toMatchObject({ data: { errors: [{ text: errorMessage('payment_in_progress')[lang] }] } });
});

test('the total of more than can be had is refused at its field at once', async () => {
  const items = [{ field: `add.${FOLIO}.bag`, ticket_id: FOLIO, offer: 'bag', quantity: 3 }];
  const shown = await shownAdditions(context('es'), reservation.code, { items, errors: [] });
  expect(shown).toMatchObject({ status: 422, data: { errors: [{ field: `add.${FOLIO}.bag` }] } });
  const fits = await shownAdditions(context('es'), reservation.code, {
    items: [{ ...items[0]!, quantity: 2 }],
    errors: [],
  });
  expect(fits).toMatchObject({ status: 200, data: { errors: [] } });
});

test.each(['items.1', 'items.1.quantity'])('what is wrong with %s is said at its field', async (field) => {
  const items = ['bag', 'board'].map((offer) => ({
    field: `add.${FOLIO}.${offer}`,
    ticket_id: FOLIO,
    offer,
    quantity: 100,
  }));
  const errors = [{ code: 'invalid_request', message: '', field }];
  const shown = await shownAdditions(context('es'), reservation.code, { items, errors });
  expect(shown).toMatchObject({ status: 422, data: { errors: [{ field: `add.${FOLIO}.board` }] } });
});
