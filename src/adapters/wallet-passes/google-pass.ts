import { createPrivateKey, sign } from 'node:crypto';
import type { WalletPass } from '#app/ticketing/wallet-passes.ts';

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
export function googlePasses({ issuer, transitClass, email, privateKey, origin }: GoogleWalletKeys) {
  const key = createPrivateKey(privateKey);
  const linkOf = (pass: WalletPass): string => {
    const claims = {
      iss: email,
      aud: 'google',
      typ: 'savetowallet',
      origins: [origin],
      payload: {
        transitObjects: [{ id: `${issuer}.${pass.folio}`, classId: `${issuer}.${transitClass}`, ...objectOf(pass) }],
      },
    };
    const unsigned = [{ alg: 'RS256', typ: 'JWT' }, claims].map(encoded).join('.');
    return `${SAVE}${unsigned}.${sign('sha256', Buffer.from(unsigned), key).toString('base64url')}`;
  };
  return (pass: WalletPass): string => {
    const whole = linkOf(pass);
    return whole.length < MAX_LINK ? whole : linkOf({ ...pass, baggage: '' });
  };
}

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
