import { beforeAll, describe, expect, test } from 'vitest';
import { NO_CURRENCY } from '../catalogues/lists.ts';
import { openReader, type Reader } from '../reader.ts';
import type { Taxpayer } from '../register.ts';
import { factsOf } from './facts.ts';
import { brokenRules, OFFLINE, REGISTERED } from './matrix.ts';

/** Noon in Guadalajara. */
const NOW = Date.parse('2026-12-01T18:00:00Z');

const TRANSFER =
  '<cfdi:Traslado Base="400.00" Impuesto="002" TipoFactor="Tasa" TasaOCuota="0.160000" Importe="64.00"/>';
const WITHHELD =
  '<cfdi:Retencion Base="400.00" Impuesto="001" TipoFactor="Tasa" TasaOCuota="0.100000" Importe="40.00"/>';
const PART =
  '<cfdi:Parte ClaveProdServ="78111802" Cantidad="2" Descripcion="Tramo" ValorUnitario="250.00" Importe="500.00"><cfdi:InformacionAduanera NumeroPedimento="25  16  1742  0001871"/></cfdi:Parte>';
const THIRD =
  '<cfdi:ACuentaTerceros RfcACuentaTerceros="TLM990917B40" NombreACuentaTerceros="TRANSPORTES LACUSTRES" RegimenFiscalACuentaTerceros="624" DomicilioFiscalACuentaTerceros="48300"/>';
const CUSTOMS = '<cfdi:InformacionAduanera NumeroPedimento="26  16  1742  0001872"/>';

/** A document with some of everything that breaks no rule; parts checked elsewhere are omitted. */
const GOOD = `<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" Version="4.0" Fecha="2026-12-01T11:00:00" Sello="" FormaPago="04" NoCertificado="00000000000000000000" Certificado="" SubTotal="500.00" Descuento="100.00" Moneda="MXN" TipoCambio="1" Total="424.00" TipoDeComprobante="I" Exportacion="01" MetodoPago="PUE" LugarExpedicion="45580"><cfdi:CfdiRelacionados TipoRelacion="04"><cfdi:CfdiRelacionado UUID="6F35D3B5-3651-5370-BC2C-14CDBE384CD7"/></cfdi:CfdiRelacionados><cfdi:Emisor Rfc="ACO150603ACA" Nombre="AUTOBUSES COSTERA" RegimenFiscal="624"/><cfdi:Receptor Rfc="MÑR110214J79" Nombre="MUEBLES ÑANDU" DomicilioFiscalReceptor="44100" RegimenFiscalReceptor="601" UsoCFDI="G03"/><cfdi:Conceptos><cfdi:Concepto ClaveProdServ="78111802" Cantidad="1" ClaveUnidad="E54" Descripcion="Boleto" ValorUnitario="500.00" Importe="500.00" Descuento="100.00" ObjetoImp="02"><cfdi:Impuestos><cfdi:Traslados>${TRANSFER}</cfdi:Traslados><cfdi:Retenciones>${WITHHELD}</cfdi:Retenciones></cfdi:Impuestos>${THIRD}${CUSTOMS}${PART}</cfdi:Concepto></cfdi:Conceptos><cfdi:Impuestos TotalImpuestosRetenidos="40.00" TotalImpuestosTrasladados="64.00"><cfdi:Retenciones><cfdi:Retencion Impuesto="001" Importe="40.00"/></cfdi:Retenciones><cfdi:Traslados>${TRANSFER}</cfdi:Traslados></cfdi:Impuestos></cfdi:Comprobante>`;

/** A global invoice. */
const EVERYBODY = GOOD.replace(
  '<cfdi:CfdiRelacionados',
  '<cfdi:InformacionGlobal Periodicidad="04" Meses="11" Año="2026"/><cfdi:CfdiRelacionados',
)
  .replace('MÑR110214J79', 'XAXX010101000')
  .replace('MUEBLES ÑANDU', 'PUBLICO EN GENERAL')
  .replace('"44100"', '"45580"')
  .replace('RegimenFiscalReceptor="601" UsoCFDI="G03"', 'RegimenFiscalReceptor="616" UsoCFDI="S01"');

