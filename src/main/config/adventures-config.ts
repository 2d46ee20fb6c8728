import * as v from 'valibot';

/** The supplier of adventures: base address of its tour-booking service, this site's user name and secret. All or none. */
export const adventuresVariables = {
  ADVENTURES_URL: v.optional(v.pipe(v.string(), v.url('a URL'))),
  ADVENTURES_USER: v.optional(v.pipe(v.string(), v.minLength(1))),
  ADVENTURES_SECRET: v.optional(v.pipe(v.string(), v.minLength(8, 'at least 8 characters'))),
};

export const ADVENTURES_SUPPLIER = ['ADVENTURES_URL', 'ADVENTURES_USER', 'ADVENTURES_SECRET'] as const;

export interface AdventuresConfig {
  readonly url: string;
  readonly user: string;
  readonly secret: string;
}

type Variables = Readonly<Partial<Record<(typeof ADVENTURES_SUPPLIER)[number], string | undefined>>>;

/** The supplier, if configured. */
export function adventuresOf(env: Variables): AdventuresConfig | undefined {
  const { ADVENTURES_URL: url, ADVENTURES_USER: user, ADVENTURES_SECRET: secret } = env;
  return url && user && secret ? { url: url.replace(/\/$/, ''), user, secret } : undefined;
}
