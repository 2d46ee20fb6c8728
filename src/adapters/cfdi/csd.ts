import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { parseRfc } from '#domain/invoicing/rfc.ts';
import { type Instant, instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** A certificate of digital seal (CSD) and its key, issued by the SAT to a company for sealing invoices. */
export interface Csd {
  /** Twenty digits (NoCertificado). */
  readonly number: string;
  /** DER in base64 (Certificado). */
  readonly certificate: string;
  /** RFC of the holder. */
  readonly rfc: string;
  readonly validFrom: Instant;
  readonly validTo: Instant;
  readonly key: KeyObject;
}

/**
 * Why a pair of files is not a CSD. `not_a_csd`: the holder's personal signature (FIEL), or not a certificate of the
 * SAT.
 */
export type CsdProblem = 'certificate_unreadable' | 'not_a_csd' | 'key_unreadable' | 'key_of_another';

export interface CsdFiles {
  /** The .cer as issued by the SAT (DER). */
  readonly certificate: Uint8Array;
  /** The .key: encrypted PKCS#8, DER. */
  readonly key: Uint8Array;
  readonly password: string;
}

/** Opens a certificate and its key. Its validity period is checked when something is sealed. */
export function openCsd(files: CsdFiles): Result<Csd, CsdProblem> {
  const certificate = attempt(() => new X509Certificate(files.certificate));
  if (!certificate) return fail('certificate_unreadable');
  const number = numberOf(certificate);
  const rfc = rfcOf(certificate);
  if (!number || !rfc || !isForSeals(certificate)) return fail('not_a_csd');
  const key = attempt(() =>
    createPrivateKey({ key: Buffer.from(files.key), format: 'der', type: 'pkcs8', passphrase: files.password }),
  );
  if (!key) return fail('key_unreadable');
  if (!certificate.checkPrivateKey(key)) return fail('key_of_another');
  return ok({
    number,
    rfc,
    key,
    certificate: certificate.raw.toString('base64'),
    validFrom: instant(Date.parse(certificate.validFrom)),
    validTo: instant(Date.parse(certificate.validTo)),
  });
}

/** The SAT encodes the twenty digits as ASCII in the serial number. */
function numberOf({ serialNumber }: X509Certificate): string | undefined {
  const text = Buffer.from(serialNumber, 'hex').toString('latin1');
  return /^\d{20}$/.test(text) ? text : undefined;
}

/** For a company, the RFC of its legal representative follows: `EKU9003173C9 / VADA800927DJ3`. */
const rfcOf = ({ subject }: X509Certificate): string | undefined =>
  parseRfc(/^x500UniqueIdentifier=([^\s/]+)/m.exec(subject)?.[1] ?? '')?.text;

/** A CSD names the branch it seals for (OU); a FIEL has none. */
const isForSeals = ({ subject }: X509Certificate): boolean => /^OU=./m.test(subject);

/** OpenSSL throws on invalid input; its error has no useful details. */
function attempt<T>(open: () => T): T | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}
