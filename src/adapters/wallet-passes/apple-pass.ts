import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import forge from 'node-forge';
import type { CardPass } from '#app/loyalty/card-passes.ts';
import type { WalletPass } from '#app/ticketing/wallet-passes.ts';
import type { WalletVoucher } from '#app/vouchers/voucher-passes.ts';
import { type ZipEntry, zipArchive } from '#kernel/zip-archive.ts';

/** Colours as `#0b2a33`. */
export interface PassColours {
  readonly ground: string;
  readonly text: string;
  readonly label: string;
}

export interface AppleWalletKeys {
  /** `pass.example.costera.boleto` */
  readonly passType: string;
  readonly team: string;
  /** PEM: the pass type's certificate and key, and Apple's intermediate (WWDR). */
  readonly certificate: string;
  readonly privateKey: string;
  readonly intermediate: string;
}

/** Sides of the icon in pixels: Apple rejects a pass without one. */
const ICONS = [
  ['icon.png', 29],
  ['icon@2x.png', 58],
] as const;

/** Tickets as Apple Wallet passes. `icon` draws a square PNG file. */
export function applePasses(keys: AppleWalletKeys, colours: PassColours, icon: (side: number) => Uint8Array) {
  const fileOf = signedPass(keys, icon);
  return (pass: WalletPass): Uint8Array => fileOf({ ...commonOf(keys, colours), ...passOf(pass) });
}

/** Travellers' cards as Apple Wallet passes. */
export function appleCards(keys: AppleWalletKeys, colours: PassColours, icon: (side: number) => Uint8Array) {
  const fileOf = signedPass(keys, icon);
  return (pass: CardPass): Uint8Array => fileOf({ ...commonOf(keys, colours), ...cardOf(pass) });
}

/** Vouchers as Apple Wallet passes. */
export function appleVouchers(keys: AppleWalletKeys, colours: PassColours, icon: (side: number) => Uint8Array) {
  const fileOf = signedPass(keys, icon);
  return (voucher: WalletVoucher): Uint8Array => fileOf({ ...commonOf(keys, colours), ...voucherOf(voucher) });
}

/** A pass as a file: the contents, a manifest of the files, and our signature over the manifest. */
function signedPass(keys: AppleWalletKeys, icon: (side: number) => Uint8Array) {
  const signer = {
    certificate: forge.pki.certificateFromPem(keys.certificate),
    intermediate: forge.pki.certificateFromPem(keys.intermediate),
    key: forge.pki.privateKeyFromPem(keys.privateKey),
  };
  const icons = ICONS.map(([name, side]) => ({ name, bytes: icon(side) }));
  return (contents: object): Uint8Array => {
    const said = { name: 'pass.json', bytes: Buffer.from(JSON.stringify(contents)) };
    const files = [said, ...icons];
    const list = Object.fromEntries(
      files.map(({ name, bytes }) => [name, createHash('sha1').update(bytes).digest('hex')]),
    );
    const manifest = Buffer.from(JSON.stringify(list));
    return zipArchive([
      ...files.map(({ name, bytes }) => stored(name, bytes)),
      stored('manifest.json', manifest),
      stored('signature', signatureOf(manifest, signer)),
    ]);
  };
}

const stored = (name: string, bytes: Uint8Array): ZipEntry => ({
  name,
  method: 'stored',
  bytes,
  crc32: crc32(bytes),
  size: bytes.length,
});

const commonOf = ({ passType, team }: AppleWalletKeys, colours: PassColours): object => ({
  formatVersion: 1,
  passTypeIdentifier: passType,
  teamIdentifier: team,
  foregroundColor: cssOf(colours.text),
  backgroundColor: cssOf(colours.ground),
  labelColor: cssOf(colours.label),
});

const cardOf = ({ card, number, carrier, title, name, tier, labels }: CardPass): object => ({
  organizationName: carrier,
  serialNumber: `card-${card}`,
  description: `${carrier} ${title}`,
  logoText: title,
  barcodes: [{ format: 'PKBarcodeFormatQR', message: card, messageEncoding: 'iso-8859-1', altText: number }],
  storeCard: {
    primaryFields: [{ key: 'number', label: labels.number, value: number }],
    secondaryFields: [
      { key: 'name', label: labels.name, value: name },
      { key: 'tier', label: labels.tier, value: tier },
    ],
  },
});

