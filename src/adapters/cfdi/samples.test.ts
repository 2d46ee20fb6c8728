import { verify, X509Certificate } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openCsd } from '#adapters/cfdi/csd.ts';
import { originalParts, originalString } from '#adapters/cfdi/original-string.ts';
import { readCfdi } from '#adapters/cfdi/read-cfdi.ts';
import { readXml } from '#adapters/cfdi/read-xml.ts';
import { openSchema, type Schema } from '#adapters/cfdi/schema.ts';
import { createSealer } from '#adapters/cfdi/sealer.ts';
import { hasXsltproc, originalStringsByXsltproc } from '#adapters/cfdi/testing/judges.ts';
import {
  certificateFile,
  hasMaterial,
  sample,
  samplesIn,
  SCHEMAS,
  withMaterial,
} from '#adapters/cfdi/testing/material.ts';
import { brokenRules } from '#adapters/cfdi/testing/sat-rules.ts';
import type { Cfdi } from '#domain/invoicing/cfdi.ts';
import type { CfdiFacts, LineFacts } from '#domain/invoicing/cfdi-facts.ts';
import { instant, zone } from '#kernel/instant.ts';
import { minus, ZERO } from '#kernel/money.ts';

const ALL = ['ours', 'gobl', 'cfdiutils'].flatMap(samplesIn);
const OURS = samplesIn('ours');

describe.skipIf(!hasMaterial || !hasXsltproc)("our original strings are those of the SAT's stylesheet", () => {
  // Foreign trade and local taxes are complements that we neither issue nor seal.
  const known = ALL.filter((path) => !/Complemento>\s*<(?!tfd:)/.test(sample(path)));

  test(`of ${known.length} samples`, () => {
    const judged = originalStringsByXsltproc(known.map(sample));
    const own = known.map((path) => originalString(originalParts(readXml(sample(path))!)));
    for (const [index, path] of known.entries()) expect(own[index], path).toBe(judged[index]);
  });
});

