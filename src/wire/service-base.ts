import type { ServiceName } from '#wire/route.ts';

/** Two services have a base of their own (spec 7); the others are named in the path. */
const OWN_BASES: Partial<Record<ServiceName, string>> = {
  new_invoicing: '/new-invoicing',
  vallarta_adventures: '/vallarta-adventures',
};

/** Where a service answers on this site. */
export const serviceBase = (service: ServiceName): string => OWN_BASES[service] ?? `/api/${service}`;

/** Every path below these is a call, known or not. */
export const CALL_BASES: readonly string[] = ['/api', ...Object.values(OWN_BASES)];

/** Whether a path belongs to the calls rather than to the pages. */
export const isCallPath = (path: string): boolean => CALL_BASES.some((base) => path.startsWith(`${base}/`));
