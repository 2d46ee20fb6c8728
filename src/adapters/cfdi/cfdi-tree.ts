import { element, NAMESPACES, type XmlElement } from '#adapters/cfdi/xml-element.ts';
import {
  type Cfdi,
  discountOf,
  hasDiscount,
  type SoldLine,
  subtotalOf,
  taxesOf,
  totalOf,
} from '#domain/invoicing/cfdi.ts';
import { type Zone } from '#kernel/instant.ts';
import { decimalString } from '#kernel/money.ts';
import { isoInZone } from '#kernel/zoned.ts';

/** What the certificate contributes. `seal` is empty while the original string is built: it is not part of it. */
export interface SealParts {
  readonly certificateNumber: string;
  readonly certificate: string;
  readonly seal: string;
}

const XSI = 'http://www.w3.org/2001/XMLSchema-instance';
const SCHEMA_LOCATION = `${NAMESPACES.cfdi} http://www.sat.gob.mx/sitio_internet/cfd/4/cfdv40.xsd`;
/** c_Impuesto of VAT. */
const VAT = '002';

/**
 * The elements of a CFDI 4.0, in the order of cfdv40.xsd. Its date is the local time at the place of issue, without
 * offset.
 */
export const cfdiTree = (cfdi: Cfdi, zone: Zone, parts: SealParts): XmlElement =>
  element(
    'cfdi:Comprobante',
    {
      'xmlns:cfdi': NAMESPACES.cfdi,
      'xmlns:xsi': XSI,
      'xsi:schemaLocation': SCHEMA_LOCATION,
      Version: '4.0',
      Serie: cfdi.series,
      Folio: cfdi.folio,
      Fecha: isoInZone(cfdi.issuedAt, zone).slice(0, 19),
      Sello: parts.seal,
      FormaPago: cfdi.paymentForm,
      NoCertificado: parts.certificateNumber,
      Certificado: parts.certificate,
      SubTotal: decimalString(subtotalOf(cfdi)),
      Descuento: hasDiscount(cfdi) ? decimalString(discountOf(cfdi)) : undefined,
      Moneda: 'MXN',
      Total: decimalString(totalOf(cfdi)),
      TipoDeComprobante: cfdi.type,
      Exportacion: '01',
      // Everything sold here is paid before it is invoiced.
      MetodoPago: 'PUE',
      LugarExpedicion: cfdi.issuer.postalCode,
    },
    [
      cfdi.global && globalOf(cfdi.global),
      cfdi.related && relatedOf(cfdi.related),
      issuerOf(cfdi),
      receiverOf(cfdi),
      element('cfdi:Conceptos', {}, cfdi.lines.map(lineOf)),
      taxSummaryOf(cfdi),
    ],
  );

const globalOf = ({ month, year }: NonNullable<Cfdi['global']>): XmlElement =>
  element('cfdi:InformacionGlobal', { Periodicidad: '04', Meses: month, Año: year });

const relatedOf = ({ kind, uuids }: NonNullable<Cfdi['related']>): XmlElement =>
  element(
    'cfdi:CfdiRelacionados',
    { TipoRelacion: kind },
    uuids.map((uuid) => element('cfdi:CfdiRelacionado', { UUID: uuid })),
  );

const issuerOf = ({ issuer }: Cfdi): XmlElement =>
  element('cfdi:Emisor', { Rfc: issuer.rfc, Nombre: issuer.name, RegimenFiscal: issuer.regime });

const receiverOf = ({ receiver }: Cfdi): XmlElement =>
  element('cfdi:Receptor', {
    Rfc: receiver.rfc,
    Nombre: receiver.name,
    DomicilioFiscalReceptor: receiver.postalCode,
    ResidenciaFiscal: receiver.residence?.country,
    NumRegIdTrib: receiver.residence?.taxId,
    RegimenFiscalReceptor: receiver.regime,
    UsoCFDI: receiver.use,
  });

const lineOf = (line: SoldLine): XmlElement =>
  element(
    'cfdi:Concepto',
    {
      ClaveProdServ: line.product,
      NoIdentificacion: line.id,
      Cantidad: '1',
      ClaveUnidad: line.unit.key,
      Unidad: line.unit.name || undefined,
      Descripcion: line.description,
      ValorUnitario: decimalString(line.gross),
      Importe: decimalString(line.gross),
      Descuento: line.discount > 0 ? decimalString(line.discount) : undefined,
      ObjetoImp: '02',
    },
    [element('cfdi:Impuestos', {}, [element('cfdi:Traslados', {}, [taxOf({ ...line, base: line.net })])])],
  );

function taxSummaryOf(cfdi: Cfdi): XmlElement {
  const { total, groups } = taxesOf(cfdi);
  return element(
    'cfdi:Impuestos',
    { TotalImpuestosTrasladados: total === undefined ? undefined : decimalString(total) },
    [element('cfdi:Traslados', {}, groups.map(taxOf))],
  );
}

type Tax = ReturnType<typeof taxesOf>['groups'][number];

/** An exempt tax has only a base (CFDI40177). */
const taxOf = ({ base, vat, vatRate }: Tax): XmlElement =>
  element(
    'cfdi:Traslado',
    vatRate === null
      ? { Base: decimalString(base), Impuesto: VAT, TipoFactor: 'Exento' }
      : {
          Base: decimalString(base),
          Impuesto: VAT,
          TipoFactor: 'Tasa',
          TasaOCuota: `0.${String(vatRate).padStart(2, '0')}0000`,
          Importe: decimalString(vat),
        },
  );
