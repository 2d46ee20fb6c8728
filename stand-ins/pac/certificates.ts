import { createPrivateKey, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARRIER } from './carrier.ts';
import { type Certificate, certificateFrom } from './certificate.ts';
import { issue, type Name, newKeyPair } from './issue.ts';

/** The carrier's certificate, its key (encrypted PKCS #8, DER) and the password, which the server reads. */
export const CSD_FILES = { certificate: 'costera.cer', key: 'costera.key', password: 'costera.password' } as const;
const CA_FILE = 'authority.cer';
const STAMP_FILES = { certificate: 'pac.cer', key: 'pac.key' } as const;

const CA_NUMBER = '30001000000500000001';
const CSD_NUMBER = '30001000000500000101';
const STAMP_NUMBER = '30001000000500000201';
/** RFC of the SAT's own test PAC. */
export const PAC_RFC = 'SPR190613I52';

/** Validity starts in the past, so that last month's invoices can be checked. */
const AGE_MS = 60 * 86_400_000;
const CSD_YEARS = 4;
const CA_YEARS = 20;

const CA_NAME: Name = {
  CN: 'AC de prueba local',
  O: 'AUTORIDAD CERTIFICADORA DE PRUEBA',
  OU: 'Solo para esta máquina',
  C: 'MX',
};

export interface Certificates {
  /** Holders of certificates issued by these may seal; some are trusted only for themselves. */
  readonly trusted: readonly Certificate[];
  /** The PAC's certificate and key for sealing stamps. */
  readonly pac: { readonly certificate: Certificate; readonly key: KeyObject };
}

/** The certificates in a folder, issued when missing. They are valid only on this machine. */
export async function loadCertificates(folder: string, trust: string | undefined, now: number): Promise<Certificates> {
  const file = (name: string) => join(folder, name);
  if (!existsSync(file(CSD_FILES.certificate))) await issueAll(folder, now);
  const read = (name: string) => certificateFrom(readFileSync(name))!;
  const given =
    trust === undefined
      ? []
      : readdirSync(trust).flatMap((name) => certificateFrom(readFileSync(join(trust, name))) ?? []);
  return {
    trusted: [read(file(CA_FILE)), ...given],
    pac: {
      certificate: read(file(STAMP_FILES.certificate)),
      key: createPrivateKey({ key: readFileSync(file(STAMP_FILES.key)), format: 'der', type: 'pkcs8' }),
    },
  };
}

async function issueAll(folder: string, now: number): Promise<void> {
  const [authority, carrier, pac] = await Promise.all([newKeyPair(), newKeyPair(), newKeyPair()]);
  const common = { issuer: CA_NAME, signedBy: authority.privateKey, from: now - AGE_MS };
  const [ca, csd, stamping] = await Promise.all([
    issue({
      ...common,
      subject: CA_NAME,
      publicKey: authority.publicKey,
      number: CA_NUMBER,
      years: CA_YEARS,
      isAuthority: true,
    }),
    issue({ ...common, subject: CARRIER_NAME, publicKey: carrier.publicKey, number: CSD_NUMBER, years: CSD_YEARS }),
    issue({ ...common, subject: PAC_NAME, publicKey: pac.publicKey, number: STAMP_NUMBER, years: CA_YEARS }),
  ]);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const write = (name: string, content: Uint8Array | string) =>
    writeFileSync(join(folder, name), content, { mode: 0o600 });
  const password = randomBytes(12).toString('base64url');
  write(CA_FILE, ca);
  write(STAMP_FILES.key, createPrivateKey(pac.privateKey).export({ format: 'der', type: 'pkcs8' }));
  write(STAMP_FILES.certificate, stamping);
  write(CSD_FILES.password, password);
  write(CSD_FILES.key, encrypted(carrier.privateKey, password));
  // Written last: if it exists, all of them do.
  write(CSD_FILES.certificate, csd);
}

/** Uses the same cipher as the SAT's program. */
const encrypted = (privateKey: string, passphrase: string): Buffer =>
  createPrivateKey(privateKey).export({ format: 'der', type: 'pkcs8', cipher: 'des-ede3-cbc', passphrase });

/** The subject of a company's certificate, in the SAT's order: its RFC and its representative's. */
const CARRIER_NAME: Name = {
  CN: CARRIER.legalName,
  name: CARRIER.legalName,
  O: CARRIER.legalName,
  x500UniqueIdentifier: `${CARRIER.rfc} / ${CARRIER.representative.rfc}`,
  serialNumber: ` / ${CARRIER.representative.curp}`,
  OU: 'Venta en línea',
};

const PAC_NAME: Name = {
  CN: 'PAC DE PRUEBA LOCAL',
  name: 'PAC DE PRUEBA LOCAL',
  O: 'PAC DE PRUEBA LOCAL',
  x500UniqueIdentifier: PAC_RFC,
  OU: 'Timbrado',
};
