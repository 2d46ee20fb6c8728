import { createPrivateKey, sign } from 'node:crypto';
import type { CardPass } from '#app/loyalty/card-passes.ts';
import type { WalletPass } from '#app/ticketing/wallet-passes.ts';
import type { WalletVoucher } from '#app/vouchers/voucher-passes.ts';

export interface GoogleWalletKeys {
  /** The carrier's issuer id: digits. */
  readonly issuer: string;
  /** Name of the transit class created for the carrier, without the issuer. */
  readonly transitClass: string;
  /** The service account that signs. */
  readonly email: string;
  /** PEM. */
  readonly privateKey: string;
  /** The site that shows the link. */
  readonly origin: string;
}

const SAVE = 'https://pay.google.com/gp/v/save/';

/** Characters of a link that browsers and Google accept. A ticket with many extras lists them on paper only. */
const MAX_LINK = 1_800;

/**
 * Links that save a ticket to Google Wallet: the ticket is embedded as a JSON Web Token (RS256). No request to Google
 * is needed before.
 */
export function googlePasses(keys: GoogleWalletKeys) {
  const { issuer, transitClass } = keys;
  const signed = signedLink(keys);
  const linkOf = (pass: WalletPass): string =>
    signed({
      transitObjects: [{ id: `${issuer}.${pass.folio}`, classId: `${issuer}.${transitClass}`, ...objectOf(pass) }],
    });
  return (pass: WalletPass): string => {
    const whole = linkOf(pass);
    return whole.length < MAX_LINK ? whole : linkOf({ ...pass, baggage: '' });
  };
}

/**
 * Links that save a traveller's card: a generic pass, whose class has nothing of its own and is created by the first
 * link.
 */
export function googleCards(keys: GoogleWalletKeys & { readonly ground: string }) {
  const signed = signedLink(keys);
  const classId = `${keys.issuer}.card`;
  return (pass: CardPass): string =>
    signed({
      genericClasses: [{ id: classId }],
      genericObjects: [
        { id: `${keys.issuer}.card-${pass.card}`, classId, hexBackgroundColor: keys.ground, ...cardOf(pass) },
      ],
    });
}

/** Links that save a voucher: a generic pass, like a card. */
export function googleVouchers(keys: GoogleWalletKeys & { readonly ground: string }) {
  const signed = signedLink(keys);
  const classId = `${keys.issuer}.voucher`;
  const linkOf = (voucher: WalletVoucher): string =>
    signed({
      genericClasses: [{ id: classId }],
      genericObjects: [
        { id: `${keys.issuer}.${voucher.folio}`, classId, hexBackgroundColor: keys.ground, ...voucherOf(voucher) },
      ],
    });
  return (voucher: WalletVoucher): string => {
    const whole = linkOf(voucher);
    return whole.length < MAX_LINK ? whole : linkOf({ ...voucher, provider: '', place: '' });
  };
}

/** A JSON Web Token in a link. */
function signedLink({ email, privateKey, origin }: GoogleWalletKeys) {
  const key = createPrivateKey(privateKey);
  return (payload: object): string => {
    const claims = { iss: email, aud: 'google', typ: 'savetowallet', origins: [origin], payload };
    const unsigned = [{ alg: 'RS256', typ: 'JWT' }, claims].map(encoded).join('.');
    return `${SAVE}${unsigned}.${sign('sha256', Buffer.from(unsigned), key).toString('base64url')}`;
  };
}

const cardOf = ({ card, number, lang, carrier, title, name, tier, labels }: CardPass): object => {
  const inLang = (value: string) => ({ defaultValue: { language: lang, value } });
  return {
    state: 'ACTIVE',
    cardTitle: inLang(`${carrier} · ${title}`),
    subheader: inLang(labels.name),
    header: inLang(name),
    textModulesData: [
      { id: 'number', header: labels.number, body: number },
      { id: 'tier', header: labels.tier, body: tier },
    ],
    barcode: { type: 'QR_CODE', value: card, alternateText: number },
  };
};

const voucherOf = ({ number, code, lang, carrier, title, place, when, people, ...it }: WalletVoucher): object => {
  const inLang = (value: string) => ({ defaultValue: { language: lang, value } });
  const facts = [
    { id: 'when', header: it.labels.when, body: when },
    { id: 'where', header: it.labels.where, body: place },
    { id: 'people', header: it.labels.people, body: people },
    { id: 'provider', header: it.labels.provider, body: it.provider },
  ];
  return {
    state: 'ACTIVE',
    cardTitle: inLang(carrier),
    header: inLang(title),
    textModulesData: facts.filter(({ body }) => body !== ''),
    barcode: { type: 'QR_CODE', value: code, alternateText: number },
  };
};

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A link has little room, so only what is shown is included. */
const objectOf = ({ folio, code, from, to, seat, passenger, departsAt, arrivesAt, ...it }: WalletPass): object => ({
  state: 'ACTIVE',
  tripType: 'ONE_WAY',
  passengerType: 'SINGLE_PASSENGER',
  passengerNames: passenger,
  ticketNumber: folio,
  ticketLeg: {
    originName: valued(named(from)),
    destinationName: valued(named(to)),
    ...(departsAt ? { departureDateTime: departsAt } : {}),
    ...(arrivesAt ? { arrivalDateTime: arrivesAt } : {}),
    ...(seat ? { ticketSeat: { seat } } : {}),
  },
  barcode: { type: 'QR_CODE', value: code, alternateText: folio },
  ...(it.baggage ? { textModulesData: [{ header: it.labels.baggage, body: it.baggage }] } : {}),
});

const named = ({ city, detail }: WalletPass['from']): string => [city, detail].filter(Boolean).join(', ');

const valued = (value: string) => ({ defaultValue: { language: 'es', value } });
