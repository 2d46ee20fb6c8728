import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as Forge from 'node-forge';

interface Identity {
  readonly key: string;
  readonly certificate: string;
}

/** All in PEM. `merchant` is what Apple's portal would have issued to the merchant. */
export interface Certificates {
  readonly ca: string;
  readonly server: Identity;
  readonly merchant: Identity;
}

const FILES = {
  ca: 'ca.pem',
  serverKey: 'server.key',
  server: 'server.pem',
  merchantKey: 'merchant-identity.key',
  merchant: 'merchant-identity.pem',
} as const;

const YEARS = 10;

/** The certificates in a folder, issued when missing. They are valid only on this machine. */
export async function loadCertificates(folder: string, merchantId: string): Promise<Certificates> {
  const file = (name: keyof typeof FILES) => join(folder, FILES[name]);
  if (!existsSync(file('merchant'))) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Loaded only to issue certificates, which happens once.
    const { default: forge } = await import('node-forge');
    const made = issued(forge, merchantId);
    const write = (name: keyof typeof FILES, text: string) => writeFileSync(file(name), text, { mode: 0o600 });
    write('ca', made.ca);
    write('serverKey', made.server.key);
    write('server', made.server.certificate);
    write('merchantKey', made.merchant.key);
    // Written last: if it exists, all of them do.
    write('merchant', made.merchant.certificate);
  }
  const read = (name: keyof typeof FILES) => readFileSync(file(name), 'utf8');
  return {
    ca: read('ca'),
    server: { key: read('serverKey'), certificate: read('server') },
    merchant: { key: read('merchantKey'), certificate: read('merchant') },
  };
}

function issued(forge: typeof Forge, merchantId: string): Certificates {
  const issuer = 'Wallets stand-in CA';
  const caKey = newKey();
  const sign = (subject: string, key: string, extensions: object[]) =>
    certificateOf(forge, { subject, issuer, key, signedBy: caKey, extensions });
  const [serverKey, merchantKey] = [newKey(), newKey()];
  const names = [
    { type: 2, value: 'localhost' },
    { type: 7, ip: '127.0.0.1' },
  ];
  return {
    ca: sign(issuer, caKey, [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, critical: true },
    ]),
    server: {
      key: serverKey,
      certificate: sign('localhost', serverKey, [
        { name: 'extKeyUsage', serverAuth: true },
        { name: 'subjectAltName', altNames: names },
      ]),
    },
    merchant: {
      key: merchantKey,
      certificate: sign(merchantId, merchantKey, [{ name: 'extKeyUsage', clientAuth: true }]),
    },
  };
}

const newKey = (): string =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  }).privateKey;

interface Wanted {
  readonly subject: string;
  readonly issuer: string;
  readonly key: string;
  readonly signedBy: string;
  readonly extensions: object[];
}

function certificateOf(forge: typeof Forge, { subject, issuer, key, signedBy, extensions }: Wanted): string {
  const { n, e } = forge.pki.privateKeyFromPem(key);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.rsa.setPublicKey(n, e);
  // Starts with 01, because a leading zero would be dropped and a high first bit would make it negative.
  certificate.serialNumber = `01${randomBytes(15).toString('hex')}`;
  certificate.validity.notBefore = new Date(Date.now() - 86_400_000);
  certificate.validity.notAfter = new Date(Date.now() + YEARS * 365 * 86_400_000);
  certificate.setSubject([{ name: 'commonName', value: subject }]);
  certificate.setIssuer([{ name: 'commonName', value: issuer }]);
  certificate.setExtensions(extensions);
  certificate.sign(forge.pki.privateKeyFromPem(signedBy), forge.md.sha256.create());
  return forge.pki.certificateToPem(certificate);
}
