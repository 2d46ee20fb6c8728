import { serviceBase } from '#wire/service-base.ts';
import type { ServiceName } from '#wire/route.ts';

/**
 * Where what a visitor proves stands in a request, to this site and from it to a system elsewhere: the session value of a frequent
 * traveller, the key of an agency, the key of an operator.
 */
export const PROOF_HEADERS = {
  traveller: 'x-traveller-session',
  agency: 'x-agency-key',
  operator: 'x-operator-key',
} as const;

export type Proof = keyof typeof PROOF_HEADERS;

/**
 * By what a service knows who calls. `session` is the cookie of a session with the service. `basic` is the id and the secret of a
 * program, and `bearer` the token they are exchanged for: neither ever comes from a browser. A token may be sent to a service that
 * knows it, and is checked where it is.
 */
export type Authentication = 'session' | Proof | 'basic' | 'bearer';

interface Service {
  /** Where it answers on this site. */
  readonly base: string;
  /** Who answers its calls. Of a service nobody calls yet the row says how it will be called, and nothing reads it. */
  readonly answeredBy: 'this site' | 'nobody yet';
  /** Besides what the query and the body say, as a code and a last name. Empty: nothing else is asked for. */
  readonly authentication: readonly Authentication[];
  /**
   * Environment variables that have a system of the carrier's answer it instead: its base address, and headers that it wants with
   * each request. Absent: only this site can.
   */
  readonly url?: `${string}_URL`;
  readonly headers?: `${string}_HEADERS`;
  /** How this site proves to such a system that it calls, unless its `_AUTH` says otherwise. */
  readonly provesBy?: OutwardProof;
}

/** By nothing, by its id and secret (Basic), or by a token that it takes for them where `OAUTH_URL` says. */
export const OUTWARD_PROOFS = ['none', 'basic', 'oauth'] as const;

export type OutwardProof = (typeof OUTWARD_PROOFS)[number];

/**
 * The services of the specification (section 7), and `operation`, which is ours. Every request carries `CALL_HEADERS`, the
 * configured headers of its service and what the visitor proves to it; no cookie leaves this site. Which calls a service has, the
 * calls say themselves: `src/wire/all-routes.ts`.
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
  /** Frequent travellers: a session value goes with every request (section 6). */
  account: {
    base: serviceBase('account'),
    answeredBy: 'this site',
    authentication: ['session', 'traveller'],
    url: 'ACCOUNT_URL',
    headers: 'ACCOUNT_HEADERS',
    provesBy: 'none',
  },
  /** A session proves itself by a code, a last name and a telephone; saved receivers are the traveller's. */
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
  /** A session of its own, of a quarter of an hour (section 9). */
  tours: {
    base: serviceBase('tours'),
    answeredBy: 'nobody yet',
    authentication: ['session'],
    url: 'TOURS_URL',
    headers: 'TOURS_HEADERS',
    provesBy: 'none',
  },
  /** Tour booking (T85). */
  vallarta_adventures: {
    base: serviceBase('vallarta_adventures'),
    answeredBy: 'nobody yet',
    authentication: [],
    url: 'VALLARTA_ADVENTURES_URL',
    headers: 'VALLARTA_ADVENTURES_HEADERS',
    provesBy: 'none',
  },
  /** Internet on board. What it takes to have it from the supplier never comes from a browser (T26). */
  additionals: {
    base: serviceBase('additionals'),
    answeredBy: 'this site',
    authentication: ['session', 'bearer'],
    url: 'ADDITIONALS_URL',
    headers: 'ADDITIONALS_HEADERS',
    provesBy: 'oauth',
  },
  /** Gives a token for a name and a secret, and checks and refreshes it. */
  oauth: {
    base: serviceBase('oauth'),
    answeredBy: 'this site',
    authentication: ['basic', 'bearer'],
  },
  /** Work of the carrier's own people on this site's database. */
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

/** Every path below these is a call, known or not. */
export const CALL_BASES: readonly string[] = [
  ...new Set(SERVICE_ROWS.map(([, { base }]) => (base.startsWith('/api/') ? '/api' : base))),
];

/** Whether a path belongs to the calls rather than to the pages. */
export const isCallPath = (path: string): boolean => CALL_BASES.some((base) => path.startsWith(`${base}/`));
