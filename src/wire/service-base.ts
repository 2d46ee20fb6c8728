import type { ServiceName } from '#wire/route.ts';

/** Two services have their own base (spec 7); the others are named in the path. */
const OWN_BASE: readonly ServiceName[] = ['new_invoicing', 'vallarta_adventures'];

/** The base path of a service on this site. */
export const serviceBase = (service: ServiceName): string =>
  OWN_BASE.includes(service) ? `/${service.replace('_', '-')}` : `/api/${service}`;