describe.skipIf(!hasMaterial)('both schemas judge the samples alike', () => {
  const own = openSchema();
  const sat: Schema | undefined = hasMaterial ? openSchema(SCHEMAS) : undefined;

  test.each(OURS)('%s', (path) => {
    // Everything we sell is subject to tax, so our schema requires the attribute, which the SAT's schema leaves to its
    // validation matrix.
    const isNarrower = path.includes('n09-');
    expect(sat?.problemOf(sample(path))).toBeUndefined();
    expect(own.problemOf(sample(path)) === undefined).toBe(!isNarrower);
  });

  test('a document stamped by a real test PAC', () => {
    expect(own.problemOf(sample('cfdiutils/cfdi40-valid.xml'))).toBeUndefined();
    expect(sat?.problemOf(sample('cfdiutils/cfdi40-valid.xml'))).toBeUndefined();
  });

  test.each([
    ['cut off', (xml: string) => xml.slice(0, -20)],
    ['a stamp of another kind', (xml: string) => xml.replace('Version="1.1"', 'Version="1.0"')],
    ['a stamp without a number', (xml: string) => xml.replace(/UUID="[^"]*"/, '')],
    [
      'the issuer after the receiver',
      (xml: string) => xml.replace(/(<cfdi:Emisor[^>]*>)(<cfdi:Receptor[^>]*>)/, '$2$1'),
    ],
    [
      'a regime nobody knows',
      (xml: string) => xml.replace('RegimenFiscalReceptor="601"', 'RegimenFiscalReceptor="600"'),
    ],
    ['a use of version 3.3', (xml: string) => xml.replace('UsoCFDI="G03"', 'UsoCFDI="P01"')],
    ['a date with an offset', (xml: string) => xml.replace('T10:11:12"', 'T10:11:12-06:00"')],
    ['seven decimals', (xml: string) => xml.replace('Total="1922.25"', 'Total="1922.2500001"')],
    ['a negative amount', (xml: string) => xml.replace('Total="1922.25"', 'Total="-1922.25"')],
    ['a country we do not know of', (xml: string) => xml.replace(' UsoCFDI', ' ResidenciaFiscal="Alemania" UsoCFDI')],
    ['an attribute nobody knows', (xml: string) => xml.replace(' Moneda=', ' Propina="1" Moneda=')],
    ['no lines', (xml: string) => xml.replace(/<cfdi:Concepto .*<\/cfdi:Concepto>/, '')],
    ['a document type', (xml: string) => xml.replace('?>', '?><!DOCTYPE a>')],
  ])('%s is accepted by neither', (_, spoil) => {
    const good = sample('ours/bus-4-pasajeros.timbrado-local.xml');
    const spoilt = spoil(good);
    expect(spoilt).not.toBe(good);
    expect(own.problemOf(spoilt)).toMatch(/./);
    expect(sat?.problemOf(spoilt)).toMatch(/./);
  });
});

/** What our own test of the sums must find in the samples with wrong sums. */
withMaterial.each([
  ['bus-4-pasajeros.sellado.xml', undefined],
  ['global-noviembre.sellado.xml', undefined],
  ['n02-subtotal-no-cuadra.xml', 'CFDI40108'],
  ['n03-total-no-cuadra.xml', 'CFDI40119'],
  ['n06-publico-en-general-sin-informacion-global.xml', 'CFDI40130'],
  ['n07-generico-cp-distinto-de-lugar.xml', 'CFDI40149'],
  ['n08-generico-regimen-distinto-616.xml', 'CFDI40159'],
  ['n09-objetoimp-02-sin-impuestos.xml', 'CFDI40171'],
  ['n11-iva-concepto-fuera-de-limites.xml', 'CFDI40180'],
  ['n12-nombre-publico-en-general-con-rfc-no-generico.xml', 'CFDI40146'],
])('%s breaks %s', (name, code) => {
  const broken = brokenRules(readXml(sample(`ours/${name}`))!);
  if (code) expect(broken).toContain(code);
  else expect(broken).toEqual([]);
});

describe('a document made by others, made again by us', () => {
  withMaterial.each(['bus-4-pasajeros', 'global-noviembre'])(
    '%s has the same original string and the same seal',
    (name) => {
      const [certificate, key] = [certificateFile('EKU9003173C9.cer'), certificateFile('EKU9003173C9.key')];
      const opened = openCsd({ certificate, key, password: '12345678a' });
      const csd = opened.ok ? opened.value : undefined;
      const facts = readCfdi(sample(`ours/${name}.sellado.xml`))!;
      const again = createSealer({ csd, schema: openSchema(), zone: zone('America/Mexico_City') }).seal(cfdiOf(facts));
      if (!again.ok) throw new Error(again.problem);
      expect(again.value.originalString).toBe(sample(`ours/${name}.cadena.txt`).trim());
      expect(readCfdi(again.value.xml)?.seal).toBe(facts.seal);
    },
  );
});

withMaterial("the SAT's seal of a stamp is good for its original string", () => {
  const { stamp } = readCfdi(sample('cfdiutils/cfdi40-valid.xml'))!;
  const { publicKey } = new X509Certificate(certificateFile('30001000000500003456.cer'));
  const seal = Buffer.from(stamp?.satSeal ?? '', 'base64');
  expect(verify('sha256', Buffer.from(stamp?.originalString ?? ''), publicKey, seal)).toBe(true);
});

const cfdiOf = (facts: CfdiFacts): Cfdi => ({
  type: 'I',
  series: facts.series,
  folio: facts.folio,
  issuedAt: instant(Date.parse(`${facts.issuedAt}-06:00`)),
  issuer: { ...facts.issuer, postalCode: facts.placeOfIssue },
  receiver: facts.receiver,
  paymentForm: facts.paymentForm,
  lines: facts.lines.map(lineOf),
  ...(facts.global ? { global: facts.global } : {}),
});

const lineOf = (line: LineFacts): Cfdi['lines'][number] => ({
  id: line.id ?? '',
  description: line.description,
  product: line.product,
  unit: { key: line.unitKey, name: line.unit ?? '' },
  gross: line.gross,
  discount: line.discount ?? ZERO,
  net: minus(line.gross, line.discount ?? ZERO),
  vat: line.taxes[0]?.amount ?? ZERO,
  vatRate: 16,
});
