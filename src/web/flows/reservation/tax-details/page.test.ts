import { expect, test } from 'vitest';
import { answering } from '#testing/drawn-page.ts';
import type { PageContext } from '#web/page.ts';
import {
  getProfiles,
  getReservation as getToInvoice,
  type FiscalForm,
  type FiscalProfileView,
} from '#wire/invoicing.ts';
import type { Route } from '#wire/route.ts';
import { getReservation } from '#wire/websale.ts';
import { taxDetailsPage } from './page.ts';

const CODE = 'PCG1DAGCD5';
const RESERVATION = {
  code: CODE,
  now: 'pago',
  payment: 'none',
  departure: { open: true },
  additionals: { offered: false },
  passengers: [{ seat_departure: null, seat_return: null }],
  contact: { email: 'ana@example.com', cell_phone: '+523331234567' },
  adding: null,
  change: null,
};

const COMPANY: FiscalProfileView = {
  profile_id: 'p-1',
  rfc: 'EKU9003173C9',
  name: 'ESCUELA KEMPER URGATE',
  cp: '42501',
  regimen_fiscal: '601',
  uso_cfdi: 'G03',
  email: '',
  phone: '',
  foreigner: false,
  country: '',
  tax_id: '',
};
const PERSON: FiscalProfileView = { ...COMPANY, profile_id: 'p-2', rfc: 'GOMA850101AB1', name: 'ANA GIL' };

interface Kept {
  readonly profiles?: readonly FiscalProfileView[];
  readonly request?: FiscalForm & { readonly automatic: boolean };
}

/** What the form has in it when it is first opened. */
async function opened({ profiles, request }: Kept) {
  const call = answering(
    new Map<Route, unknown>([
      [getReservation, { reservation: RESERVATION, came_back: false }],
      [getToInvoice, { request: request ?? null }],
      ...(profiles ? [[getProfiles, { profiles }] as const] : []),
    ]),
  );
  const query = new URLSearchParams({ code: CODE });
  const context = { method: 'GET', path: '/', lang: 'es', query, cookies: {}, call } as unknown as PageContext;
  const outcome = await taxDetailsPage.load(context);
  if (outcome.kind !== 'show') throw new Error(`${outcome.kind}: ${JSON.stringify(outcome)}`);
  return outcome.data.fiscal.typed;
}

const CONTACT = { email: 'ana@example.com', phone: '3331234567' };

test('the only saved receiver is filled in, with the contact where it has none', async () => {
  const { profile_id: _, ...saved } = COMPANY;
  expect(await opened({ profiles: [COMPANY] })).toEqual({ ...saved, ...CONTACT });
  const own = { email: 'facturas@example.com', phone: '3311112222' };
  expect(await opened({ profiles: [{ ...COMPANY, ...own }] })).toEqual({ ...saved, ...own });
});

test.each<[string, Kept]>([
  ['several saved receivers', { profiles: [COMPANY, PERSON] }],
  ['no account', {}],
])('with %s only the contact is filled in', async (_, kept) => {
  expect(await opened(kept)).toMatchObject({ rfc: '', name: '', ...CONTACT });
});

test('what was already filled in for this reservation comes first', async () => {
  const { profile_id: _, ...typed } = PERSON;
  expect(await opened({ profiles: [COMPANY], request: { ...typed, automatic: false } })).toEqual(typed);
});