/** An invoice to a foreigner. */
const FOREIGN = EVERYBODY.replace(/<cfdi:InformacionGlobal[^>]+>/, '')
  .replace('XAXX010101000', 'XEXX010101000')
  .replace('PUBLICO EN GENERAL', 'ACME INC')
  .replace('RegimenFiscalReceptor', 'ResidenciaFiscal="USA" NumRegIdTrib="123456789" RegimenFiscalReceptor');

/** Only exempt lines, without withholdings. */
const EXEMPT = GOOD.replaceAll(TRANSFER, '<cfdi:Traslado Base="400.00" Impuesto="002" TipoFactor="Exento"/>')
  .replace(/<cfdi:Retenciones><cfdi:Retencion Base[^>]+><\/cfdi:Retenciones>/, '')
  .replace(/ TotalImpuestosRetenidos.*?<\/cfdi:Retenciones>/, '>')
  .replace('"424.00"', '"400.00"');

/** A transport document, without totals. */
const ON_THE_WAY = GOOD.replace('TipoDeComprobante="I"', 'TipoDeComprobante="T"')
  .replace(' FormaPago="04"', '')
  .replace(' MetodoPago="PUE"', '')
  .replaceAll('Descuento="100.00" ', '')
  .replace(/SubTotal="[^"]+"/, 'SubTotal="0"')
  .replace('Total="424.00"', 'Total="0"')
  .replace('ObjetoImp="02"', 'ObjetoImp="01"')
  .replaceAll(/<cfdi:Impuestos.*?<\/cfdi:Impuestos>/g, '');

const REGISTER: readonly Taxpayer[] = [
  { rfc: 'ACO150603ACA', name: 'AUTOBUSES COSTERA', postalCode: '45580', regimes: ['624'], mayIssue: true },
  { rfc: 'MÑR110214J79', name: 'MUEBLES ÑANDU', postalCode: '44100', regimes: ['601'], mayIssue: true },
  { rfc: 'TLM990917B40', name: 'TRANSPORTES LACUSTRES', postalCode: '48300', regimes: [], mayIssue: true },
];

let reader: Reader;
beforeAll(async () => {
  reader = await openReader(undefined);
});

function codesOf(xml: string, register = REGISTER): readonly string[] {
  const document = reader.read(Buffer.from(xml));
  if (typeof document === 'string') throw new Error(document);
  const facts = factsOf(document, NOW, (rfc) => register.find((each) => each.rfc === rfc));
  return [...brokenRules(OFFLINE, facts), ...brokenRules(REGISTERED, facts)].map(({ code }) =>
    code.replace('CFDI', ''),
  );
}

test.each(Object.entries({ GOOD, EVERYBODY, FOREIGN, EXEMPT, ON_THE_WAY }))('%s breaks none', (_, xml) => {
  expect(codesOf(xml)).toEqual([]);
});

type Change = readonly [code: string, from: string | RegExp, to: string];

function expectBroken(xml: string, [code, from, to]: Change): void {
  const changed = xml.replace(from, to);
  expect(changed).not.toBe(xml);
  expect(codesOf(changed)).toContain(code);
}

