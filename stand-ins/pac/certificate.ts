import { X509Certificate } from 'node:crypto';

/** A certificate for sealing, as far as it concerns a PAC. */
export interface Certificate {
  readonly x509: X509Certificate;
  /** Twenty digits; the serial number spells them in ASCII. */
  readonly number: string;
  readonly rfc: string;
  /** With the kind of company. */
  readonly name: string;
  /** Made for sealing invoices (CSD). The one a person signs with (e.firma) names no branch. */
  readonly isForSealing: boolean;
}

/** Undefined when it cannot be read. */
export function certificateFrom(bytes: Uint8Array): Certificate | undefined {
  try {
    const x509 = new X509Certificate(bytes);
    const subject = new Map(x509.subject.split('\n').map((line) => line.split('=', 2) as [string, string]));
    return {
      x509,
      number: Buffer.from(x509.serialNumber, 'hex').toString('latin1'),
      name: subject.get('CN') ?? '',
      // Of a company: its own, then that of who stands for it.
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
