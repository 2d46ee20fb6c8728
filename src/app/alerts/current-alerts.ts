import { createVersionedCache, type VersionedCacheDeps } from '#app/versioned-cache.ts';
import { type AlertIndex, indexAlerts } from '#domain/alerts/alert-index.ts';
import type { RouteId } from '#domain/network/stop.ts';
import type { AlertReader } from './ports.ts';

/** The published alerts, indexed, with the names of routes and agencies. */
export interface CurrentAlerts {
  readonly version: number;
  readonly index: AlertIndex;
  readonly routeNames: ReadonlyMap<RouteId, string>;
  readonly agencies: readonly string[];
}

export interface CurrentAlertsDeps extends VersionedCacheDeps {
  readonly alerts: AlertReader;
}

const NONE: CurrentAlerts = { version: 0, index: indexAlerts([]), routeNames: new Map(), agencies: [] };

/**
 * Returns the published alerts, at most one second old; none while the database has never answered, so that sales go
 * on.
 */
export function createCurrentAlerts({ alerts, ...deps }: CurrentAlertsDeps): () => Promise<CurrentAlerts> {
  const cache = createVersionedCache<CurrentAlerts>(async (known) => {
    const version = await alerts.version();
    if (known?.version === version) return known;
    const { alerts: published, routes, agencies } = await alerts.published(deps.clock.now());
    return {
      version,
      index: indexAlerts(published),
      routeNames: new Map(routes.map(({ id, name }) => [id, name])),
      agencies,
    };
  }, deps);
  return () =>
    cache.current().catch((problem: unknown) => {
      deps.report(problem);
      return NONE;
    });
}