describe('the whole', () => {
  test.each<Change>([
    ['40104', 'FormaPago="04"', 'FormaPago="07"'],
    ['40105', 'MetodoPago="PUE"', 'MetodoPago="PPD"'],
    ['40107', 'SubTotal="500.00"', 'SubTotal="500.000"'],
    ['40108', 'SubTotal="500.00"', 'SubTotal="500.01"'],
    ['40110', 'Descuento="100.00"', 'Descuento="500.01"'],
    ['40111', 'Descuento="100.00" Moneda', 'Descuento="99.99" Moneda'],
    ['40111', 'Descuento="100.00" Moneda', 'Moneda'],
    ['40111', 'Descuento="100.00" ObjetoImp', 'ObjetoImp'],
    ['40112', 'Descuento="100.00"', 'Descuento="100.000"'],
    ['40113', 'Moneda="MXN"', 'Moneda="MXP"'],
    ['40114', 'TipoCambio="1"', 'TipoCambio="2"'],
    ['40115', 'Moneda="MXN" TipoCambio="1"', 'Moneda="USD"'],
    ['40116', 'Moneda="MXN"', `Moneda="${NO_CURRENCY}"`],
    ['40119', 'Total="424.00"', 'Total="424.01"'],
    ['40121', 'TipoDeComprobante="I"', 'TipoDeComprobante="X"'],
    ['40122', 'Exportacion="01"', 'Exportacion="02"'],
    ['40123', 'Exportacion="01"', 'Exportacion="09"'],
    ['40124', 'MetodoPago="PUE"', 'MetodoPago="PAC"'],
    ['40126', 'LugarExpedicion="45580"', 'LugarExpedicion="00100"'],
    ['40127', 'LugarExpedicion', 'Confirmacion="ECVH1" LugarExpedicion'],
    ['40137', 'TipoRelacion="04"', 'TipoRelacion="99"'],
  ])('%s where %s is %s', (...change) => expectBroken(GOOD, change));

  test.each<Change>([
    ['40103', 'LugarExpedicion', 'FormaPago="01" LugarExpedicion'],
    ['40109', 'SubTotal="0"', 'SubTotal="0.01"'],
    ['40125', 'LugarExpedicion', 'MetodoPago="PUE" LugarExpedicion'],
    ['40201', '</cfdi:Conceptos>', '</cfdi:Conceptos><cfdi:Impuestos/>'],
  ])('%s of goods on the way, where %s is %s', (...change) => expectBroken(ON_THE_WAY, change));
});

test.each<Change>([
  ['40130', /<cfdi:InformacionGlobal[^>]+>/, ''],
  ['40131', 'Periodicidad="04"', 'Periodicidad="06"'],
  ['40132', 'Periodicidad="04" Meses="11"', 'Periodicidad="05" Meses="13"'],
  ['40133', 'Meses="11"', 'Meses="19"'],
  ['40134', 'Meses="11"', 'Meses="13"'],
  ['40135', 'Periodicidad="04"', 'Periodicidad="05"'],
  ['40136', 'Año="2026"', 'Año="2027"'],
  ['40136', 'Año="2026"', 'Año="2020"'],
  ['40149', 'DomicilioFiscalReceptor="45580"', 'DomicilioFiscalReceptor="44100"'],
  ['40151', 'RegimenFiscalReceptor', 'ResidenciaFiscal="USA" RegimenFiscalReceptor'],
  ['40154', 'RegimenFiscalReceptor', 'NumRegIdTrib="1" RegimenFiscalReceptor'],
  ['40159', 'RegimenFiscalReceptor="616"', 'RegimenFiscalReceptor="612"'],
])('%s for everybody, where %s is %s', (...change) => expectBroken(EVERYBODY, change));

test.each<Change>([
  ['40150', 'ResidenciaFiscal="USA"', 'ResidenciaFiscal="XYZ"'],
  ['40152', 'ResidenciaFiscal="USA"', 'ResidenciaFiscal="MEX"'],
  ['40153', 'ResidenciaFiscal="USA" ', ''],
  ['40156', 'NumRegIdTrib="123456789"', 'NumRegIdTrib="12-345"'],
])('%s of somebody from abroad, where %s is %s', (...change) => expectBroken(FOREIGN, change));

