import { createHash, verify } from 'node:crypto';
import forge from 'node-forge';
import { beforeAll, expect, test } from 'vitest';
import { png } from '#adapters/pictures/png.ts';
import { appleCards, applePasses, appleVouchers } from '#adapters/wallet-passes/apple-pass.ts';
import { CARD, PASS, VOUCHER } from '#adapters/wallet-passes/testing/pass.ts';
import { passKeys } from '#adapters/wallet-passes/testing/signing-keys.ts';
import { unzipped } from '#adapters/wallet-passes/testing/unzipped.ts';

let ticket: ReadonlyMap<string, Buffer>;
let card: ReadonlyMap<string, Buffer>;
let voucher: ReadonlyMap<string, Buffer>;
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
  const colours = { ground: '#0b2a33', text: '#fffdf8', label: '#f2b33d' };
  const icon = (side: number) => png(side, () => [11, 42, 51]);
  ticket = await unzipped(applePasses(keys, colours, icon)(PASS));
  voucher = await unzipped(appleVouchers(keys, colours, icon)(VOUCHER));
  card = await unzipped(appleCards(keys, colours, icon)(CARD));
});

const filesOf = (kind: string) => (kind === 'a card' ? card : ticket);

test('a pass says the trip and carries the code', () => {
  const said = JSON.parse(ticket.get('pass.json')!.toString());
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

test('a card says its number, its name and its tier, and carries the number as a code', () => {
  const said = JSON.parse(card.get('pass.json')!.toString());
  expect(said).toMatchObject({
    passTypeIdentifier: 'pass.example.costera.boleto',
    organizationName: 'Costera',
    serialNumber: 'card-700000000013',
    backgroundColor: 'rgb(11, 42, 51)',
    barcodes: [{ format: 'PKBarcodeFormatQR', message: '700000000013', altText: '7000 0000 0013' }],
    storeCard: {
      primaryFields: [{ label: 'Tarjeta', value: '7000 0000 0013' }],
      secondaryFields: [
        { label: 'Nombre', value: 'María José Muñoz' },
        { label: 'Nivel', value: 'Oro' },
      ],
    },
  });
  expect(said.boardingPass).toBeUndefined();
});

test('a voucher says what it is for, where and when, and carries its code', () => {
  const said = JSON.parse(voucher.get('pass.json')!.toString());
  expect(said).toMatchObject({
    serialNumber: 'V123456789',
    relevantDate: VOUCHER.startsAt,
    barcodes: [{ format: 'PKBarcodeFormatQR', message: VOUCHER.code, altText: 'V1234-56789' }],
    eventTicket: {
      primaryFields: [{ value: VOUCHER.title }],
      secondaryFields: [{ label: 'Cuándo', value: VOUCHER.startsAt, ignoresTimeZone: true }],
      auxiliaryFields: [{ value: VOUCHER.place }, { label: 'Personas', value: '4' }],
    },
  });
});

test.each(['a ticket', 'a card'])('every file of %s is in the list, with its sum; icons are PNG files', (kind) => {
  const files = filesOf(kind);
  const list = JSON.parse(files.get('manifest.json')!.toString());
  expect(Object.keys(list).toSorted()).toEqual(['icon.png', 'icon@2x.png', 'pass.json']);
  for (const [name, sum] of Object.entries(list))
    expect(createHash('sha1').update(files.get(name)!).digest('hex')).toBe(sum);
  expect(files.get('icon@2x.png')!.subarray(1, 4).toString()).toBe('PNG');
  expect(files.get('icon@2x.png')!.readUInt32BE(16)).toBe(58);
});

test.each(['a ticket', 'a card'])('the list of %s is signed by the key of the certificate', (kind) => {
  const files = filesOf(kind);
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
