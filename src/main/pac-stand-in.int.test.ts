import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCsd } from '#adapters/cfdi/csd.ts';
import type { PacConfig } from '#main/pac-config.ts';
import { startPacStandIn } from '#main/pac-stand-in.ts';
import { keptSecrets } from '#main/secrets.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'anden-'));
const start = async () =>
  startPacStandIn({
    dataDir,
    secrets: await keptSecrets(dataDir),
    report: (problem) => {
      throw problem;
    },
  });

let played: Awaited<ReturnType<typeof start>>;
let pac: PacConfig;
beforeAll(async () => {
  played = await start();
  pac = played.accounts.pac;
});
afterAll(() => played.stop());

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

test('the certificate is the same when it starts again', async () => {
  const before = readFileSync(pac.csd.certificate);
  await played.stop();
  played = await start();
  expect(readFileSync(played.accounts.pac.csd.certificate).equals(before)).toBe(true);
  expect(opened(played.accounts.pac).ok).toBe(true);
});
