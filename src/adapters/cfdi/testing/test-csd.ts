import forge from 'node-forge';
import { type Csd, type CsdFiles, openCsd } from '#adapters/cfdi/csd.ts';

export const TEST_PASSWORD = 'una contraseña';

export interface TestCertificate {
  readonly rfc: string;
  readonly number?: string;
  readonly branch?: string | undefined;
  readonly from?: Date;
  readonly to?: Date;
}

const pairs = forge.pki.rsa.generateKeyPair(2048);

/** Generates a certificate in the SAT's format, and its key. */
export function testCsdFiles(asked: TestCertificate): CsdFiles {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = pairs.publicKey;
  certificate.serialNumber = Buffer.from(asked.number ?? '30001000000500009999').toString('hex');
  certificate.validity.notBefore = asked.from ?? new Date('2025-01-01T00:00:00Z');
  certificate.validity.notAfter = asked.to ?? new Date('2029-01-01T00:00:00Z');
  const branch = 'branch' in asked ? asked.branch : 'Matriz';
  const subject = [
    { shortName: 'CN', value: 'TRANSPORTES DE PRUEBA SA DE CV' },
    { type: '2.5.4.45', value: `${asked.rfc} / XIQB891116QE4` },
    ...(branch ? [{ shortName: 'OU', value: branch }] : []),
  ].map((field) => ({
    ...field,
    valueTagClass: forge.asn1.Type.UTF8 as unknown as forge.asn1.Class,
  }));
  certificate.setSubject(subject);
  certificate.setIssuer(subject);
  certificate.sign(pairs.privateKey, forge.md.sha256.create());
  const plain = forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(pairs.privateKey));
  const key = forge.pki.encryptPrivateKeyInfo(plain, forge.util.encodeUtf8(TEST_PASSWORD), { algorithm: 'aes256' });
  return { certificate: der(forge.pki.certificateToAsn1(certificate)), key: der(key), password: TEST_PASSWORD };
}

/** The same, opened. */
export function testCsd(asked: TestCertificate): Csd {
  const opened = openCsd(testCsdFiles(asked));
  if (!opened.ok) throw new Error(opened.fault);
  return opened.value;
}

const der = (value: forge.asn1.Asn1): Buffer => Buffer.from(forge.asn1.toDer(value).getBytes(), 'binary');
