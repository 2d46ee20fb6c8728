import { createVerify } from 'node:crypto';
import { originalString } from './cadena.ts';
import { base64Of, type Certificate, certificateFrom, isValidAt } from './certificate.ts';
import { childOf, type Element, valueOf } from './document.ts';
import type { Complaint } from './errors.ts';
import { localTime, zoneOf } from './zones.ts';

interface Surroundings {
  readonly trusted: readonly Certificate[];
  readonly now: number;
}

/** Problems of a document's certificate and seal. Without a certificate, nothing else is checked. */
export function sealComplaints(comprobante: Element, { trusted, now }: Surroundings): readonly Complaint[] {
  const certificate = certificateFrom(Buffer.from(valueOf(comprobante, 'Certificado') ?? '', 'base64'));
  if (!certificate) return [BAD_CERTIFICATE];
  const seal = valueOf(comprobante, 'Sello') ?? '';
  const issuedAt = valueOf(comprobante, 'Fecha') ?? '';
  const zone = zoneOf(valueOf(comprobante, 'LugarExpedicion') ?? '');
  const broken: readonly (readonly [boolean, Complaint])[] = [
    [certificate.number !== valueOf(comprobante, 'NoCertificado'), BAD_CERTIFICATE],
    [!isTrusted(certificate, trusted), NOT_OF_THE_SAT],
    [!certificate.isForSealing, NOT_FOR_SEALING],
    [!isValidAt(certificate, now), EXPIRED],
    [!isWithin(certificate, issuedAt, zone), ISSUED_OUTSIDE],
    [certificate.rfc !== valueOf(childOf(comprobante, 'Emisor'), 'Rfc'), OF_SOMEBODY_ELSE],
    [!/^[A-Za-z0-9+/]{340,}={0,2}$/.test(seal), BAD_SEAL],
    [!isSealOver(originalString(comprobante), seal, certificate), DIGEST_DIFFERS],
  ];
  return broken.filter(([isBroken]) => isBroken).map(([, complaint]) => complaint);
}

/** Issued by a trusted certificate, or itself trusted. */
const isTrusted = (certificate: Certificate, trusted: readonly Certificate[]): boolean =>
  trusted.some(
    (authority) =>
      base64Of(authority) === base64Of(certificate) ||
      (authority.x509.ca &&
        certificate.x509.checkIssued(authority.x509) &&
        certificate.x509.verify(authority.x509.publicKey)),
  );

/** The date of the invoice is local time at the place of issue. */
const isWithin = ({ x509 }: Certificate, issuedAt: string, zone: string): boolean =>
  localTime(Date.parse(x509.validFrom), zone) <= issuedAt && issuedAt <= localTime(Date.parse(x509.validTo), zone);

export const isSealOver = (text: string, seal: string, { x509 }: Certificate): boolean =>
  createVerify('RSA-SHA256').update(text, 'utf8').verify(x509.publicKey, seal, 'base64');

const BAD_CERTIFICATE = {
  code: 'CFDI40106',
  message: 'El certificado no cumple con alguno de los valores permitidos.',
};
const DIGEST_DIFFERS = {
  code: 'CFDI40102',
  message: 'El resultado de la digestión debe ser igual al resultado de la desencripción del sello.',
};
const BAD_SEAL = { code: '302', message: 'Sello mal formado o inválido.' };
const OF_SOMEBODY_ELSE = { code: '303', message: 'El sello no corresponde al emisor.' };
const EXPIRED = { code: '304', message: 'Certificado revocado o caduco.' };
const ISSUED_OUTSIDE = {
  code: '305',
  message: 'La fecha de emisión no está dentro de la vigencia del CSD del emisor.',
};
const NOT_FOR_SEALING = { code: '306', message: 'El certificado no es de tipo CSD.' };
const NOT_OF_THE_SAT = { code: '308', message: 'Certificado no expedido por el SAT.' };
