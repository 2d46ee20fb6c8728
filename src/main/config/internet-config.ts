import * as v from 'valibot';

/** The supplier of internet on board: its URL, and this site's user name and secret (T26). All or none. */
export const internetVariables = {
  INTERNET_URL: v.optional(v.pipe(v.string(), v.url('a URL'))),
  INTERNET_USER: v.optional(v.pipe(v.string(), v.minLength(1))),
  INTERNET_SECRET: v.optional(v.pipe(v.string(), v.minLength(8, 'at least 8 characters'))),
};

export const INTERNET_SUPPLIER = ['INTERNET_URL', 'INTERNET_USER', 'INTERNET_SECRET'] as const;

export interface InternetConfig {
  readonly url: string;
  readonly user: string;
  readonly secret: string;
}

type Variables = Readonly<Partial<Record<(typeof INTERNET_SUPPLIER)[number], string | undefined>>>;

/** The supplier, if configured. */
export function internetOf(env: Variables): InternetConfig | undefined {
  const { INTERNET_URL: url, INTERNET_USER: user, INTERNET_SECRET: secret } = env;
  return url && user && secret ? { url: url.replace(/\/$/, ''), user, secret } : undefined;
}
