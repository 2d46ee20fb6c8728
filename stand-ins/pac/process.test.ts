import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { carrierIn } from './testing/invoice.ts';
import { PASSWORD, PROGRAM, startPac, USER } from './testing/start.ts';

/** Noon in Guadalajara. */
const clock = '2026-12-01T18:00:00Z';
const date = '2026-12-01T11:59:00';
const NEWCOMER = { rfc: 'XAMA620210DQ5', name: 'ALBA XKARAJAM MENDEZ', postalCode: '01219', regimes: ['612'] };

test('what was stamped, cancelled and registered survives a kill -9, and a line cut short', async () => {
  const first = await startPac({ clock });
  const invoice = carrierIn(first.data);
  const xml = invoice({ date });
  const { body } = await first.stamp(xml, 'id-1');
  const uuid = String(body.data!['uuid']);
  await first.cancel('ACO150603ACA', uuid, '02');
  await first.control('register', { taxpayers: [NEWCOMER] });
  const certificate = readFileSync(join(first.data, 'costera.cer'));
  await first.kill('SIGKILL');
  appendFileSync(join(first.data, 'documents.jsonl'), '[{"stamped":{"uuid":"x');

  const second = await startPac({ data: first.data, clock });
  expect((await second.stamp(xml, 'id-1')).body.data).toMatchObject({ cfdi: body.data!['cfdi'] });
  expect((await second.stamp(invoice({ date, folio: '2' }), 'id-1')).body.message).toMatch(/^CFDI3307/);
  expect(await second.cancel('ACO150603ACA', uuid, '02')).toBe('202');
  expect(await second.control('register')).toContainEqual({ ...NEWCOMER, mayIssue: true });
  expect(readFileSync(join(first.data, 'costera.cer')).equals(certificate)).toBe(true);
  await second.kill();
});

test('what it keeps is its owner’s alone', async () => {
  const pac = await startPac();
  for (const file of ['costera.key', 'costera.password', 'pac.key', 'documents.jsonl'])
    expect(statSync(join(pac.data, file)).mode & 0o077).toBe(0);
  await pac.kill();
});

test('it ends with the process that started it', async () => {
  const pac = await startPac();
  await pac.orphan();
  await expect(fetch(pac.url)).rejects.toThrow();
});

const FLAGS = ['--data', 'd', '--user', USER, '--password', PASSWORD];

test.each([
  ['production', FLAGS, { ANDEN_ENV: 'production' }, 'does not run in production'],
  ['no flags', [], {}, '--data --user --password'],
  ['an unknown flag', [...FLAGS, '--loud'], {}, '--loud'],
  ['a port that is none', [...FLAGS, '--port', 'x'], {}, '--port'],
  ['a clock that is none', [...FLAGS, '--clock', 'noon'], {}, '--clock'],
])('it does not start with %s', (_, flags, env, complaint) => {
  const clean = { ...process.env, NODE_ENV: 'test', ANDEN_ENV: 'test', ...env };
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, ...flags], { env: clean, encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, expect.stringContaining(complaint)]);
});
