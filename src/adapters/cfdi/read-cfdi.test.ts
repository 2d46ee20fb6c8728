import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCfdi } from '#adapters/cfdi/read-cfdi.ts';
import { readXml } from '#adapters/cfdi/read-xml.ts';
import { openSchema } from '#adapters/cfdi/schema.ts';
import { sample, withMaterial } from '#adapters/cfdi/testing/material.ts';

describe('a document stamped by a real test PAC', () => {
  withMaterial('is read key for key', () => {
    expect(readCfdi(sample('cfdiutils/cfdi40-valid.xml'))).toMatchObject({
      type: 'I',
      currency: 'MXN',
      certificateNumber: '30001000000500003416',
      total: 332_701,
      issuer: { rfc: 'EKU9003173C9', name: 'ESCUELA KEMPER URGATE' },
      stamp: { uuid: '6F35D3B5-3651-5370-BC2C-14CDBE384CD7', pacRfc: 'CVD110412TF6' },
    });
  });
});

describe('bus tickets', () => {
  withMaterial('with their discounts and taxes', () => {
    const facts = readCfdi(sample('ours/bus-4-pasajeros.timbrado-local.xml'));
    expect(facts).toMatchObject({
      subtotal: 241_036,
      discount: 75_325,
      vat: 26_514,
      total: 192_225,
      global: undefined,
    });
    expect(facts?.lines.map(({ gross, discount }) => [gross, discount])).toEqual([
      [60_259, undefined],
      [60_259, 30_130],
      [60_259, 30_130],
      [60_259, 15_065],
    ]);
    expect(facts?.taxes).toEqual([{ base: 165_711, tax: '002', factor: 'Tasa', rate: '0.160000', amount: 26_514 }]);
    expect(facts?.stamp?.seal).toBe(facts?.seal);
  });

  withMaterial('a month of them', () => {
    expect(readCfdi(sample('ours/global-noviembre.sellado.xml'))).toMatchObject({
      global: { period: '04', month: '11', year: '2026' },
      receiver: { rfc: 'XAXX010101000', name: 'PUBLICO EN GENERAL' },
      stamp: undefined,
    });
  });
});

const BOMB = '<!DOCTYPE b [<!ENTITY a "aaaaaaaaaa"><!ENTITY c "&a;&a;&a;&a;">]><b x="&c;"/>';
const LEAK = '<!DOCTYPE b [<!ENTITY f SYSTEM "file:///etc/hostname">]><b>&f;</b>';

test.each([
  ['nothing', ''],
  ['no XML', 'factura'],
  ['cut off', '<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4"'],
  ['entities in entities', BOMB],
  ['an entity that is a file', LEAK],
  ['an undeclared entity', '<b x="&quien;"/>'],
  ['another kind of document', '<Comprobante/>'],
  ['the version before', '<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/3"/>'],
  ['an empty one', '<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4"/>'],
])('%s is no CFDI', (_, text) => {
  expect(readCfdi(text)).toBeUndefined();
});

test('prefixes are names of namespaces, whatever they are', () => {
  const root = readXml(
    '<x:Comprobante xmlns:x="http://www.sat.gob.mx/cfd/4" xmlns:y="u" A="1" y:A="2"><y:B/> text <!-- c --></x:Comprobante>',
  );
  expect(root).toEqual({
    name: 'cfdi:Comprobante',
    attributes: new Map([['A', '1']]),
    children: [{ name: '{u}B', attributes: new Map(), children: [] }],
  });
});

withMaterial('whatever is done to a document, it is read or it is not; nothing is thrown', () => {
  const good = sample('ours/bus-4-pasajeros.timbrado-local.xml');
  const schema = openSchema();
  const parts = fc.oneof(
    fc.constantFrom(
      '<',
      '>',
      '&',
      '"',
      '<!--',
      ']]>',
      '<![CDATA[',
      '&#0;',
      '&#xD800;',
      'xmlns=""',
      '<?xml ?>',
      '<!DOCTYPE',
    ),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  const edits = fc.array(fc.tuple(fc.nat(good.length), fc.nat(30), parts), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(edits, (all) => {
      const spoilt = all.reduce((xml, [at, cut, put]) => xml.slice(0, at) + put + xml.slice(at + cut), good);
      readCfdi(spoilt);
      schema.problemOf(spoilt);
    }),
    { numRuns: 500 },
  );
});
