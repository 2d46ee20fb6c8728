import { expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { answering, askPage, drawnPage } from '#testing/drawn-page.ts';
import { adventureText } from '#text/adventures/words.ts';
import { errorMessage } from '#text/errors.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { sendAgainText } from '#text/send-again.ts';
import { priceText } from '#ui/price.tsx';
import { type AdventureDatesView, getAdventureDates, postAdventureCheckout } from '#wire/adventures.ts';
import type { ApiCall } from '#wire/call.ts';
import { adventurePath } from '#wire/link-paths.ts';
import type { Route } from '#wire/route.ts';

const now = instant(Date.UTC(2026, 10, 23));
const TYPED = {
  key: 'key-of-the-form',
  departure: '2026-12-01T09:00:00-06:00 150000',
  people: '3',
  'buyer.first_name': 'Ana',
  'buyer.last_name': 'Gil',
  'buyer.cell_phone': '3221234567',
  'buyer.email': 'ana@example.com',
};

const refusing = (status: number, code: ErrorCode) => () =>
  Promise.resolve({ ok: false, status, errors: [{ code, message: '' }] } as const);

test.each([
  ['whose supplier does not answer', 503, 'service_unavailable', sendAgainText.body],
  ['sent too often', 429, 'too_many_requests', errorMessage('too_many_requests')],
] as const)('the order of an adventure %s keeps all that was typed, and says why', async (_why, status, code, says) => {
  for (const lang of ['es', 'en'] as const) {
    const call = refusing(status, code);
    const answer = await drawnPage(adventurePath(lang, 'whales'), { now, call, form: TYPED });
    expect([answer.status, answer.text.includes(says[lang])]).toEqual([503, true]);
    for (const [name, value] of Object.entries(TYPED)) expect(answer.html).toContain(`name="${name}" value="${value}"`);
  }
});

test('one that is not sold any more is said to be so', async () => {
  const answer = await drawnPage(adventurePath('es', 'whales'), { now, call: refusing(404, 'not_found'), form: TYPED });
  expect([answer.status, answer.text.includes(adventureText.gone.es)]).toEqual([404, true]);
});

const TOUR: AdventureDatesView['tour'] = {
  booking_code: 'whales',
  name: 'Ballenas',
  description: 'Ballenas en la bahía',
  meeting_point: 'El muelle',
  duration_minutes: 180,
  price: 150_000,
  min_people: 1,
  max_people: 4,
  min_age: 8,
  cancellation: [],
  provider: 'Bahía',
  phone: '3221112233',
};
const at = (starts: string, left: number, price = 150_000) => ({
  starts_at: `${starts}:00-06:00`,
  left,
  price,
  supplier_tax: 0,
});
type Dates = ReturnType<typeof at>[];
const FIRST = at('2026-12-01T09:00', 8);
const FULL = at('2026-12-03T09:00', 0);
const LAST = at('2026-12-05T09:00', 8);

/** The site that sells these departures, and refuses every order so. */
const selling = (dates: Dates, code: ErrorCode = 'adventure_full'): ApiCall => {
  const found = answering(new Map<Route, unknown>([[getAdventureDates, { tour: TOUR, dates }]]));
  return async (route, input) =>
    (route as Route) === postAdventureCheckout
      ? { ok: false, status: 422, errors: [{ code, field: 'starts_at', message: '' }] }
      : found(route, input);
};
/** The first tag that has all of these attributes, in any order. */
const tagWith = (text: string, ...attributes: string[]) =>
  text.match(/<(?:button|input)[^>]*>/g)?.find((tag) => attributes.every((one) => tag.includes(one)));
const dayShown = (text: string) => tagWith(text, 'name="day"', 'aria-current="date"');
const isTyped = (text: string) =>
  ['Ana', 'Gil', '3221234567', 'ana@example.com'].every((value) => text.includes(`value="${value}"`));

test('another day is chosen with the form itself: what was typed stays, and nothing is ordered', async () => {
  const call = selling([FIRST, FULL, LAST]);
  const path = adventurePath('es', 'whales');
  const refused = await drawnPage(path, { now, call, form: TYPED });
  expect([refused.status, isTyped(refused.text)]).toEqual([422, true]);
  // No link of the page leads to another day without what was typed.
  for (const { text } of [refused, await drawnPage(path, { now, call })]) {
    expect(text).not.toContain('?day=');
    expect(text.match(/<button[^>]*name="day"/g)).toHaveLength(3);
  }
  const form = { ...TYPED, shown: '2026-12-01', day: '2026-12-05' };
  const turned = await drawnPage(path, {
    now,
    form,
    call: (route, input) => {
      if ((route as Route) === postAdventureCheckout) throw new Error('ordered');
      return call(route, input);
    },
  });
  expect([turned.status, isTyped(turned.text), turned.text.includes('role="alert"')]).toEqual([200, true, false]);
  expect(dayShown(turned.text)).toContain('value="2026-12-05"');
  expect(tagWith(turned.text, 'name="people"', 'checked')).toContain('value="3"');
  expect(turned.text).toContain(`name="key" value="${TYPED.key}"`);
  // As on a first visit, its first free departure is chosen.
  expect(tagWith(turned.text, 'name="departure"', 'checked')).toContain(`value="${LAST.starts_at} `);
});

test('a key pressed in a field sends the order, not another day', async () => {
  const { text } = await drawnPage(adventurePath('es', 'whales'), { now, call: selling([FIRST, LAST]) });
  expect(tagWith(text, '<button', 'form="order"')).not.toContain('name=');
});

test('a day whose departures are all full is shown again after its form was sent', async () => {
  const form = { ...TYPED, departure: '', shown: '2026-12-03' };
  const { status, text } = await drawnPage(adventurePath('es', 'whales'), {
    now,
    call: selling([FIRST, FULL, LAST]),
    form,
  });
  expect([status, isTyped(text)]).toEqual([422, true]);
  expect(dayShown(text)).toContain('value="2026-12-03"');
});

test('a day that is not on sale any more leads to the first one', async () => {
  const form = { ...TYPED, day: '2027-01-01' };
  const answer = await askPage(adventurePath('es', 'whales'), { now, call: selling([FIRST, LAST]), form });
  expect(answer.kind === 'html' && dayShown(answer.html.join(''))).toContain('value="2026-12-01"');
});

test('of a day with several prices each departure says its own, and no sum is that of another', async () => {
  const dates = [at('2026-12-05T09:00', 8, 160_000), at('2026-12-05T14:00', 8, 190_000)];
  const { text } = await drawnPage(adventurePath('es', 'whales'), { now, call: selling(dates) });
  for (const { price } of dates) expect(text).toContain(priceText(price, 'es'));
  for (const sum of [150_000, 320_000, 380_000]) expect(text).not.toContain(priceText(sum, 'es'));
  expect(text).toContain(adventureText.fromPrice.es);
});

test('of a day with one price it is that price, with the sum of each number of people', async () => {
  const dates = [at('2026-12-05T09:00', 0, 160_000), at('2026-12-05T14:00', 8, 160_000)];
  const { text } = await drawnPage(adventurePath('es', 'whales'), { now, call: selling(dates) });
  for (const price of [160_000, 320_000, 480_000]) expect(text).toContain(priceText(price, 'es'));
  expect(text).not.toContain(priceText(TOUR.price, 'es'));
});
