import { createHash, verify } from 'node:crypto';
import forge from 'node-forge';
import { beforeAll, expect, test } from 'vitest';
import { fromBuffer } from 'yauzl';
import { applePasses } from '#adapters/wallet-passes/apple-pass.ts';
import { PASS } from '#adapters/wallet-passes/testing/pass.ts';

let files: ReadonlyMap<string, Buffer>;
let certificate: string;

beforeAll(async () => {
  const { privateKey, publicKey } = forge.pki.rsa.generateKeyPair(1_024);
  const made = forge.pki.createCertificate();
  made.publicKey = publicKey;
  made.serialNumber = '01';
  made.validity.notAfter.setFullYear(made.validity.notBefore.getFullYear() + 1);
  const names = [{ name: 'commonName', value: 'Pass Type ID: pass.example.costera' }];
  made.setSubject(names);
  made.setIssuer(names);
  made.sign(privateKey, forge.md.sha256.create());
  certificate = forge.pki.certificateToPem(made);
  const keys = {
    passType: 'pass.example.costera.boleto',
    team: 'TEAM123456',
    certificate,
    intermediate: certificate,
    privateKey: forge.pki.privateKeyToPem(privateKey),
  };
  files = await unzipped(applePasses(keys, { ground: '#0b2a33', text: '#fffdf8', label: '#f2b33d' })(PASS));
});

const unzipped = (bytes: Uint8Array): Promise<ReadonlyMap<string, Buffer>> =>
  new Promise((resolve, reject) => {
    fromBuffer(Buffer.from(bytes), { lazyEntries: true, strictFileNames: true }, (failed, zip) => {
      if (failed) return reject(failed);
      const found = new Map<string, Buffer>();
      zip.on('error', reject);
      zip.on('end', () => resolve(found));
      zip.on('entry', (entry) =>
        zip.openReadStream(entry, (broken, stream) => {
          if (broken) return reject(broken);
          const parts: Buffer[] = [];
          stream.on('data', (part: Buffer) => parts.push(part));
          stream.on('end', () => {
            found.set(entry.fileName, Buffer.concat(parts));
            zip.readEntry();
          });
        }),
      );
      zip.readEntry();
    });
  });

test('a pass says the trip and carries the code', () => {
  const said = JSON.parse(files.get('pass.json')!.toString());
  expect(said).toMatchObject({
    passTypeIdentifier: 'pass.example.costera.boleto',
    teamIdentifier: 'TEAM123456',
    serialNumber: PASS.folio,
    backgroundColor: 'rgb(11, 42, 51)',
    barcodes: [{ format: 'PKBarcodeFormatQR', message: PASS.code }],
    boardingPass: { transitType: 'PKTransitTypeBus' },
  });
  expect(JSON.stringify(said)).toContain('"value":"2026-11-27T12:16:00-07:00"');
});

test('every file is in the list, with its sum; icons are PNG files', () => {
  const list = JSON.parse(files.get('manifest.json')!.toString());
  expect(Object.keys(list).toSorted()).toEqual(['icon.png', 'icon@2x.png', 'pass.json']);
  for (const [name, sum] of Object.entries(list))
    expect(createHash('sha1').update(files.get(name)!).digest('hex')).toBe(sum);
  expect(files.get('icon@2x.png')!.subarray(1, 4).toString()).toBe('PNG');
  expect(files.get('icon@2x.png')!.readUInt32BE(16)).toBe(58);
});

test('the list is signed by the key of the certificate', () => {
  const message = forge.pkcs7.messageFromAsn1(
    forge.asn1.fromDer(files.get('signature')!.toString('binary')),
  ) as forge.pkcs7.PkcsSignedData & { rawCapture: { authenticatedAttributes: forge.asn1.Asn1[]; signature: string } };
  const { authenticatedAttributes, signature } = message.rawCapture;
  const { asn1 } = forge;
  const signed = asn1.toDer(asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SET, true, authenticatedAttributes)).getBytes();
  expect(verify('sha256', Buffer.from(signed, 'binary'), certificate, Buffer.from(signature, 'binary'))).toBe(true);
  const sum = createHash('sha256').update(files.get('manifest.json')!).digest('binary');
  expect(signed).toContain(sum);
});
