import { serviceBase } from '#wire/service-base.ts';
import type { ServiceName } from '#wire/route.ts';

/**
 * The header of each proof in a request, to this site and from it to an external system: the session value of a
 * frequent traveller, the key of an agency, the key of an operator.
 */
export const PROOF_HEADERS = {
  traveller: 'x-traveller-session',
  agency: 'x-agency-key',
  operator: 'x-operator-key',
} as const;

export type Proof = keyof typeof PROOF_HEADERS;

/**
 * How callers authenticate to a service. `session` is the cookie of a session with the service. `basic` is the id and
 * secret of a program, `bearer` the token they are exchanged for: neither ever comes from a browser. A token may be
 * sent to services that list it, and is checked if sent.
 */
export type Authentication = 'session' | Proof | 'basic' | 'bearer';

interface Service {
  /** Its base path on this site. */
  readonly base: string;
  /** Who answers its calls. For a service without callers the row is documentation only, and no code reads it. */
  readonly answeredBy: 'this site' | 'nobody yet';
  /** Besides proofs in query and body, such as a code and a last name. Empty: nothing else is required. */
  readonly authentication: readonly Authentication[];
  /**
   * Environment variables that redirect it to a system of the carrier: its base address, and headers it requires with
   * each request. Absent: only this site can answer.
   */
  readonly url?: `${string}_URL`;
  readonly headers?: `${string}_HEADERS`;
  /** How this site authenticates to such a system, unless its `_AUTH` variable is set. */
  readonly provesBy?: OutwardProof;
}

/** Not at all, by id and secret (Basic), or by a token exchanged for them at `OAUTH_URL`. */
export const OUTWARD_PROOFS = ['none', 'basic', 'oauth'] as const;

export type OutwardProof = (typeof OUTWARD_PROOFS)[number];

/**
 * The services of the specification (section 7), and `operation`, which is ours. Every request has `CALL_HEADERS`, the
 * configured headers of its service and the visitor's proofs for it; no cookie leaves this site. The calls of each
 * service are in `src/wire/all-routes.ts`.
 */
export const SERVICES = {
  /** Bus sales. A reservation belongs to the session that made it; travellers pay with points, agencies on account. */
  websale: {
    base: serviceBase('websale'),
    answeredBy: 'this site',
    authentication: ['session', 'traveller', 'agency', 'bearer'],
    url: 'WEBSALE_URL',
    headers: 'WEBSALE_HEADERS',
    provesBy: 'none',
  },
  /** Catalogue and site calls: the same for everybody. */
  catalogue: {
    base: serviceBase('catalogue'),
    answeredBy: 'this site',
    authentication: ['bearer'],
    url: 'CATALOGUE_URL',
    headers: 'CATALOGUE_HEADERS',
    provesBy: 'none',
  },
  /** Frequent travellers: a session value is sent with every request (section 6). */
  account: {
    base: serviceBase('account'),
    answeredBy: 'this site',
    authentication: ['session', 'traveller'],
    url: 'ACCOUNT_URL',
    headers: 'ACCOUNT_HEADERS',
    provesBy: 'none',
  },
  /** A session proves itself by a code, a last name and a phone; saved receivers are the traveller's. */
  invoicing: {
    base: serviceBase('invoicing'),
    answeredBy: 'this site',
    authentication: ['session', 'traveller'],
    url: 'INVOICING_URL',
    headers: 'INVOICING_HEADERS',
    provesBy: 'none',
  },
  new_invoicing: {
    base: serviceBase('new_invoicing'),
    answeredBy: 'this site',
    authentication: ['session', 'traveller'],
    url: 'NEW_INVOICING_URL',
    headers: 'NEW_INVOICING_HEADERS',
    provesBy: 'none',
  },
  /** A session proves itself by a code and a last name or the PIN. */
  itinerary: {
    base: serviceBase('itinerary'),
    answeredBy: 'this site',
    authentication: ['session'],
    url: 'ITINERARY_URL',
    headers: 'ITINERARY_HEADERS',
    provesBy: 'none',
  },
  /** A separate session of a quarter of an hour (section 9). */
  tours: {
    base: serviceBase('tours'),
    answeredBy: 'this site',
    authentication: ['session'],
    url: 'TOURS_URL',
    headers: 'TOURS_HEADERS',
    provesBy: 'none',
  },
  /** Tour booking (T85): an order is paid with points or on account like any other. */
  vallarta_adventures: {
    base: serviceBase('vallarta_adventures'),
    answeredBy: 'this site',
    authentication: ['session', 'traveller', 'agency'],
    url: 'VALLARTA_ADVENTURES_URL',
    headers: 'VALLARTA_ADVENTURES_HEADERS',
    provesBy: 'none',
  },
  /** Internet on board. The supplier's credentials never reach a browser (T26). */
  additionals: {
    base: serviceBase('additionals'),
    answeredBy: 'this site',
    authentication: ['session', 'bearer'],
    url: 'ADDITIONALS_URL',
    headers: 'ADDITIONALS_HEADERS',
    provesBy: 'oauth',
  },
  /** Issues a token for an id and a secret, checks and refreshes it. */
  oauth: {
    base: serviceBase('oauth'),
    answeredBy: 'this site',
    authentication: ['basic', 'bearer'],
  },
  /** Operators' work on this site's database. */
  operation: {
    base: serviceBase('operation'),
    answeredBy: 'this site',
    authentication: ['operator'],
  },
} as const satisfies Readonly<Record<ServiceName, Service>>;

/** The rows, by name. */
export const SERVICE_ROWS: readonly (readonly [ServiceName, Service])[] = Object.entries(SERVICES) as [
  ServiceName,
  Service,
][];

/** Every path below these is an API call, known or not. */
export const CALL_BASES: readonly string[] = [
  ...new Set(SERVICE_ROWS.map(([, { base }]) => (base.startsWith('/api/') ? '/api' : base))),
];

/** Whether a path belongs to the API rather than to the pages. */
export const isCallPath = (path: string): boolean => CALL_BASES.some((base) => path.startsWith(`${base}/`));
