import { createSign, randomUUID } from 'node:crypto';
import { stampString } from './cadena.ts';
import { type Certificates, PAC_RFC } from './certificates.ts';
import { type Element, TFD } from './document.ts';
import { localTime } from './zones.ts';

/** A stamp, as XML and by its parts. */
export interface Stamp {
  readonly uuid: string;
  readonly at: string;
  readonly original: string;
  readonly sealSat: string;
  readonly numberSat: string;
  readonly tfd: string;
}

const WHERE = `${TFD} http://www.sat.gob.mx/sitio_internet/cfd/TimbreFiscalDigital/TimbreFiscalDigitalv11.xsd`;

/** Stamps a seal at an instant. */
export function stampFor(seal: string, now: number, { certificate, key }: Certificates['pac']): Stamp {
  const attributes = {
    Version: '1.1',
    UUID: randomUUID().toUpperCase(),
    FechaTimbrado: localTime(now),
    RfcProvCertif: PAC_RFC,
    SelloCFD: seal,
    NoCertificadoSAT: certificate.number,
  };
  const element: Element = { name: 'TimbreFiscalDigital', space: TFD, attributes, children: [] };
  const original = stampString(element);
  const sealSat = createSign('RSA-SHA256').update(original, 'utf8').sign(key, 'base64');
  const written = Object.entries({ ...attributes, SelloSAT: sealSat }).map(([name, value]) => ` ${name}="${value}"`);
  return {
    uuid: attributes.UUID,
    at: attributes.FechaTimbrado,
    original,
    sealSat,
    numberSat: certificate.number,
    tfd: `<tfd:TimbreFiscalDigital xmlns:tfd="${TFD}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${WHERE}"${written.join('')}/>`,
  };
}

const EMPTY_COMPLEMENT = /<cfdi:Complemento\s*(\/>|>\s*<\/cfdi:Complemento>)/;
/** Only an addenda, which is private to the parties, may follow the complement. */
const BEFORE = /<cfdi:Addenda[\s>]|<\/cfdi:Comprobante>/;

/** The document with the stamp inserted; everything else stays byte by byte. */
export function withStamp(xml: string, { tfd }: Stamp): string {
  const complement = `<cfdi:Complemento>${tfd}</cfdi:Complemento>`;
  if (EMPTY_COMPLEMENT.test(xml)) return xml.replace(EMPTY_COMPLEMENT, () => complement);
  return xml.replace(BEFORE, (place) => complement + place);
}