const voucherOf = ({ folio, number, code, carrier, title, place, startsAt, labels, ...it }: WalletVoucher): object => ({
  organizationName: carrier,
  serialNumber: folio,
  description: `${carrier} · ${title}`,
  logoText: carrier,
  relevantDate: startsAt,
  barcodes: [{ format: 'PKBarcodeFormatQR', message: code, messageEncoding: 'iso-8859-1', altText: number }],
  eventTicket: {
    primaryFields: [{ key: 'title', label: '', value: title }],
    secondaryFields: [...moment('starts', labels.when, startsAt)],
    auxiliaryFields: [
      { key: 'place', label: labels.where, value: place },
      { key: 'people', label: labels.people, value: it.people },
    ],
    backFields: [
      { key: 'provider', label: labels.provider, value: it.provider },
      { key: 'folio', label: labels.folio, value: number },
    ],
  },
});

const passOf = (pass: WalletPass): object => ({
  organizationName: pass.carrier,
  serialNumber: pass.folio,
  description: `${pass.carrier} ${pass.from.city} → ${pass.to.city}`,
  ...(pass.departsAt ? { relevantDate: pass.departsAt } : {}),
  barcodes: [{ format: 'PKBarcodeFormatQR', message: pass.code, messageEncoding: 'iso-8859-1', altText: pass.folio }],
  boardingPass: {
    transitType: 'PKTransitTypeBus',
    primaryFields: [
      { key: 'from', label: pass.from.detail, value: pass.from.city },
      { key: 'to', label: pass.to.detail, value: pass.to.city },
    ],
    // The local time of each stop, regardless of the phone's time zone.
    auxiliaryFields: [
      ...moment('departs', pass.labels.departs, pass.departsAt),
      ...moment('arrives', pass.labels.arrives, pass.arrivesAt),
      { key: 'seat', label: pass.labels.seat, value: pass.seat },
    ],
    secondaryFields: [
      { key: 'passenger', label: pass.labels.passenger, value: pass.passenger },
      { key: 'service', label: pass.labels.service, value: pass.service },
    ],
    backFields: [
      ...(pass.baggage ? [{ key: 'baggage', label: pass.labels.baggage, value: pass.baggage }] : []),
      { key: 'folio', label: pass.labels.folio, value: pass.folio },
    ],
  },
});

const moment = (key: string, label: string, at: string | undefined): object[] =>
  at === undefined
    ? []
    : [
        {
          key,
          label,
          value: at,
          dateStyle: 'PKDateStyleMedium',
          timeStyle: 'PKDateStyleShort',
          ignoresTimeZone: true,
        },
      ];

interface Signer {
  readonly certificate: forge.pki.Certificate;
  readonly intermediate: forge.pki.Certificate;
  readonly key: forge.pki.PrivateKey;
}

/** PKCS #7, detached: the signed file is separate. */
function signatureOf(manifest: Buffer, { certificate, intermediate, key }: Signer): Uint8Array {
  const { oids } = forge.pki;
  const signed = forge.pkcs7.createSignedData();
  signed.content = forge.util.createBuffer(manifest.toString('binary'));
  signed.addCertificate(intermediate);
  signed.addCertificate(certificate);
  signed.addSigner({
    key: key as forge.pki.rsa.PrivateKey,
    certificate,
    digestAlgorithm: oids['sha256']!,
    authenticatedAttributes: [
      { type: oids['contentType']!, value: oids['data']! },
      { type: oids['messageDigest']! },
      { type: oids['signingTime']! },
    ],
  });
  signed.sign({ detached: true });
  return Buffer.from(forge.asn1.toDer(signed.toAsn1()).getBytes(), 'binary');
}

const rgb = (hex: string): [number, number, number] => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [red!, green!, blue!];
};

const cssOf = (hex: string): string => `rgb(${rgb(hex).join(', ')})`;
