import { expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { answering, ORIGIN, plainPages } from '#testing/drawn-page.ts';
import { savesElsewhereText } from '#text/saves-elsewhere.ts';
import type { Lang } from '#text/lang.ts';
import { ROUTES } from '#web/routes.ts';
import { getProfile } from '#wire/account.ts';
import type { ApiCall } from '#wire/call.ts';
import { getProfiles, getReservation, getSeveral, type InvoicingView, type JointView } from '#wire/invoicing.ts';
import { postGenerate, postGenerateJointly } from '#wire/new-invoicing.ts';
import * as paths from '#wire/page-paths.ts';
import type { Route } from '#wire/route.ts';

// An invoice form that one account opened, sent while another one is signed in: what it says is not saved in that one.

const PAYMENT: InvoicingView['payments'][number] = {
  payment_id: 'p1',
  concept: 'trip',
  description: null,
  folios: [],
  amount: 50_000,
  method: 'credit',
  paid_at: '2026-11-18T10:00:00-06:00',
  check_in: true,
  forwarding: false,
  refusal: null,
  invoice_id: null,
};
const SERVER_NOW = '2026-11-23T10:00:00-06:00';
const LIMIT = '2026-11-30T23:59:59-06:00';
const CONTACT = { email: null, phone: null };
const ALONE: InvoicingView = {
  code: 'PCG1DAGCD5',
  origin: null,
  destination: null,
  limit_invoicing_date: LIMIT,
  limit_passed: false,
  level: 'full',
  contact: CONTACT,
  payments: [PAYMENT],
  partners: [],
  invoices: [],
  profiles: [],
  request: null,
  business_name: null,
  server_now: SERVER_NOW,
};
const SEVERAL: JointView = {
  reservations: [{ code: 'PCG1DAGCD5', journey: null, payments: [PAYMENT] }],
  limit_invoicing_date: LIMIT,
  signed_in: true,
  contact: CONTACT,
  profiles: [],
  invoice: null,
  server_now: SERVER_NOW,
};
const BETO = { first_name: 'Beto', last_name: 'Demo', card: '21', points: { purchased: 0, win: 0 } };

async function send(path: string, form: Readonly<Record<string, string>>) {
  const called: Route[] = [];
  const known = answering(
    new Map<Route, unknown>([
      [getProfile, BETO],
      [getReservation, ALONE],
      [getProfiles, { profiles: [] }],
      [getSeveral, SEVERAL],
    ]),
  );
  const call: ApiCall = (route, input) => {
    if (route.method !== 'GET') called.push(route);
    return known(route, input);
  };
  const answer = await plainPages({
    method: 'POST',
    path,
    query: new URLSearchParams(),
    form: new URLSearchParams(form),
    cookies: { consent: 'none' },
    formToken: 'token',
    travellerTag: 'session',
    accountTag: (card) => (card === '21' ? 'beto' : `other-${card}`),
    origin: ORIGIN,
    now: instant(Date.UTC(2026, 10, 23)),
    call,
  });
  if (answer.kind !== 'html') throw new Error(`leads to ${answer.to}`);
  return { status: answer.status, html: answer.html.join(''), called };
}

const TYPED = { do: 'ask', code: 'PCG1DAGCD5', payment: 'p1', rfc: 'GOMA850101AB1', name: 'ANA GIL', save: 'on' };

test.each<[string, Lang, Route]>([
  [paths.invoicing.es, 'es', postGenerate],
  [paths.invoicing.en, 'en', postGenerate],
  [paths.invoicingSeveral.es, 'es', postGenerateJointly],
  [paths.invoicingSeveral.en, 'en', postGenerateJointly],
])(
  'on %s nothing is saved in an account that the form did not show, and nothing typed is lost',
  async (path, lang, asks) => {
    const refused = await send(path, { ...TYPED, _form: 'token.ana' });
    expect([refused.status, refused.called]).toEqual([422, []]);
    expect(refused.html).toContain(`<a href="#f-save">${savesElsewhereText[lang]}</a>`);
    for (const typed of ['GOMA850101AB1', 'ANA GIL']) expect(refused.html).toContain(`value="${typed}"`);
    const box = /<input[^>]*name="save"[^>]*>/.exec(refused.html)?.[0];
    expect(box).toBeDefined();
    expect(box).not.toContain('checked');
    expect(refused.html).toContain('name="_form" value="token.beto"');

    const { save: _, ...unticked } = TYPED;
    for (const form of [
      { ...unticked, _form: 'token.ana' },
      { ...TYPED, _form: 'token.beto' },
    ])
      expect((await send(path, form)).called).toEqual([asks]);
  },
);

test('every page with such a form is marked', () => {
  const marked = ROUTES.filter(({ savesForTraveller }) => savesForTraveller).map(({ path }) => path);
  expect(marked.toSorted()).toEqual(
    [
      paths.invoicing.es,
      paths.itineraryInvoicing.es,
      paths.invoicingSeveral.es,
      `${paths.reservationFlow.es}/facturacion`,
    ].toSorted(),
  );
});
