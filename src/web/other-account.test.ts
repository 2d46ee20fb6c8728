import { describe, expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { frame } from '#text/frame.ts';
import { answering, ORIGIN, plainPages } from '#testing/drawn-page.ts';
import { ROUTES } from '#web/routes.ts';
import { getProfile } from '#wire/account.ts';
import type { ApiCall } from '#wire/call.ts';
import { getDetails, postDetails } from '#wire/my-account.ts';
import type { Route } from '#wire/route.ts';
import * as paths from '#wire/page-paths.ts';

/** Pages whose forms change something of whoever is signed in. */
const OF_ACCOUNT = [
  paths.myAccount,
  paths.myTrips,
  paths.myPoints,
  paths.buyPoints,
  paths.myPassengers,
  paths.myDetails,
  paths.receivers,
  paths.accountSafety,
  paths.closeAccount,
  paths.loungeBooking,
].map(({ es }) => es);

/** Pages whose forms may spend the points of whoever is signed in. */
const SPENDING = [`${paths.reservationFlow.es}/pago`, paths.order.es, paths.tourPayment.es];

interface Asked {
  readonly form?: Readonly<Record<string, string>>;
  readonly notice?: string;
  /** The status that who is signed in is refused with. */
  readonly refused?: number;
}

function asBeto(path: string, { form, notice, refused }: Asked = {}) {
  const called: string[] = [];
  const beto = { first_name: 'Beto', last_name: 'Demo', birthday: null, cell_phone: '+523312345678', card: '21' };
  const known = answering(
    new Map<Route, unknown>([
      [getProfile, { ...beto, points: { purchased: 0, win: 0 } }],
      [getDetails, { ...beto, email: 'b@example.com', offers: false }],
    ]),
  );
  const call: ApiCall = (route, input) => {
    if (route.method !== 'GET') called.push(route.path);
    if (refused && route.path === getProfile.path)
      return Promise.resolve({ ok: false, status: refused, errors: [{ code: 'service_unavailable', message: '' }] });
    return known(route, input);
  };
  const answer = plainPages({
    method: form ? 'POST' : 'GET',
    path,
    query: new URLSearchParams(),
    form: form && new URLSearchParams(form),
    cookies: { consent: 'none', ...(notice ? { notice } : {}) },
    formToken: 'token',
    travellerTag: 'session',
    accountTag: (card) => (card === '21' ? 'beto' : `other-${card}`),
    origin: ORIGIN,
    now: instant(Date.UTC(2026, 10, 23)),
    call,
  });
  return { answer, called };
}

const TYPED = { first_name: 'Ana', last_name: 'Gil', do: 'end-others', pack: '1000', key: 'key-of-ana', cancel: 'S1' };

describe.each([...OF_ACCOUNT, ...SPENDING])('a form of %s', (path) => {
  test('that was opened in another account does nothing to this one, and says so', async () => {
    for (const tag of ['ana', '']) {
      const { answer, called } = asBeto(path, { form: { ...TYPED, _form: `token.${tag}` } });
      expect(await answer).toMatchObject({
        kind: 'redirect',
        status: 303,
        to: path,
        cookies: [{ name: 'notice', value: 'other-account' }],
      });
      expect(called).toEqual([]);
    }
  });

  test('that was opened in this account is not refused so', async () => {
    const { answer } = asBeto(path, { form: { ...TYPED, _form: 'token.beto' } });
    expect(await answer).not.toMatchObject({ cookies: [{ value: 'other-account' }] });
  });
});

test('a form of this account is carried out, whichever of its sessions it was opened in', async () => {
  const { answer, called } = asBeto(paths.myDetails.es, { form: { ...TYPED, _form: 'token.beto' } });
  await answer;
  expect(called).toEqual([postDetails.path]);
});

test.each([429, 503])('a form is kept, and does nothing, while %i hides who is signed in', async (refused) => {
  for (const token of ['token.beto', 'token.ana']) {
    const { answer, called } = asBeto(paths.myDetails.es, { form: { ...TYPED, _form: token }, refused });
    const page = await answer;
    if (page.kind !== 'html') throw new Error(`leads to ${page.to}`);
    const html = page.html.join('');
    expect([page.status, called]).toEqual([503, []]);
    expect(html).toContain(`name="_form" value="${token}"`);
    expect(html).toContain('name="first_name" value="Ana"');
  }
});

test('a form that is drawn while nobody knows who is signed in is of no account', async () => {
  const drawn = await asBeto(paths.myDetails.es, { refused: 503 }).answer;
  if (drawn.kind !== 'html') throw new Error(`leads to ${drawn.to}`);
  expect(drawn.html.join('')).toContain('name="_form" value="token."');
});

test('pages of an account name it in their forms, other pages do not', async () => {
  const tokenOn = async (path: string, notice?: string) => {
    const answer = await asBeto(path, notice ? { notice } : {}).answer;
    if (answer.kind !== 'html') throw new Error(`${path} leads to ${answer.to}`);
    const html = answer.html.join('');
    return [/name="_form" value="([^"]*)"/.exec(html)?.[1], html.includes(frame.otherAccount.es)];
  };
  expect(await tokenOn(paths.myDetails.es)).toEqual(['token.beto', false]);
  expect(await tokenOn(paths.myDetails.es, 'other-account')).toEqual(['token.beto', true]);
  expect(await tokenOn(paths.giftCard.es)).toEqual(['token', false]);
});

test.each(SPENDING)('a form of %s that was opened before anybody signed in is not refused so', async (path) => {
  const { answer } = asBeto(path, { form: { ...TYPED, _form: 'token' } });
  expect(await answer).not.toMatchObject({ cookies: [{ value: 'other-account' }] });
});

test('every page that pays is listed', () => {
  const listed = ROUTES.filter(({ spendsOfTraveller }) => spendsOfTraveller).map(({ path }) => path);
  expect(listed.toSorted()).toEqual(SPENDING.toSorted());
});

test('every page of an account that takes a form is listed', () => {
  const listed = ROUTES.filter(({ page, isOfTraveller }) => isOfTraveller && 'act' in page).map(({ path }) => path);
  expect(listed.toSorted()).toEqual(OF_ACCOUNT.toSorted());
});
