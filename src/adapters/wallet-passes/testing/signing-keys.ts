import forge from 'node-forge';

/**
 * A self-signed certificate and key like those Apple issues for passes. Small, because it is generated for each run.
 */
export function passKeys(): { readonly certificate: string; readonly privateKey: string } {
  const { privateKey, publicKey } = forge.pki.rsa.generateKeyPair(1_024);
  const made = forge.pki.createCertificate();
  made.publicKey = publicKey;
  made.serialNumber = '01';
  made.validity.notAfter.setFullYear(made.validity.notBefore.getFullYear() + 1);
  const names = [{ name: 'commonName', value: 'Pass Type ID: pass.example.costera' }];
  made.setSubject(names);
  made.setIssuer(names);
  made.sign(privateKey, forge.md.sha256.create());
  return { certificate: forge.pki.certificateToPem(made), privateKey: forge.pki.privateKeyToPem(privateKey) };
}
