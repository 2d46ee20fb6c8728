import * as v from 'valibot';
import type { Elsewhere } from '#http/external-service.ts';
import { OUTWARD_PROOFS, type OutwardProof, SERVICE_ROWS, type SERVICES } from '#wire/services.ts';
import type { ServiceName } from '#wire/route.ts';
import type { TokenAccount } from '#adapters/oauth/token-source.ts';

type Row = Extract<(typeof SERVICES)[keyof typeof SERVICES], { readonly url: string }>;

const sentHeaders = v.record(v.string(), v.string());

/** `{"x-api-key":"…"}` */
const headers = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = headersIn(dataset.value);
    if (!parsed) addIssue({ message: 'headers as JSON: {"name":"value"}' });
    return parsed ?? NEVER;
  }),
);

/** Undefined unless it is a JSON object of strings that HTTP can send as headers. */
function headersIn(text: string): Readonly<Record<string, string>> | undefined {
  try {
    const given: unknown = JSON.parse(text);
    return Array.isArray(given) ? undefined : Object.fromEntries(new Headers(v.parse(sentHeaders, given)));
  } catch {
    return undefined;
  }
}

const URL_VARIABLE = v.optional(v.pipe(v.string(), v.url('a URL')));
const HEADERS_VARIABLE = v.optional(headers);

const AUTH_VARIABLE = v.optional(v.picklist(OUTWARD_PROOFS, `one of ${OUTWARD_PROOFS.join(', ')}`));

type Auth<Url> = Url extends `${infer Name}_URL` ? `${Name}_AUTH` : never;

const authOf = (url: Row['url']) => url.replace(/_URL$/, '_AUTH') as Auth<Row['url']>;

/** Where this site gets tokens for the systems that require one, and its credentials. */
const OAUTH_VARIABLES = {
  OAUTH_URL: URL_VARIABLE,
  OAUTH_HEADERS: HEADERS_VARIABLE,
  OAUTH_CLIENT_ID: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x39\x3B-\x7E]+$/, 'letters and digits, no colon'))),
  OAUTH_CLIENT_SECRET: v.optional(v.pipe(v.string(), v.minLength(8, 'at least 8 characters'))),
};

/** For each service that one of the carrier's systems can answer: its base URL, and the headers it requires. */
export const serviceVariables = {
  ...(Object.fromEntries(
    SERVICE_ROWS.flatMap(([, row]) =>
      row.url && row.headers
        ? [
            [row.url, URL_VARIABLE] as const,
            [row.headers, HEADERS_VARIABLE] as const,
            [authOf(row.url as Row['url']), AUTH_VARIABLE] as const,
          ]
        : [],
    ),
  ) as Record<Row['url'], typeof URL_VARIABLE> &
    Record<Row['headers'], typeof HEADERS_VARIABLE> &
    Record<Auth<Row['url']>, typeof AUTH_VARIABLE>),
  ...OAUTH_VARIABLES,
};

type Variables = Readonly<
  Partial<
    Record<Row['url'] | Exclude<keyof typeof OAUTH_VARIABLES, 'OAUTH_HEADERS'>, string | undefined> &
      Record<Row['headers'] | 'OAUTH_HEADERS', Record<string, string> | undefined> &
      Record<Auth<Row['url']>, OutwardProof | undefined>
  >
>;

/** Services that other systems answer and that require authorization, with its kind. */
export const outwardProofs = (env: Variables): readonly (readonly [ServiceName, OutwardProof])[] =>
  SERVICE_ROWS.flatMap(([name, row]) => {
    const url = row.url as Row['url'] | undefined;
    const proof =
      url && env[url] && row.answeredBy === 'this site' ? (env[authOf(url)] ?? row.provesBy ?? 'none') : 'none';
    return proof === 'none' ? [] : [[name, proof] as const];
  });

/** This site's credentials at such systems, and their token endpoint. */
export function tokenAccountOf(env: Variables): TokenAccount | undefined {
  const { OAUTH_URL: base = '', OAUTH_CLIENT_ID: clientId, OAUTH_CLIENT_SECRET: clientSecret } = env;
  return clientId && clientSecret ? { base, clientId, clientSecret, headers: env.OAUTH_HEADERS ?? {} } : undefined;
}

/** The systems that answer services instead of this site. */
export function elsewhereOf(env: Variables): Elsewhere {
  const pointed = SERVICE_ROWS.flatMap(([name, row]) => {
    const base = row.url && env[row.url as Row['url']];
    return base ? [[name, { base, headers: env[row.headers as Row['headers']] ?? {} }] as const] : [];
  });
  return Object.fromEntries(pointed);
}

/** Settings without effect, and missing ones. */
export const serviceComplaints = (env: Variables): readonly string[] => [
  ...SERVICE_ROWS.flatMap(([name, row]) => {
    const url = row.url as Row['url'] | undefined;
    if (!url) return [];
    if (env[url] && row.answeredBy === 'nobody yet') return [`${url} must not be set: nothing calls ${name} yet`];
    return [row.headers as Row['headers'], authOf(url)].flatMap((variable) =>
      !env[url] && env[variable] ? [`${variable} is of no use without ${url}`] : [],
    );
  }),
  ...tokenComplaints(env),
];

function tokenComplaints(env: Variables): readonly string[] {
  const proofs = outwardProofs(env);
  const needed = (['OAUTH_CLIENT_ID', 'OAUTH_CLIENT_SECRET', 'OAUTH_URL'] as const).filter(
    (variable) => variable !== 'OAUTH_URL' || proofs.some(([, proof]) => proof === 'oauth'),
  );
  if (proofs.length > 0) {
    const missing = needed.filter((variable) => !env[variable]);
    return missing.length > 0 ? [`${proofs[0]![0]} is asked with ${proofs[0]![1]}: ${missing.join(', ')} missing`] : [];
  }
  return Object.keys(OAUTH_VARIABLES).flatMap((variable) =>
    env[variable as keyof typeof OAUTH_VARIABLES] ? [`${variable} is of no use: no service is asked with it`] : [],
  );
}
