import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBooks } from './books.ts';
import { originalString, stampString } from './cadena.ts';
import { certificateFrom } from './certificate.ts';
import { type Certificates, loadCertificates } from './certificates.ts';
import { type Element, stampOf, valueOf } from './document.ts';
import { complaintsAbout } from './judge.ts';
import { openReader, type Reader } from './reader.ts';
import { factsOf } from './rules/facts.ts';
import { brokenRules, OFFLINE } from './rules/matrix.ts';
import { isSealOver } from './seal.ts';
import { satMaterial } from './testing/material.ts';

const material = satMaterial();
const FOLDER = mkdtempSync(join(tmpdir(), 'pac-'));
const CADENA = 'www.sat.gob.mx/sitio_internet/cfd/4/cadenaoriginal_4_0/cadenaoriginal_4_0.xslt';
const LATER_MS = 10 * 60_000;

let readers: readonly Reader[];
let certificates: Certificates;
const books = openBooks(FOLDER);
beforeAll(async () => {
  if (!material) return;
  readers = await Promise.all([undefined, material.schemas].map(openReader));
  certificates = await loadCertificates(FOLDER, material.certificates, Date.now());
  books.keep(...material.taxpayers.map((taxpayer) => ({ taxpayer })));
});

/** Parsed with our schema and with the SAT's. */
function readBoth(bytes: Buffer): Element {
  const [ours, theirs] = readers.map((reader) => reader.read(bytes));
  expect(ours).toEqual(theirs);
  return ours as Element;
}

/** Shortly after it was issued, in central Mexico time. */
const afterwards = (document: Element): number => Date.parse(`${valueOf(document, 'Fecha')}-06:00`) + LATER_MS;

const codesOf = (document: Element): readonly string[] =>
  complaintsAbout(document, { books, certificates, now: afterwards(document) }).map(({ code }) => code);

describe.runIf(material)('documents of our own', () => {
  test.each(material?.expected ?? [])('$file: $expected', ({ file, expected }) => {
    const codes = codesOf(readBoth(material!.file('samples', 'ours', file)));
    if (expected === 'OK') expect(codes).toEqual([]);
    else expect(codes).toContain(expected);
  });

  test.each(['bus-4-pasajeros', 'global-noviembre'])('%s has the original string it should have', (name) => {
    const document = readBoth(material!.file('samples', 'ours', `${name}.sellado.xml`));
    const text = material!.file('samples', 'ours', `${name}.cadena.txt`).toString('utf8').trim();
    expect(originalString(document)).toBe(text);
  });
});

describe.runIf(material)('documents of somebody else, not sealed', () => {
  test.each(material?.names('samples', 'gobl') ?? [])('%s breaks no rule', (name) => {
    const document = readBoth(material!.file('samples', 'gobl', name));
    const facts = factsOf(document, afterwards(document), books.taxpayer);
    expect(brokenRules(OFFLINE, facts)).toEqual([]);
    expect(codesOf(document)).toContain('CFDI40106');
  });
});

describe.runIf(material)('a document that a PAC of the SAT stamped', () => {
  const read = () => readBoth(material!.file('samples', 'cfdiutils', 'cfdi40-valid.xml'));

  test('breaks no rule; its receiver alone is not in the register here', () => {
    expect(codesOf(read())).toEqual(['CFDI40143']);
  });

  test('bears the seals of both', () => {
    const document = read();
    const stamp = stampOf(document)!;
    const sealer = certificateFrom(Buffer.from(valueOf(document, 'Certificado')!, 'base64'))!;
    expect(isSealOver(originalString(document), valueOf(document, 'Sello')!, sealer)).toBe(true);
    const pac = certificateFrom(material!.file('certs', `${valueOf(stamp, 'NoCertificadoSAT')}.cer`))!;
    expect(isSealOver(stampString(stamp), valueOf(stamp, 'SelloSAT')!, pac)).toBe(true);
    expect(valueOf(stamp, 'SelloCFD')).toBe(valueOf(document, 'Sello'));
  });
});

/** The SAT publishes the original string as a stylesheet for such a processor. */
const hasProcessor = spawnSync('xsltproc', ['--version']).status === 0;
if (material && !hasProcessor)
  console.warn('SKIPPED: the original string by the SAT’s own program: there is no xsltproc');

describe.runIf(material && hasProcessor)('the original string is the one of the SAT’s own program', () => {
  const all = ['cfdiutils', 'gobl', 'ours'].flatMap((from) =>
    (material?.names('samples', from) ?? []).map((name) => [from, name] as const),
  );
  test.each(all)('%s/%s', (from, name) => {
    const document = material!.file('samples', from, name);
    const args = ['--nonet', join(material!.schemas, CADENA), '-'];
    const { stdout } = spawnSync('xsltproc', args, { input: document, encoding: 'utf8' });
    expect(originalString(readBoth(document))).toBe(stdout.replace(/^<\?xml.*?\?>/, '').trim());
  });
});
