import type { OutwardAuthorization } from '#app/oauth/ports.ts';
import type { Proofs } from '#http/credentials.ts';
import { type Answered, refusalOf } from '#http/refusal-of.ts';
import { fault } from '#domain/errors.ts';
import { CALL_HEADERS } from '#wire/call-headers.ts';
import { refusal, success } from '#wire/envelope.ts';
import { encodeQuery, filledIn } from '#wire/paths.ts';
import { readEnvelope } from '#wire/read-envelope.ts';
import type { Route, ServiceName } from '#wire/route.ts';
import { type Authentication, type Proof, PROOF_HEADERS, SERVICES } from '#wire/services.ts';

const MAX_WAIT_MS = 10_000;

/** A carrier's system that answers a service. */
export interface ExternalSystem {
  /** Its base address. */
  readonly base: string;
  /** Headers it requires with each request, for example a key. */
  readonly headers: Readonly<Record<string, string>>;
  /** How this site authenticates to it. Absent: not at all, or by a header above. */
  readonly authorization?: OutwardAuthorization | undefined;
}

/** Services answered by such systems instead of this site. */
export type Elsewhere = Readonly<Partial<Record<ServiceName, ExternalSystem>>>;

interface Forwarded {
  readonly query: unknown;
  readonly body: unknown;
  readonly params: Readonly<Record<string, string>>;
  readonly proofs: Proofs;
}

/**
 * A service answered by a carrier's system: the same path and envelope at another base address, with its own headers
 * and the visitor's credentials for that service. Cookies and headers of its answer are dropped; anything but an
 * envelope is an outage.
 */
export async function callService(system: ExternalSystem, route: Route, forwarded: Forwarded): Promise<Answered> {
  const { authorization } = system;
  for (let tries = 0; tries < (authorization ? MAX_TRIES : 1); tries += 1) {
    const proven = await authorization?.header();
    if (authorization && proven === undefined) break;
    const answer = await send(system, route, forwarded, proven);
    if (answer === undefined) break;
    if (answer === 'token refused') {
      authorization?.refused(proven!);
      continue;
    }
    authorization?.accepted();
    return answer;
  }
  // Unreachable, too slow, not JSON, or our token rejected (M205): all the same to the caller.
  return refusalOf([fault('service_unavailable')]);
}

/** A rejected token is refreshed and the call retried once: the request was not processed. */
const MAX_TRIES = 2;

/** Undefined without a readable answer. */
async function send(
  system: ExternalSystem,
  route: Route,
  { query, body, params, proofs }: Forwarded,
  authorization: string | undefined,
): Promise<Answered | 'token refused' | undefined> {
  const base = system.base.replace(/\/$/, '');
  try {
    const headers = headersOf(system, route, proofs);
    if (authorization !== undefined) headers.set('authorization', authorization);
    const response = await fetch(`${base}/${filledIn(route.path, params)}${encodeQuery(query)}`, {
      method: route.method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(MAX_WAIT_MS),
      ...(route.method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    });
    const text = await response.text();
    if (authorization !== undefined && isAboutToken(response, text)) return 'token refused';
    const answer = readEnvelope(response.status, JSON.parse(text));
    if (answer?.ok) return { status: 200, envelope: success(answer.data) };
    return answer && { status: answer.status, envelope: refusal(answer.status, answer.errors) };
  } catch {
    return undefined;
  }
}

/** A visitor who is not signed in also gets 401: only a challenge about the token concerns this site. */
const isAboutToken = ({ status, headers }: Response, text: string): boolean =>
  status === 401 && (/^(bearer|basic)\b/i.test(headers.get('www-authenticate') ?? '') || ABOUT_TOKEN.test(text));

const ABOUT_TOKEN = /"code"\s*:\s*"invalid_(token|client)"/;

/** Characters of a session value or key; anything else proves nothing and might not even fit into a header. */
const SENDABLE = /^[\x21-\x7E]{1,256}$/;

function headersOf(system: ExternalSystem, { service }: Route, proofs: Proofs): Headers {
  const headers = new Headers({ ...system.headers });
  for (const [name, value] of Object.entries(CALL_HEADERS)) headers.set(name, value);
  headers.set('content-type', 'application/json');
  const known: readonly Authentication[] = SERVICES[service].authentication;
  for (const [proof, value] of Object.entries(proofs) as [Proof, string][])
    if (known.includes(proof) && SENDABLE.test(value)) headers.set(PROOF_HEADERS[proof], value);
  return headers;
}
