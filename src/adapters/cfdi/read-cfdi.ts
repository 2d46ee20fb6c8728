import { readXml } from '#adapters/cfdi/read-xml.ts';
import { originalParts, originalString } from '#adapters/cfdi/original-string.ts';
import { childrenAt, type XmlElement } from '#adapters/cfdi/xml-element.ts';
import type { CfdiFacts, LineFacts, StampFacts, TaxFacts } from '#domain/invoicing/cfdi-facts.ts';
import { centavos, type Centavos } from '#kernel/money.ts';

/** The facts of a CFDI 4.0, stamped or not; undefined when the text is not one, or its amounts are out of range. */
export function readCfdi(xml: string): CfdiFacts | undefined {
  const root = readXml(xml);
  if (root?.name !== 'cfdi:Comprobante') return undefined;
  try {
    return factsOf(root);
  } catch (error) {
    if (error instanceof Missing) return undefined;
    throw error;
  }
}

/** A mandatory part is missing, so this is not a CFDI. */
class Missing extends Error {}

function factsOf(root: XmlElement): CfdiFacts {
  const issuer = childOf(root, 'Emisor');
  const receiver = childOf(root, 'Receptor');
  const summary = childrenAt(root, 'Impuestos')[0];
  const [global] = childrenAt(root, 'InformacionGlobal');
  const [related] = childrenAt(root, 'CfdiRelacionados');
  return {
    version: text(root, 'Version'),
    series: root.attributes.get('Serie') ?? '',
    folio: root.attributes.get('Folio') ?? '',
    issuedAt: text(root, 'Fecha'),
    type: text(root, 'TipoDeComprobante'),
    paymentForm: root.attributes.get('FormaPago') ?? '',
    paymentMethod: root.attributes.get('MetodoPago') ?? '',
    currency: text(root, 'Moneda'),
    export: text(root, 'Exportacion'),
    placeOfIssue: text(root, 'LugarExpedicion'),
    certificateNumber: text(root, 'NoCertificado'),
    certificate: text(root, 'Certificado'),
    seal: text(root, 'Sello'),
    subtotal: amount(root, 'SubTotal'),
    discount: optionalAmount(root, 'Descuento'),
    vat: summary && optionalAmount(summary, 'TotalImpuestosTrasladados'),
    total: amount(root, 'Total'),
    issuer: { rfc: text(issuer, 'Rfc'), name: text(issuer, 'Nombre'), regime: text(issuer, 'RegimenFiscal') },
    receiver: {
      rfc: text(receiver, 'Rfc'),
      name: text(receiver, 'Nombre'),
      postalCode: text(receiver, 'DomicilioFiscalReceptor'),
      regime: text(receiver, 'RegimenFiscalReceptor'),
      use: text(receiver, 'UsoCFDI'),
      country: receiver.attributes.get('ResidenciaFiscal'),
      taxId: receiver.attributes.get('NumRegIdTrib'),
    },
    global: global && {
      period: text(global, 'Periodicidad'),
      month: text(global, 'Meses'),
      year: text(global, 'Año'),
    },
    related: related && {
      kind: text(related, 'TipoRelacion'),
      uuids: childrenAt(related, 'CfdiRelacionado').map((one) => text(one, 'UUID')),
    },
    lines: childrenAt(root, 'Conceptos/Concepto').map(lineOf),
    taxes: summary ? childrenAt(summary, 'Traslados/Traslado').map(taxOf) : [],
    originalString: originalString(originalParts(root)),
    stamp: stampOf(root),
  };
}

const lineOf = (line: XmlElement): LineFacts => ({
  product: text(line, 'ClaveProdServ'),
  id: line.attributes.get('NoIdentificacion'),
  quantity: text(line, 'Cantidad'),
  unitKey: text(line, 'ClaveUnidad'),
  unit: line.attributes.get('Unidad'),
  description: text(line, 'Descripcion'),
  unitPrice: amount(line, 'ValorUnitario'),
  gross: amount(line, 'Importe'),
  discount: optionalAmount(line, 'Descuento'),
  taxObject: text(line, 'ObjetoImp'),
  taxes: childrenAt(line, 'Impuestos/Traslados/Traslado').map(taxOf),
});

const taxOf = (tax: XmlElement): TaxFacts => ({
  base: amount(tax, 'Base'),
  tax: text(tax, 'Impuesto'),
  factor: text(tax, 'TipoFactor'),
  rate: tax.attributes.get('TasaOCuota'),
  amount: optionalAmount(tax, 'Importe'),
});

function stampOf(root: XmlElement): StampFacts | undefined {
  const stamp = childrenAt(root, 'Complemento')
    .flatMap(({ children }) => children)
    .find(({ name }) => name === 'tfd:TimbreFiscalDigital');
  return (
    stamp && {
      uuid: text(stamp, 'UUID'),
      stampedAt: text(stamp, 'FechaTimbrado'),
      pacRfc: text(stamp, 'RfcProvCertif'),
      legend: stamp.attributes.get('Leyenda'),
      seal: text(stamp, 'SelloCFD'),
      satCertificateNumber: text(stamp, 'NoCertificadoSAT'),
      satSeal: text(stamp, 'SelloSAT'),
      originalString: originalString(originalParts(stamp)),
    }
  );
}

function childOf(parent: XmlElement, name: string): XmlElement {
  const [child] = childrenAt(parent, name);
  if (!child) throw new Missing(name);
  return child;
}

function text({ attributes }: XmlElement, name: string): string {
  const value = attributes.get(name);
  if (value === undefined) throw new Missing(name);
  return value;
}

const amount = (parent: XmlElement, name: string): Centavos => pesos(text(parent, name));

function optionalAmount({ attributes }: XmlElement, name: string): Centavos | undefined {
  const value = attributes.get(name);
  return value === undefined ? undefined : pesos(value);
}

/** Pesos with at most two significant decimals: `1050`, `1050.5`, `1050.500000`. */
function pesos(value: string): Centavos {
  const [, whole, cents = ''] = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(value) ?? [];
  if (whole === undefined) throw new Missing(value);
  return centavos(Number(whole + cents.padEnd(2, '0')));
}
