import { describe, expect, test } from 'vitest';
import { openSchema } from '#adapters/cfdi/schema.ts';
import { createSealer } from '#adapters/cfdi/sealer.ts';
import { sample, withMaterial } from '#adapters/cfdi/testing/material.ts';
import { testCsd } from '#adapters/cfdi/testing/test-csd.ts';
import { readText } from '#adapters/documents/testing/read-text.ts';
import { scanPage } from '#adapters/documents/testing/scan-page.ts';
import type { SealedCfdi } from '#app/invoicing/ports.ts';
import type { Cfdi, SoldLine } from '#domain/invoicing/cfdi.ts';
import { SAMPLE_CFDI, SAMPLE_LINE } from '#domain/invoicing/testing/sample-cfdi.ts';
import { zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { COSTERA } from '#main/costera.ts';
import { invoiceRenderer } from '#main/rooms/invoice-renderer.ts';
import { stamped, UUID } from '#testing/stamped-cfdi.ts';

const renderer = invoiceRenderer(COSTERA);
const sealer = createSealer({
  csd: testCsd({ rfc: 'OÑO120726RX3' }),
  schema: openSchema(),
  zone: zone('America/Mexico_City'),
});

/** At half price, with points. */
const line: SoldLine = { ...SAMPLE_LINE, discount: centavos(30_130), net: centavos(30_129), vat: centavos(4_821) };
const cfdi: Cfdi = { ...SAMPLE_CFDI, paymentForm: '28', lines: [line] };

function sealed(change: Partial<Cfdi> = {}): SealedCfdi {
  const made = sealer.seal({ ...cfdi, ...change });
  if (!made.ok) throw new Error(made.problem);
  return made.value;
}

const bare = (text: string): string => text.replace(/\s/g, '');

/** All values of an attribute, decoded as by an XML reader. */
const attributes = (xml: string, name: string): readonly string[] =>
  [...xml.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  );

/** What RMF 2.7.1.7 requires in print, verbatim. */
const PRINTED = [
  'UUID',
  'NoCertificado',
  'NoCertificadoSAT',
  'RfcProvCertif',
  'Sello',
  'SelloSAT',
  'Rfc',
  'Nombre',
  'RegimenFiscal',
  'RegimenFiscalReceptor',
  'DomicilioFiscalReceptor',
  'UsoCFDI',
  'LugarExpedicion',
  'Serie',
  'Folio',
  'FormaPago',
  'MetodoPago',
  'ClaveProdServ',
  'ClaveUnidad',
  'Unidad',
  'Cantidad',
  'NoIdentificacion',
  'Descripcion',
  'Moneda',
];

const AMOUNTS = ['SubTotal', 'Descuento', 'Total', 'ValorUnitario', 'Importe', 'Base', 'TotalImpuestosTrasladados'];

const amountOf = (value: string): string => {
  const [whole = '', cents = ''] = value.split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents.padEnd(2, '0')}`;
};

async function holds(xml: string): Promise<void> {
  const bytes = await renderer.pdf(xml, 'es');
  const text = bare((await readText(bytes)).join(' '));
  for (const name of PRINTED)
    for (const value of attributes(xml, name)) expect(text, name).toContain(bare(value.replace('⏻', '')).slice(0, 344));
  for (const name of AMOUNTS) for (const value of attributes(xml, name)) expect(text, name).toContain(amountOf(value));
  for (const name of ['Fecha', 'FechaTimbrado'])
    for (const value of attributes(xml, name)) {
      const [date = '', clock = ''] = value.split('T');
      expect(text, name).toContain(`${date.split('-').toReversed().join('/')}${clock}`);
    }
  const scanned = new URL((await scanPage(bytes, 1))!);
  expect(Object.fromEntries(scanned.searchParams)).toEqual({
    id: attributes(xml, 'UUID')[0],
    re: attributes(xml, 'Rfc')[0],
    rr: attributes(xml, 'Rfc')[1],
    tt: attributes(xml, 'Total')[0]!.replace(/(\.\d)0$/, '$1'),
    // A + in base64 becomes a space in a query.
    fe: attributes(xml, 'Sello')[0]!.slice(-8).replaceAll('+', ' '),
  });
}

describe('what is printed is what was sealed, field by field', () => {
  test('of our own, with every sign XML has to escape', async () => {
    await holds(stamped(sealed()));
  });

  test('of a credit note', async () => {
    const xml = stamped(sealed({ type: 'E', related: { kind: '01', uuids: [UUID] } }));
    await holds(xml);
    expect((await readText(await renderer.pdf(xml, 'es'))).join(' ')).toContain('Nota de crédito de los documentos');
  });

  withMaterial('of what others stamped', async () => {
    await holds(sample('ours/bus-4-pasajeros.timbrado-local.xml'));
    await holds(sample('cfdiutils/cfdi40-valid.xml'));
  });
});

test('the HTML says the same', () => {
  const html = renderer.html(stamped(sealed()), 'en');
  for (const words of ['S &amp; S', UUID, 'TRESCIENTOS CUARENTA Y NUEVE PESOS 50/100 M.N.', '28 Tarjeta de débito'])
    expect(html).toContain(words);
});

test('what is not stamped is not printed', async () => {
  const { xml } = sealed();
  expect(() => renderer.html(xml, 'es')).toThrow('only a stamped CFDI can be printed');
  await expect(renderer.pdf('no XML', 'es')).rejects.toThrow('only a stamped CFDI can be printed');
});