describe('the parties', () => {
  test.each<Change>([
    ['40138', 'Emisor Rfc="ACO150603ACA"', 'Emisor Rfc="ACO150603AC9"'],
    ['40139', 'Nombre="AUTOBUSES COSTERA"', 'Nombre="AUTOBUSES COSTERA SA DE CV"'],
    ['40140', 'RegimenFiscal="624"', 'RegimenFiscal="699"'],
    ['40141', 'RegimenFiscal="624"', 'RegimenFiscal="612"'],
    ['40142', 'RegimenFiscal="624"', 'RegimenFiscal="624" FacAtrAdquirente="0123456789"'],
    ['40143', 'MÑR110214J79', 'MÑR110214J71'],
    ['40145', 'Nombre="MUEBLES ÑANDU"', 'Nombre="MUEBLES NANDU"'],
    ['40146', 'Nombre="MUEBLES ÑANDU"', 'Nombre="PUBLICO EN GENERAL"'],
    ['40148', 'DomicilioFiscalReceptor="44100"', 'DomicilioFiscalReceptor="44101"'],
    ['40157', 'RegimenFiscalReceptor="601"', 'RegimenFiscalReceptor="602"'],
    ['40158', 'RegimenFiscalReceptor="601"', 'RegimenFiscalReceptor="605"'],
    ['40158', 'RegimenFiscalReceptor="601"', 'RegimenFiscalReceptor="603"'],
    ['40160', 'UsoCFDI="G03"', 'UsoCFDI="P01"'],
    ['40161', 'UsoCFDI="G03"', 'UsoCFDI="D08"'],
    ['40187', 'TLM990917B40', 'TLM990917B41'],
    ['40188', 'TLM990917B40', 'MÑR110214J79'],
    ['40189', 'TLM990917B40', 'EXT990101NI1'],
    ['40190', 'TRANSPORTES LACUSTRES', 'TRANSPORTES'],
    ['40191', 'RegimenFiscalACuentaTerceros="624"', 'RegimenFiscalACuentaTerceros="699"'],
    ['40193', 'DomicilioFiscalACuentaTerceros="48300"', 'DomicilioFiscalACuentaTerceros="48301"'],
    ['40193', 'TLM990917B40', 'EXT990101NI1'],
    ['140223', 'TLM990917B40', 'EXT990101NI1'],
  ])('%s where %s is %s', (...change) => expectBroken(GOOD, change));
});

describe('the lines', () => {
  test.each<Change>([
    ['40162', 'ClaveProdServ="78111802" Cantidad="1"', 'ClaveProdServ="79111802" Cantidad="1"'],
    ['40165', 'ClaveUnidad="E54"', 'ClaveUnidad="QQ9"'],
    ['40166', 'ValorUnitario="500.00"', 'ValorUnitario="0"'],
    ['40167', 'ValorUnitario="500.00"', 'ValorUnitario="100.00"'],
    ['40168', 'Descuento="100.00" ObjetoImp', 'Descuento="100.000" ObjetoImp'],
    ['40169', 'Descuento="100.00" ObjetoImp', 'Descuento="500.01" ObjetoImp'],
    ['40170', 'ObjetoImp="02"', 'ObjetoImp="09"'],
    ['40171', /<cfdi:Impuestos><cfdi:Traslados>.*?<\/cfdi:Impuestos>/, ''],
    ['40172', 'ObjetoImp="02"', 'ObjetoImp="01"'],
    ['40173', /<cfdi:Impuestos><cfdi:Traslados>.*?<\/cfdi:Impuestos>/, '<cfdi:Impuestos/>'],
    ['140226', 'ObjetoImp="02"', 'ObjetoImp="06"'],
    ['140227', 'ObjetoImp="02"', 'ObjetoImp="07"'],
    ['40175', 'Impuesto="002"', 'Impuesto="009"'],
    ['40176', 'TipoFactor="Tasa"', 'TipoFactor="Tarifa"'],
    ['40177', 'TipoFactor="Tasa"', 'TipoFactor="Exento"'],
    ['40178', ' TasaOCuota="0.160000" Importe="64.00"', ''],
    ['40179', 'TasaOCuota="0.160000"', 'TasaOCuota="0.150000"'],
    ['40180', 'Importe="64.00"', 'Importe="64.02"'],
    ['40182', 'Base="400.00" Impuesto="001"', 'Base="400.00" Impuesto="009"'],
    ['40183', 'Impuesto="001" TipoFactor="Tasa"', 'Impuesto="001" TipoFactor="Tarifa"'],
    ['40184', 'Impuesto="001" TipoFactor="Tasa"', 'Impuesto="001" TipoFactor="Exento"'],
    ['40185', 'TasaOCuota="0.100000"', 'TasaOCuota="0.360000"'],
    ['40186', 'Importe="40.00"', 'Importe="39.98"'],
    ['40194', '26  16  1742', '15  16  1742'],
    ['40194', '26  16  1742', '27  16  1742'],
    ['40196', 'Parte ClaveProdServ="78111802"', 'Parte ClaveProdServ="79111802"'],
    ['40197', 'ValorUnitario="250.00"', 'ValorUnitario="0.00"'],
    ['40198', 'ValorUnitario="250.00"', 'ValorUnitario="100.00"'],
    ['40199', '25  16  1742', '98  16  1742'],
  ])('%s where %s is %s', (...change) => expectBroken(GOOD, change));
});

