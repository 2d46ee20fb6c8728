import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCsd } from '#adapters/cfdi/csd.ts';
import { openSchema } from '#adapters/cfdi/schema.ts';
import { createSealer } from '#adapters/cfdi/sealer.ts';
import type { Cfdi, SoldLine } from '#domain/invoicing/cfdi.ts';
import { instant, zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import type { PacConfig } from '#main/config/pac-config.ts';
import { startPacStandIn } from '#main/stand-ins/pac-stand-in.ts';
import { loadSecrets } from '#main/config/secrets.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'anden-'));
const start = async (testCertificates?: string) =>
  startPacStandIn({
    dataDir,
    testCertificates,
    secrets: await loadSecrets(dataDir),
    report: (problem) => {
      throw problem;
    },
  });

let simulated: Awaited<ReturnType<typeof start>>;
let pac: PacConfig;
beforeAll(async () => {
  simulated = await start();
  pac = simulated.accounts.pac;
});
afterAll(() => simulated.stop());

const opened = ({ csd }: PacConfig) =>
  openCsd({ certificate: readFileSync(csd.certificate), key: readFileSync(csd.key), password: csd.password });

test('the carrier is given a certificate that it can seal with', () => {
  expect(opened(pac)).toMatchObject({
    ok: true,
    value: { rfc: 'ACO150603ACA', number: expect.stringMatching(/^\d{20}$/) },
  });
  expect(statSync(pac.csd.key).mode & 0o777).toBe(0o600);
});

test('its credentials open the PAC', async () => {
  const { user, password } = pac;
  const enter = (headers: Record<string, string>) =>
    fetch(`${pac.apiUrl}/security/authenticate`, { method: 'POST', headers });
  expect((await enter({ user, password })).status).toBe(200);
  expect((await enter({ user, password: 'another' })).status).toBe(401);
});

/** A receiver in the stand-in's initial register. */
const RECEIVER = {
  rfc: 'F&T080520Q25',
  name: 'FLORES & TORRES CONSULTORES',
  postalCode: '63000',
  regime: '601',
  use: 'G03',
};
const EVERYBODY = { rfc: 'XAXX010101000', name: 'PUBLICO EN GENERAL', postalCode: '45580', regime: '616', use: 'S01' };

const line = (full: number, paid: number, vatRate: 16 | null = 16): SoldLine => {
  const [gross, net] = [full, paid].map((sum) => (vatRate === null ? sum : Math.round(sum / 1.16)));
  return {
    id: `AND-${full}-${paid}`,
    description: 'Boleto de autobús Guadalajara – "Puerto" <Vallarta> & costa',
    product: '78111802',
    unit: { key: 'E54', name: 'Viaje' },
    gross: centavos(gross!),
    discount: centavos(gross! - net!),
    net: centavos(net!),
    vat: centavos(paid - net!),
    vatRate,
  };
};

/** Sealed by the server with the stand-in's certificate, and sent to it. */
async function stamped(change: Partial<Cfdi>, at = pac) {
  const csd = opened(at);
  if (!csd.ok) throw new Error(csd.fault);
  const sealer = createSealer({ csd: csd.value, schema: openSchema(), zone: zone('America/Mexico_City') });
  const sealed = sealer.seal({
    type: 'I',
    series: 'F',
    folio: '1',
    issuedAt: instant(Date.now() - 1_000),
    issuer: { ...at.issuer, rfc: csd.value.rfc },
    receiver: RECEIVER,
    paymentForm: '04',
    lines: [line(65_000, 65_000)],
    ...change,
  });
  if (!sealed.ok) throw new Error(sealed.problem);
  const { user, password } = at;
  const entered = await fetch(`${at.apiUrl}/security/authenticate`, { method: 'POST', headers: { user, password } });
  const { data } = (await entered.json()) as { readonly data: { readonly token: string } };
  const form = new FormData();
  form.set('xml', new Blob([sealed.value.xml]), 'xml');
  const headers = { authorization: `Bearer ${data.token}` };
  const answer = await fetch(`${at.apiUrl}/v4/cfdi33/stamp/v4`, { method: 'POST', headers, body: form });
  return (await answer.json()) as { readonly status: string; readonly message?: string };
}

test.each<[string, Partial<Cfdi>]>([
  ['one ticket', { folio: '1' }],
  [
    'several, some at a discount',
    { folio: '2', lines: [line(69_900, 69_900), line(69_900, 34_950), line(1, 1), line(69_999, 52_499)] },
  ],
  ['a line without tax', { folio: '3', lines: [line(5_000, 5_000, null), line(65_000, 65_000)] }],
  [
    'money given back',
    { folio: '4', type: 'E', related: { kind: '01', uuids: ['6f35d3b5-3651-5370-bc2c-14cdbe384cd7'] } },
  ],
  ['everybody', { folio: '5', receiver: EVERYBODY, global: { month: '01', year: '2026' } }],
  [
    'somebody from abroad',
    {
      folio: '6',
      receiver: {
        ...EVERYBODY,
        rfc: 'XEXX010101000',
        name: 'ACME INC',
        residence: { country: 'USA', taxId: '123456789' },
      },
    },
  ],
])('what the server seals is stamped: %s', async (_, change) => {
  expect(await stamped(change)).toMatchObject({ status: 'success' });
});

test('somebody whose postal code is another is refused', async () => {
  const receiver = { ...RECEIVER, postalCode: '63001' };
  expect((await stamped({ folio: '7', receiver })).message).toMatch(/^CFDI40148 - /);
});

test('the certificate is the same when it starts again', async () => {
  const before = readFileSync(pac.csd.certificate);
  await simulated.stop();
  simulated = await start();
  expect(readFileSync(simulated.accounts.pac.csd.certificate).equals(before)).toBe(true);
  expect(opened(simulated.accounts.pac).ok).toBe(true);
});

const TEST_CERTIFICATES = join(process.env['ANDEN_TEST_MATERIAL'] ?? '../shared/data', 'sat', 'certs');
const areThere = existsSync(TEST_CERTIFICATES);
if (!areThere)
  console.warn(`SKIPPED: the SAT's test certificates are not in ${TEST_CERTIFICATES} (set ANDEN_TEST_MATERIAL)`);

test.runIf(areThere)('one of the SAT’s test certificates can be sealed with instead', async () => {
  const other = await start(TEST_CERTIFICATES);
  const { pac: at } = other.accounts;
  expect(at.issuer.name).toBe('ESCUELA KEMPER URGATE');
  expect(await stamped({ folio: '8' }, at)).toMatchObject({ status: 'success' });
  await other.stop();
});
