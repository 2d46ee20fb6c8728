import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '#app/caller.ts';
import { type Proof, PROOF_HEADERS } from '#wire/services.ts';

/** What a request proves besides its session, as sent. Passed only to a carrier's system that answers a service. */
export type Proofs = Readonly<Partial<Record<Proof, string>>>;

/** `__Host-` binds the cookie to this host; browsers accept the prefix over https only. */
export const travellerCookie = (isSecure: boolean): string => (isSecure ? '__Host-traveller' : 'traveller');

export const operatorCookie = (isSecure: boolean): string => (isSecure ? '__Host-operator' : 'operator');

/** None of our values is longer. */
const MAX_CREDENTIAL_LENGTH = 256;

/** SHA-256 of a value if it is worth a look-up. */
export const hashOf = (value: unknown): Uint8Array | undefined =>
  typeof value === 'string' && value !== '' && value.length <= MAX_CREDENTIAL_LENGTH
    ? createHash('sha256').update(value).digest()
    : undefined;

type Credentials = Pick<
  Caller,
  'travellerHash' | 'agencyHash' | 'operatorKeyHash' | 'operatorSessionHash' | 'clientCredentials' | 'bearerHash'
>;

type Sent = Pick<FastifyRequest, 'headers' | 'cookies'>;

/** Programs send the traveller's session value in a header; browsers keep it in an HttpOnly cookie. */
export function proofsOf({ headers, cookies }: Sent, isSecure: boolean): Proofs {
  const sent = (proof: Proof) => headers[PROOF_HEADERS[proof]] as string | undefined;
  const traveller = sent('traveller') ?? cookies[travellerCookie(isSecure)];
  const [agency, operator] = [sent('agency'), sent('operator')];
  return { ...(traveller && { traveller }), ...(agency && { agency }), ...(operator && { operator }) };
}

/** What a request proves besides its session, as hashes: all that this site itself uses. */
export function credentialsOf({ headers, cookies }: Sent, proofs: Proofs, isSecure: boolean): Credentials {
  const travellerHash = hashOf(proofs.traveller);
  const agencyHash = hashOf(proofs.agency);
  const operatorKeyHash = hashOf(proofs.operator);
  const operatorSessionHash = hashOf(cookies[operatorCookie(isSecure)]);
  return {
    ...(travellerHash && { travellerHash }),
    ...(agencyHash && { agencyHash }),
    ...(operatorKeyHash && { operatorKeyHash }),
    ...(operatorSessionHash && { operatorSessionHash }),
    ...authorizationOf(headers.authorization),
  };
}

/**
 * Credentials a program sent to the OAuth calls or with its call (RFC 7617, RFC 6750). Anything that looks like a token
 * is looked up.
 */
function authorizationOf(header: string | undefined): Pick<Credentials, 'clientCredentials' | 'bearerHash'> {
  const [, scheme = '', value = ''] = /^(\S+)(?: +(.*))?$/.exec(header ?? '') ?? [];
  const sha256 = (text: string) => createHash('sha256').update(text).digest();
  if (scheme.toLowerCase() === 'bearer') return { bearerHash: sha256(value) };
  if (scheme.toLowerCase() !== 'basic') return {};
  const [id = '', ...secret] = Buffer.from(value, 'base64').toString('utf8').split(':');
  return { clientCredentials: { id: id.slice(0, MAX_CREDENTIAL_LENGTH), secretHash: sha256(secret.join(':')) } };
}
