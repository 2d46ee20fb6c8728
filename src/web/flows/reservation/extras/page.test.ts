import { expect, test } from 'vitest';
import type { PageContext } from '#web/page.ts';
import { getAdditionals, postAdditionals } from '#wire/additionals.ts';
import type { ApiCall } from '#wire/call.ts';
import type { Route } from '#wire/route.ts';
import { getReservation } from '#wire/websale.ts';
import { additionalsPage } from './page.ts';

const CODE = 'PCG1DAGCD5';
const stop = { city: 'Tepic', name: 'Tepic' };
const reservation = {
  code: CODE,
  change: null,
  adding: null,
  now: 'adicionales',
  method: null,
  additionals: { offered: true },
  payment: 'process',
  process_payment: false,
  expired: false,
  expires_at: null,
  round: false,
  open_return: false,
  origin: stop,
  destination: stop,
  contact: { first_name: 'Ana' },
  passengers: [{ position: 1, first_name: 'Ana', last_name: 'Gil', seat_departure: null, seat_return: null }],
  departure: { open: false, schedule: { service: { id: 'x', name: { es: 'X', en: 'X' }, amenities: [] } } },
  return: { schedule: null },
  summary: { additionals: 0 },
  tickets: [],
};
const offer = { key: 'bag', name: { es: 'Maleta', en: 'Bag' }, price: 12_000, most: 2, included: 0, chosen: 0 };

const plus = { ...offer, key: 'plus', name: { es: 'Internet Plus', en: 'Internet Plus' }, most: 1, one_of: 'internet' };
const family = { ...plus, key: 'family', name: { es: 'Internet Familia', en: 'Internet Family' } };

const BUSY = [{ code: 'too_many_requests', message: '' }];

/** `isListed`: whether what is on sale can be read. */
const contextOf = (isListed: boolean) => {
  const call = (async (route: Route) => {
    if (route === getReservation) return { ok: true, data: { reservation } };
    if (route === getAdditionals && !isListed) return { ok: false, status: 429, errors: BUSY };
    if (route === getAdditionals)
      return {
        ok: true,
        data: { passengers: [{ passenger: 1, direction: 'departure', baggage: null, offers: [offer, plus, family] }] },
      };
    const errors =
      route === postAdditionals ? [{ code: 'addition_excluded', field: 'items.1', message: '', params: {} }] : [];
    return { ok: false, status: 401, errors };
  }) as unknown as ApiCall;
  return { call, lang: 'es', path: '/x', query: new URLSearchParams({ code: CODE }), cookies: {} };
};

const drawn = async (typed: Readonly<Record<string, string>>, press = 'see', isListed = true) => {
  const fields = Object.entries(typed).map(([key, value]) => [`add.departure-1.${key}`, value] as const);
  const form = new URLSearchParams({ code: CODE, do: press, ...Object.fromEntries(fields) });
  const context = { ...contextOf(isListed), form, method: 'POST', query: new URLSearchParams() };
  return additionalsPage.act!(context as unknown as PageContext, form);
};

test('the total of more than can be had is refused at its field at once', async () => {
  expect(await drawn({ bag: '9' })).toMatchObject({
    status: 422,
    data: { errors: [{ field: 'add.departure-1.bag', text: expect.stringContaining('2') }] },
  });
  expect(await drawn({ bag: '2' })).toMatchObject({ status: 200, data: { errors: [] } });
});

test.each(['see', 'go on'])('two that exclude each other are named at the field, and stay typed: %s', async (press) => {
  const page = await drawn({ plus: '1', family: '1' }, press);
  const text = expect.stringMatching(/«Internet Plus» y «Internet Familia»/);
  expect(page).toMatchObject({ status: 422, data: { errors: [{ field: 'add.departure-1.family', text }] } });
  const { journeys } = (page as unknown as { data: { journeys: { tickets: { offers: { chosen: number }[] }[] }[] } })
    .data;
  expect(journeys[0]!.tickets[0]!.offers.map(({ chosen }) => chosen)).toEqual([0, 1, 1]);
});

test('what is on sale and cannot be read is not said to be nothing, which would remove what was chosen', async () => {
  const again = { kind: 'again', errors: BUSY };
  const opened = { ...contextOf(false), method: 'GET' };
  expect(await additionalsPage.load(opened as unknown as PageContext)).toEqual(again);
  for (const press of ['see', 'go on']) expect(await drawn({ bag: '1' }, press, false)).toEqual(again);
});
