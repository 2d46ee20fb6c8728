import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carrierIn } from './testing/invoice.ts';
import { type Pac, PASSWORD, startPac, USER } from './testing/start.ts';

/** Noon in Guadalajara. */
const NOW = '2026-12-01T18:00:00Z';
const DATE = '2026-12-01T11:59:00';
const LOOK = '/datawarehouse/v1/live/00000000-0000-4000-8000-000000000000';

let pac: Pac;
let invoice: ReturnType<typeof carrierIn>;
beforeAll(async () => {
  pac = await startPac({ clock: NOW });
  invoice = carrierIn(pac.data);
});
afterAll(() => pac.kill());

describe('a token', () => {
  test('is given for the right credentials', async () => {
    const { status, body } = await pac.authenticate();
    expect([status, body]).toEqual([
      200,
      {
        data: {
          token: expect.any(String),
          expires_in: Date.parse(NOW) / 1_000 + 7_200 + extra(body),
          tokeny_type: 'Bearer',
        },
        status: 'success',
      },
    ]);
  });

  test('also in version 2, where they stand in the body', async () => {
    const body = JSON.stringify({ user: USER, password: PASSWORD });
    expect((await pac.ask('/v2/security/authenticate', { method: 'POST', body })).status).toBe(200);
  });

  test.each([
    ['another password', { user: USER, password: 'wrong' }],
    ['another user', { user: 'wrong', password: PASSWORD }],
    ['nothing', {}],
  ])('is not given for %s', async (_, credentials) => {
    const { status, body } = await pac.authenticate(credentials);
    expect([status, body]).toEqual([
      401,
      {
        message: 'AU2000 - El usuario y/o contraseña son inválidos, no se puede autenticar el servicio.',
        messageDetail: null,
        data: null,
        status: 'error',
      },
    ]);
  });

  test('is good for two hours', async () => {
    const token = String((await pac.authenticate()).body.data!['token']);
    const look = async () => (await pac.ask(LOOK, { headers: { authorization: `Bearer ${token}` } })).status;
    await pac.clock('2026-12-01T19:59:00Z');
    expect(await look()).toBe(200);
    await pac.clock('2026-12-01T20:00:30Z');
    expect(await look()).toBe(401);
    await pac.clock(NOW);
  });

  test.each(['', 'Bearer x', 'Bearer a.b.c', 'Basic x'])('is not "%s"', async (authorization) => {
    expect((await pac.ask(LOOK, { headers: { authorization } })).status).toBe(401);
  });
});

/** Seconds passed since the clock was set. */
const extra = (body: { readonly data?: Readonly<Record<string, unknown>> | null }): number => {
  const late = Number(body.data?.['expires_in']) - Date.parse(NOW) / 1_000 - 7_200;
  expect(late).toBeLessThan(30);
  return late;
};

test('both addresses stamp', async () => {
  for (const [folio, path] of ['/cfdi33/stamp/v4', '/v4/cfdi33/stamp/v4'].entries())
    expect((await pac.stamp(invoice({ date: DATE, folio: `a${folio}` }), undefined, { path })).status).toBe(200);
});

test('what was stamped is found by its UUID, with where its XML is', async () => {
  const { body } = await pac.stamp(invoice({ date: DATE, folio: 'kept' }));
  const { uuid, cfdi } = body.data as Record<string, string>;
  const found = await pac.authorized(`/datawarehouse/v1/live/${uuid!.toLowerCase()}`);
  const { records } = found.body.data as { readonly records: readonly Record<string, string>[] };
  expect(records).toMatchObject([{ uuid, emisorRfc: 'ACO150603ACA', status: 'vigente' }]);
  expect(await (await fetch(records[0]!['urlXml']!)).text()).toBe(cfdi);
  expect((await pac.authorized(LOOK)).body.data).toMatchObject({ records: [] });
});

test('the register says who exists, and can be added to', async () => {
  const receiver = {
    Rfc: 'S&S051221SE2',
    Nombre: 'S & SOFTWARE',
    DomicilioFiscalReceptor: '76022',
    RegimenFiscalReceptor: '601',
  };
  const stamp = (folio: string) => pac.stamp(invoice({ date: DATE, folio, receiver }));
  expect((await stamp('new')).body.message).toMatch(/^CFDI40143 - /);
  await pac.control('register', { taxpayers: [{ rfc: 'S&S051221SE2', name: 'S & SOFTWARE', postalCode: '76022' }] });
  expect((await stamp('new')).status).toBe(200);
  expect(await pac.control('register', { taxpayers: [{ rfc: 'X' }] })).toMatchObject({ status: 'error' });
});

test('an issuer who may not issue is refused', async () => {
  const carrier = { rfc: 'ACO150603ACA', name: 'AUTOBUSES COSTERA', postalCode: '45580', regimes: ['624'] };
  await pac.control('register', { taxpayers: [{ ...carrier, mayIssue: false }] });
  expect((await pac.stamp(invoice({ date: DATE, folio: 'lco' }))).body.message).toMatch(/^402 - /);
  await pac.control('register', { taxpayers: [carrier] });
});

describe('it is for this machine, and not for pages', () => {
  test('a page shows what was stamped and who is registered', async () => {
    const response = await fetch(pac.url);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await response.text();
    expect(page).toContain('F kept');
    expect(page).toContain('FLORES &#38; TORRES CONSULTORES');
  });

  test.each(['/', '/documents/x.xml', LOOK, '/_control/documents', '/security/authenticate'])('%s', async (path) => {
    const method = path.startsWith('/security') ? 'POST' : 'GET';
    const headers = { origin: 'https://elsewhere.example', user: USER, password: PASSWORD };
    expect((await fetch(pac.url + path, { method, headers })).status).toBe(403);
  });

  test('switches need the credentials', async () => {
    expect((await fetch(`${pac.url}/_control/documents`)).status).toBe(401);
  });

  test.each(['/nothing', '/cfdi33/stamp/v1', '/documents/x.xml'])('%s is not there', async (path) => {
    expect((await fetch(pac.url + path)).status).toBe(404);
  });
});
