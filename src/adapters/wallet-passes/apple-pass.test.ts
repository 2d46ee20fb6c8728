import { createHash, verify } from 'node:crypto';
import forge from 'node-forge';
import { beforeAll, expect, test } from 'vitest';
import { png } from '#adapters/pictures/png.ts';
import { applePasses } from '#adapters/wallet-passes/apple-pass.ts';
import { PASS } from '#adapters/wallet-passes/testing/pass.ts';
import { passKeys } from '#adapters/wallet-passes/testing/signing-keys.ts';
import { unzipped } from '#adapters/wallet-passes/testing/unzipped.ts';

let files: ReadonlyMap<string, Buffer>;
let certificate: string;

beforeAll(async () => {
  const made = passKeys();
  certificate = made.certificate;
  const keys = {
    passType: 'pass.example.costera.boleto',
    team: 'TEAM123456',
    certificate,
    intermediate: certificate,
    privateKey: made.privateKey,
  };
  files = await unzipped(
    applePasses(keys, { ground: '#0b2a33', text: '#fffdf8', label: '#f2b33d' }, (side) =>
      png(side, () => [11, 42, 51]),
    )(PASS),
  );
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
  expect(said.boardingPass.backFields).toContainEqual({ key: 'baggage', label: 'Equipaje', value: PASS.baggage });
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
