import { serviceBase } from '#wire/service-base.ts';
import type { Route } from '#wire/route.ts';

/** A path with its parameters filled in: `:project_id`. */
export const filledIn = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** Address of a call on this site, with its parameters filled in. */
export const pathOf = (route: Pick<Route, 'service' | 'path'>, params: Readonly<Record<string, string>> = {}): string =>
  `${serviceBase(route.service)}/${filledIn(route.path, params)}`;

/** The same with the parameters' names, as a router takes it. */
export const patternOf = ({ service, path }: Pick<Route, 'service' | 'path'>): string =>
  `${serviceBase(service)}/${path}`;

/** `?code=…`, or an empty string; absent values are left out. */
export function encodeQuery(query: unknown): string {
  const pairs = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined);
  if (pairs.length === 0) return '';
  return `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}`;
}
