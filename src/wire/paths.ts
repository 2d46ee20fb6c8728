import { serviceBase } from '#wire/service-base.ts';
import type { Route } from '#wire/route.ts';

/** Address of a call on this site, its parameters filled in. */
export const pathOf = (route: Pick<Route, 'service' | 'path'>, params: Readonly<Record<string, string>> = {}): string =>
  `${serviceBase(route.service)}/${route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`;

/** `?code=…`, or nothing; absent values are left out. */
export function encodeQuery(query: unknown): string {
  const pairs = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined);
  if (pairs.length === 0) return '';
  return `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}`;
}
