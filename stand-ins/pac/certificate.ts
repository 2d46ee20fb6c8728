import { X509Certificate } from 'node:crypto';

/** The parts of a sealing certificate that concern a PAC. */
export interface Certificate {
  readonly x509: X509Certificate;
  /** Twenty digits, encoded as ASCII in the serial number. */
  readonly number: string;
  readonly rfc: string;
  /** With the type of company. */
  readonly name: string;
  /** A CSD, for sealing invoices. A personal one (e.firma) names no branch. */
  readonly isForSealing: boolean;
}

/** Undefined when it cannot be parsed. */
export function certificateFrom(bytes: Uint8Array): Certificate | undefined {
  try {
    const x509 = new X509Certificate(bytes);
    const subject = new Map(x509.subject.split('\n').map((line) => line.split('=', 2) as [string, string]));
    return {
      x509,
      number: Buffer.from(x509.serialNumber, 'hex').toString('latin1'),
      name: subject.get('CN') ?? '',
      // For a company, the representative's RFC follows.
      rfc: (subject.get('x500UniqueIdentifier') ?? '').split(' / ')[0]!.trim(),
      isForSealing: subject.has('OU'),
    };
  } catch {
    return undefined;
  }
}

export const isValidAt = ({ x509 }: Certificate, instant: number): boolean =>
  Date.parse(x509.validFrom) <= instant && instant <= Date.parse(x509.validTo);

export const base64Of = ({ x509 }: Certificate): string => x509.raw.toString('base64');
