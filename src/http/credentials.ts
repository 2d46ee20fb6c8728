import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '#app/caller.ts';

/** What a program sends a traveller's session value in; browsers keep it in a cookie no script can read. */
export const TRAVELLER_HEADER = 'x-traveller-session';

/** What an agency sends its key in. */
export const AGENCY_HEADER = 'x-agency-key';

/** `__Host-` binds the cookie to this very host; browsers take the prefix over https only. */
export const travellerCookie = (isSecure: boolean): string => (isSecure ? '__Host-traveller' : 'traveller');

/** What a program of the carrier's sends an operator's key in. */
export const OPERATOR_HEADER = 'x-operator-key';

export const operatorCookie = (isSecure: boolean): string => (isSecure ? '__Host-operator' : 'operator');

/** No value of ours is longer. */
const MAX_CREDENTIAL_LENGTH = 256;

/** SHA-256 of a value that is worth to be looked for. */
export const hashOf = (value: unknown): Uint8Array | undefined =>
  typeof value === 'string' && value !== '' && value.length <= MAX_CREDENTIAL_LENGTH
    ? createHash('sha256').update(value).digest()
    : undefined;

type Credentials = Pick<Caller, 'travellerHash' | 'agencyHash' | 'operatorKeyHash' | 'operatorSessionHash'>;

/** What a request proves besides its session, as hashes: the values themselves go no further. */
export function credentialsOf(
  { headers, cookies }: Pick<FastifyRequest, 'headers' | 'cookies'>,
  isSecure: boolean,
): Credentials {
  const travellerHash = hashOf(headers[TRAVELLER_HEADER] ?? cookies[travellerCookie(isSecure)]);
  const agencyHash = hashOf(headers[AGENCY_HEADER]);
  const operatorKeyHash = hashOf(headers[OPERATOR_HEADER]);
  const operatorSessionHash = hashOf(cookies[operatorCookie(isSecure)]);
  return {
    ...(travellerHash && { travellerHash }),
    ...(agencyHash && { agencyHash }),
    ...(operatorKeyHash && { operatorKeyHash }),
    ...(operatorSessionHash && { operatorSessionHash }),
  };
}
