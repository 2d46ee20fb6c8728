import * as v from 'valibot';

/** The supplier of tours: its URL, and this site's user name and secret. All or none. */
export const tourVariables = {
  TOUR_SUPPLIER_URL: v.optional(v.pipe(v.string(), v.url('a URL'))),
  TOUR_SUPPLIER_USER: v.optional(v.pipe(v.string(), v.minLength(1))),
  TOUR_SUPPLIER_SECRET: v.optional(v.pipe(v.string(), v.minLength(8, 'at least 8 characters'))),
};

export const TOUR_SUPPLIER = ['TOUR_SUPPLIER_URL', 'TOUR_SUPPLIER_USER', 'TOUR_SUPPLIER_SECRET'] as const;

export interface TourSupplierConfig {
  readonly url: string;
  readonly user: string;
  readonly secret: string;
}

type Variables = Readonly<Partial<Record<(typeof TOUR_SUPPLIER)[number], string | undefined>>>;

/** The supplier, if configured. */
export function tourSupplierOf(env: Variables): TourSupplierConfig | undefined {
  const { TOUR_SUPPLIER_URL: url, TOUR_SUPPLIER_USER: user, TOUR_SUPPLIER_SECRET: secret } = env;
  return url && user && secret ? { url: url.replace(/\/$/, ''), user, secret } : undefined;
}
