import { createPrivateKey, createSign, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARRIER } from '../carrier.ts';

/** The variable parts of the tests' invoices. By default the amounts of one ticket of 650 pesos, including tax. */
export interface Wanted {
  readonly date: string;
  readonly folio?: string;
  readonly receiver?: Readonly<Record<string, string>>;
  readonly base?: string;
  readonly vat?: string;
  readonly total?: string;
  readonly related?: { readonly kind: string; readonly uuid: string };
  readonly type?: 'I' | 'E';
}

const RECEIVER = {
  Rfc: 'ROÑC850314TU2',
  Nombre: 'CARLA ROSAS ÑECO',
  DomicilioFiscalReceptor: '44630',
  RegimenFiscalReceptor: '612',
  UsoCFDI: 'G03',
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const written = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');

interface Sealing {
  readonly x509: X509Certificate;
  readonly key: KeyObject;
  readonly issuer?: Readonly<Record<string, string>>;
}

/** Seals invoices with the certificate that the stand-in issued into its folder. */
export function carrierIn(folder: string) {
  const file = (name: string) => readFileSync(join(folder, name));
  const passphrase = file('costera.password').toString('utf8');
  return sealedBy({
    x509: new X509Certificate(file('costera.cer')),
    key: createPrivateKey({ key: file('costera.key'), format: 'der', type: 'pkcs8', passphrase }),
  });
}

const ISSUER = { Rfc: CARRIER.rfc, Nombre: CARRIER.name, RegimenFiscal: CARRIER.regime };

/** Seals invoices. The original string is implemented again, independently of the code under test. */
export function sealedBy({ x509, key, issuer = ISSUER }: Sealing) {
  const number = Buffer.from(x509.serialNumber, 'hex').toString('latin1');

  return ({
    date,
    folio = '1',
    base = '560.34',
    vat = '89.66',
    total = '650.00',
    type = 'I',
    ...wanted
  }: Wanted): string => {
    const receiver = { ...RECEIVER, ...wanted.receiver };
    const head = { Version: '4.0', Serie: 'F', Folio: folio, Fecha: date };
    const sums = {
      SubTotal: base,
      Moneda: 'MXN',
      Total: total,
      TipoDeComprobante: type,
      Exportacion: '01',
      MetodoPago: 'PUE',
    };
    const concept = {
      ClaveProdServ: '78111802',
      NoIdentificacion: 'AND-1',
      Cantidad: '1',
      ClaveUnidad: 'E54',
      Unidad: 'Viaje',
      Descripcion: 'Boleto de autobús Guadalajara - Puerto Vallarta',
      ValorUnitario: base,
      Importe: base,
      ObjetoImp: '02',
    };
    const tax = { Base: base, Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.160000', Importe: vat };
    const { related } = wanted;
    const fields = [
      ...Object.values(head),
      '04',
      number,
      ...Object.values(sums),
      CARRIER.postalCode,
      ...(related ? [related.kind, related.uuid] : []),
      ...[issuer, receiver, concept, tax, tax].flatMap(Object.values),
      vat,
    ];
    const seal = createSign('RSA-SHA256')
      .update(`||${fields.join('|')}||`, 'utf8')
      .sign(key, 'base64');
    const root = {
      ...head,
      Sello: seal,
      FormaPago: '04',
      NoCertificado: number,
      Certificado: x509.raw.toString('base64'),
      ...sums,
      LugarExpedicion: CARRIER.postalCode,
    };
    const relation = related
      ? `<cfdi:CfdiRelacionados TipoRelacion="${related.kind}"><cfdi:CfdiRelacionado UUID="${related.uuid}"/></cfdi:CfdiRelacionados>`
      : '';
    const transfers = `<cfdi:Traslados><cfdi:Traslado${written(tax)}/></cfdi:Traslados>`;
    return `<?xml version="1.0" encoding="UTF-8"?><cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4"${written(root)}>${relation}<cfdi:Emisor${written(issuer)}/><cfdi:Receptor${written(receiver)}/><cfdi:Conceptos><cfdi:Concepto${written(concept)}><cfdi:Impuestos>${transfers}</cfdi:Impuestos></cfdi:Concepto></cfdi:Conceptos><cfdi:Impuestos TotalImpuestosTrasladados="${vat}">${transfers}</cfdi:Impuestos></cfdi:Comprobante>`;
  };
}