describe('the taxes of the whole', () => {
  const summary = (change: string) => `</cfdi:Retenciones><cfdi:Traslados>${TRANSFER.replace(/^(.*)$/, change)}`;
  const last = new RegExp(`</cfdi:Retenciones><cfdi:Traslados>${TRANSFER}`);
  const changed = (from: string, to: string) => summary(TRANSFER.replace(from, to));
  test.each<Change>([
    ['40202', 'TotalImpuestosRetenidos="40.00"', 'TotalImpuestosRetenidos="40.000"'],
    ['40203', 'TotalImpuestosRetenidos="40.00"', 'TotalImpuestosRetenidos="40.01"'],
    ['40204', 'TotalImpuestosTrasladados="64.00"', 'TotalImpuestosTrasladados="64.000"'],
    ['40205', 'TotalImpuestosTrasladados="64.00"', 'TotalImpuestosTrasladados="64.01"'],
    ['40206', 'TotalImpuestosRetenidos="40.00" ', ''],
    ['40209', 'TotalImpuestosRetenidos="40.00" ', ''],
    ['40212', ' TotalImpuestosTrasladados="64.00"', ''],
    ['40207', '<cfdi:Retencion Impuesto="001"', '<cfdi:Retencion Impuesto="009"'],
    ['40208', /(<cfdi:Retencion Impuesto[^>]+>)/, '$1$1'],
    ['40210', 'Impuesto="001" Importe="40.00"', 'Impuesto="001" Importe="40.000"'],
    ['40211', 'Impuesto="001" Importe="40.00"', 'Impuesto="001" Importe="40.01"'],
    ['40214', last, changed('Base="400.00"', 'Base="400.000"')],
    ['40215', last, changed('Base="400.00"', 'Base="400.01"')],
    ['40217', last, changed('Impuesto="002"', 'Impuesto="009"')],
    ['40218', last, summary('$1$1')],
    ['40219', last, changed('0.160000', '0.150000')],
    ['40220', last, changed('Importe="64.00"', 'Importe="64.000"')],
    ['40221', last, changed('Importe="64.00"', 'Importe="64.01"')],
  ])('%s where %s is %s', (...change) => expectBroken(GOOD, change));

  test.each<Change>([
    [
      '40213',
      /Exento"\/><\/cfdi:Traslados><\/cfdi:Impuestos><\/cfdi:Comprobante>/,
      'Exento" Importe="0.00"/></cfdi:Traslados></cfdi:Impuestos></cfdi:Comprobante>',
    ],
    [
      '40216',
      /Base="400.00"(?= Impuesto="002" TipoFactor="Exento"\/><\/cfdi:Traslados><\/cfdi:Impuestos><\/cfdi:Comprobante>)/,
      'Base="400.01"',
    ],
  ])('%s where all is exempt', (...change) => expectBroken(EXEMPT, change));
});

test('every rule has its own row', () => {
  for (const tables of [OFFLINE, REGISTERED]) {
    const codes = tables.flatMap(([, rules]) => rules.map(({ code }) => code));
    expect(new Set(codes).size).toBe(codes.length);
  }
});
