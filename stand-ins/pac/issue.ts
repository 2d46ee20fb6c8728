import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';

const YEAR_MS = 365.25 * 86_400_000;

export interface KeyPair {
  /** SPKI and PKCS #8, both in PEM. */
  readonly publicKey: string;
  readonly privateKey: string;
}

export const newKeyPair = (): Promise<KeyPair> =>
  promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

/** By short name or object identifier. */
export type Name = Readonly<Record<string, string>>;

export interface Wanted {
  readonly subject: Name;
  readonly issuer: Name;
  readonly publicKey: string;
  readonly signedBy: string;
  /** Twenty digits. */
  readonly number: string;
  readonly from: number;
  readonly years: number;
  readonly isAuthority?: boolean;
}

/** A certificate in DER, with the fields and key usage of the SAT's. */
export async function issue(wanted: Wanted): Promise<Buffer> {
  // Loaded only to issue certificates, which happens once and takes a while.
  const { default: forge } = await import('node-forge');
  const { subject, issuer, publicKey, signedBy, number, from, years, isAuthority = false } = wanted;
  const fields = (name: Name) =>
    Object.entries(name).map(([type, value]) => ({
      type: OBJECT_IDS[type] ?? type,
      // A country is a PrintableString of two letters; all other fields may contain Ñ.
      valueTagClass: type === 'C' ? forge.asn1.Type.PRINTABLESTRING : forge.asn1.Type.UTF8,
      value,
    }));
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
  certificate.serialNumber = Buffer.from(number, 'latin1').toString('hex');
  certificate.validity.notBefore = new Date(from);
  certificate.validity.notAfter = new Date(from + years * YEAR_MS);
  certificate.setSubject(fields(subject) as never);
  certificate.setIssuer(fields(issuer) as never);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: isAuthority, critical: true },
    isAuthority
      ? { name: 'keyUsage', keyCertSign: true, cRLSign: true }
      : { name: 'keyUsage', digitalSignature: true, nonRepudiation: true },
  ]);
  certificate.sign(forge.pki.privateKeyFromPem(signedBy), forge.md.sha256.create());
  return Buffer.from(forge.asn1.toDer(forge.pki.certificateToAsn1(certificate)).getBytes(), 'binary');
}

const OBJECT_IDS: Readonly<Record<string, string>> = {
  CN: '2.5.4.3',
  serialNumber: '2.5.4.5',
  C: '2.5.4.6',
  O: '2.5.4.10',
  OU: '2.5.4.11',
  name: '2.5.4.41',
  x500UniqueIdentifier: '2.5.4.45',
};
