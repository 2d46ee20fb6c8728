import { createPrivateKey, sign } from 'node:crypto';
import type { WalletPass } from '#app/ticketing/wallet-passes.ts';

export interface GoogleWalletKeys {
  /** The carrier's account: digits. */
  readonly issuer: string;
  /** Name of the transit class that was made for it, without the issuer. */
  readonly transitClass: string;
  /** Of the service account that signs. */
  readonly email: string;
  /** PEM. */
  readonly privateKey: string;
  /** The site that shows the link. */
  readonly origin: string;
}

const SAVE = 'https://pay.google.com/gp/v/save/';

/** Letters of a link that browsers and Google take. A ticket with many extras says them on paper only. */
const MAX_LINK = 1_800;

/** Links that put a ticket into Google Wallet: the ticket itself, in a JSON Web Token of ours (RS256). Google is asked nothing before. */
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

/** What links may hold is little: no more than is shown. */
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
