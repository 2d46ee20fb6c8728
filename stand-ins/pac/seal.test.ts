import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Certificates, loadCertificates } from './certificates.ts';
import { issue, type KeyPair, type Name, newKeyPair } from './issue.ts';
import { openReader, type Reader } from './reader.ts';
import { sealComplaints } from './seal.ts';
import { carrierIn, sealedBy } from './testing/invoice.ts';

/** Noon in Guadalajara. */
const NOW = Date.parse('2026-12-01T18:00:00Z');
const DATE = '2026-12-01T11:59:00';
const FOLDER = mkdtempSync(join(tmpdir(), 'pac-'));

let reader: Reader;
let trusted: Certificates['trusted'];
let pair: KeyPair;
beforeAll(async () => {
  reader = await openReader(undefined);
  trusted = (await loadCertificates(FOLDER, undefined, NOW)).trusted;
  pair = await newKeyPair();
});

function codesOf(xml: string, now = NOW): readonly string[] {
  const document = reader.read(Buffer.from(xml));
  if (typeof document === 'string') throw new Error(document);
  return sealComplaints(document, { trusted, now }).map(({ code }) => code);
}

/** An invoice sealed with a certificate made for the test. */
async function invoiceWith(subject: Name) {
  const der = await issue({
    subject,
    issuer: subject,
    publicKey: pair.publicKey,
    signedBy: pair.privateKey,
    number: '30001000000500000901',
    from: NOW - 86_400_000,
    years: 4,
  });
  return sealedBy({ x509: new X509Certificate(der), key: createPrivateKey(pair.privateKey) })({ date: DATE });
}

test('the certificate that was issued is good', () => {
  expect(codesOf(carrierIn(FOLDER)({ date: DATE }))).toEqual([]);
});

test('four years later it is not, and was not the day before it began', () => {
  const later = '2031-01-01T12:00:00';
  expect(codesOf(carrierIn(FOLDER)({ date: later }), Date.parse(`${later}-06:00`))).toEqual(['304', '305']);
  expect(codesOf(carrierIn(FOLDER)({ date: '2026-01-01T12:00:00' }))).toEqual(['305']);
});

describe('a certificate', () => {
  const NAME = { CN: 'AUTOBUSES COSTERA', x500UniqueIdentifier: 'ACO150603ACA / GALM900127KB4', OU: 'Matriz' };
  test('of another authority', async () => {
    expect(codesOf(await invoiceWith(NAME))).toEqual(['308']);
  });
  test('of a person to sign with', async () => {
    const { OU: _, ...name } = NAME;
    expect(codesOf(await invoiceWith(name))).toEqual(['308', '306']);
  });
  test('of somebody else', async () => {
    expect(codesOf(await invoiceWith({ ...NAME, x500UniqueIdentifier: 'H&E951128469' }))).toEqual(['308', '303']);
  });
});

test.each([
  ['another number', /NoCertificado="\d/, 'NoCertificado="9', ['CFDI40106', 'CFDI40102']],
  ['no certificate', /Certificado="M[^"]+"/, 'Certificado="AAAA"', ['CFDI40106']],
  ['another seal', /Sello="[^"]{8}/, 'Sello="AAAAAAAA', ['CFDI40102']],
])('%s', (_, from, to, codes) => {
  expect(codesOf(carrierIn(FOLDER)({ date: DATE }).replace(from, to))).toEqual(codes);
});

test('its key is encrypted, and only for its owner', () => {
  const key = readFileSync(join(FOLDER, 'costera.key'));
  expect(() => createPrivateKey({ key, format: 'der', type: 'pkcs8' })).toThrow();
});
