import type { ServiceName } from '#wire/route.ts';

/** Two services have a base of their own (spec 7); the others are named in the path. */
const OWN_BASES: Partial<Record<ServiceName, string>> = {
  new_invoicing: '/new-invoicing',
  vallarta_adventures: '/vallarta-adventures',
};

/** Where a service answers on this site. */
export const serviceBase = (service: ServiceName): string => OWN_BASES[service] ?? `/api/${service}`;
