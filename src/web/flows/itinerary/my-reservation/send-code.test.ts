import { expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { answering, drawnPage } from '#testing/drawn-page.ts';
import { errorMessage } from '#text/errors.ts';
import type { Lang } from '#text/lang.ts';
import type { ApiCall } from '#wire/call.ts';
import { getData, type ItineraryView, postOneTimeCode } from '#wire/itinerary.ts';
import { itineraryPath } from '#wire/link-paths.ts';
import type { Route } from '#wire/route.ts';
import type { StopView } from '#wire/shapes.ts';

const now = instant(Date.UTC(2026, 10, 29));
const CODE = 'PCG1DAGCD5';

const stop = (city: string): StopView => ({
  id: city,
  name: city,
  city,
  area: city,
  zone: 'America/Mexico_City',
  latitude: 20,
  longitude: -103,
  kind: 'terminal',
  drop_off_only: false,
});

const MASKED: ItineraryView = {
  level: 'masked',
  reservation: null,
  masked: {
    code: CODE,
    origin: stop('Guadalajara'),
    destination: stop('Tepic'),
    payment: 'approved',
    expired: false,
    journeys: [],
    passengers: [{ first_name: 'A.', last_name: 'L.' }],
    server_now: '2026-11-28T18:00:00-06:00',
  },
  actions: [],
};

test.each<Lang>(['es', 'en'])(
  'who had codes sent often enough is told at the button when one can be, in %s',
  async (lang) => {
    const params = { retry_after: 5 * 3600 };
    const message = errorMessage('codes_enough', params);
    const refused = {
      ok: false,
      status: 429,
      errors: [{ code: 'codes_enough', params, message: message.es }],
    } as const;
    const found = answering(new Map<Route, unknown>([[getData, MASKED]]));
    const call: ApiCall = async (route, input) =>
      (route as Route) === postOneTimeCode ? (refused as never) : found(route, input);
    const form = { code: CODE, do: 'send-code' };
    const { text, status } = await drawnPage(itineraryPath(lang, CODE), { now, call, form });
    expect(status).toBe(422);
    expect(text).toContain(`<a href="#f-send-code">${message[lang]}</a>`);
    expect(text).toMatch(new RegExp(`${message[lang]}</div><form[^>]*>(<input[^>]*>)*<button id="f-send-code"`));
  },
);
