import { describe, expect, test } from 'vitest';
import { openSchema } from '#adapters/cfdi/schema.ts';
import { createSealer } from '#adapters/cfdi/sealer.ts';
import { stampCheck } from '#adapters/cfdi/stamp-check.ts';
import { hasMaterial, sample, withMaterial } from '#adapters/cfdi/testing/material.ts';
import { testCsd } from '#adapters/cfdi/testing/test-csd.ts';
import { instant, zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

const schema = openSchema();
const check = stampCheck(schema);
const UUID = '5768E1EA-6FDC-4B6C-9460-FB2462260A6E';

withMaterial('a document stamped by others is what was sealed', () => {
  const stamped = sample('ours/bus-4-pasajeros.timbrado-local.xml');
  expect(check.problemOf({ xml: stamped, uuid: UUID }, sample('ours/bus-4-pasajeros.sellado.xml'))).toBeUndefined();
  expect(check.problemOf({ xml: stamped, uuid: UUID }, sample('ours/global-noviembre.sellado.xml'))).toBe(
    'it is of another seal',
  );
});

function sealed(): string {
  const csd = testCsd({ rfc: 'EKU9003173C9' });
  const line = { gross: centavos(100), discount: centavos(0), net: centavos(100), vat: centavos(16), vatRate: 16 };
  const result = createSealer({ csd, schema, zone: zone('America/Mexico_City') }).seal({
    type: 'I',
    series: 'F',
    folio: '1',
    issuedAt: instant(Date.parse('2026-11-21T12:00:00Z')),
    issuer: { rfc: 'EKU9003173C9', name: 'ESCUELA KEMPER URGATE', regime: '624', postalCode: '44940' },
    receiver: { rfc: 'URE180429TM6', name: 'UNIVERSIDAD', postalCode: '86991', regime: '601', use: 'G03' },
    paymentForm: '04',
    lines: [{ ...line, id: 'A-1', description: 'Boleto', product: '78111802', unit: { key: 'E54', name: 'Viaje' } }],
  });
  if (!result.ok) throw new Error(result.problem);
  return result.value.xml;
}

describe('what comes back', () => {
  const sent = sealed();
  const [, seal] = / Sello="([^"]+)"/.exec(sent)!;
  const stamp =
    '<cfdi:Complemento><tfd:TimbreFiscalDigital xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital" Version="1.1" ' +
    `UUID="${UUID}" FechaTimbrado="2026-11-21T06:00:05" RfcProvCertif="SPR190613I52" SelloCFD="${seal}" ` +
    'NoCertificadoSAT="30001000000500003456" SelloSAT="AAAA"/></cfdi:Complemento>';
  const good = sent.replace('</cfdi:Comprobante>', `${stamp}</cfdi:Comprobante>`);
  const problemOf = (xml: string, uuid = UUID) => check.problemOf({ xml, uuid }, sent);

  test('with a stamp and nothing else', () => {
    expect(problemOf(good)).toBeUndefined();
    expect(problemOf(good, UUID.toLowerCase())).toBeUndefined();
  });

  test('written another way is the same', () => {
    expect(
      problemOf(good.replaceAll('><', '>\n  <').replace('Serie="F" Folio="1"', "Folio='1'  Serie='F'")),
    ).toBeUndefined();
  });

  test.each([
    ['no XML', 'timbrado', /./],
    ['no stamp', sent, /it has 0 stamps/],
    ['another total', good.replace(' Total="1.16"', ' Total="1.17"'), /changed/],
    ['another receiver', good.replace('URE180429TM6', 'EKU9003173C9'), /changed/],
    ['a line more', good.replace(/(<cfdi:Concepto .*<\/cfdi:Concepto>)/, '$1$1'), /changed/],
    ['something left out', good.replace(' NoIdentificacion="A-1"', ''), /changed/],
    ["another document's seal", good.replace(`SelloCFD="${seal}"`, 'SelloCFD="AAAA"'), /another seal/],
    ['two stamps', good.replace(/(<tfd:.*?\/>)/, '$1$1'), /./],
  ])('%s', (_, xml, problem) => {
    expect(problemOf(xml)).toMatch(problem);
  });

  test('a number that is not the one told', () => {
    expect(problemOf(good, UUID.replace('5', '6'))).toBe('it is of another number');
  });
});

test.skipIf(!hasMaterial)('a stamp that a real PAC made is taken', () => {
  const stamped = sample('cfdiutils/cfdi40-valid.xml');
  const sent = stamped.replace(/<cfdi:Complemento>[^]*<\/cfdi:Complemento>/, '');
  expect(check.problemOf({ xml: stamped, uuid: '6F35D3B5-3651-5370-BC2C-14CDBE384CD7' }, sent)).toBeUndefined();
});
