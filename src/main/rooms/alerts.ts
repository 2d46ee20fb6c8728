import { setTimeout as pauseFor } from 'node:timers/promises';
import { alerts } from '#adapters/db/alerts/alerts.ts';
import { encodeFeed, type FeedParts } from '#adapters/gtfs/realtime/encode-feed.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { createCurrentAlerts } from '#app/alerts/current-alerts.ts';
import { type FindAlertsDeps, findAlerts } from '#app/alerts/find-alerts.ts';
import { type RealtimeDeps, type RealtimeFeed, realtimeFeed } from '#app/alerts/realtime.ts';
import type { VersionedCacheDeps } from '#app/versioned-cache.ts';
import type { RealtimeFeedDeps, RealtimeFile } from '#http/feed/register-realtime.ts';
import {
  type AlertHandlersDeps,
  alertHandlers,
  type OperatorAlertHandlersDeps,
  operatorAlertHandlers,
} from '#http/routes/alerts.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import type { Room } from '#main/rooms/room.ts';
import type { RealtimePart } from '#wire/link-paths.ts';

/** Alerts as travellers see them, for every room that shows them. */
export function alertDeps(
  pool: Pool,
  { clock, report, ...deps }: Omit<FindAlertsDeps, 'currentAlerts'> & Pick<VersionedCacheDeps, 'clock' | 'report'>,
): Pick<AlertHandlersDeps, 'found' | 'currentAlerts'> {
  const currentAlerts = createCurrentAlerts({
    alerts: alerts(pool),
    clock,
    pause: (milliseconds) => pauseFor(milliseconds, undefined, { ref: false }),
    report,
  });
  return { currentAlerts, found: findAlerts({ ...deps, currentAlerts }) };
}

type AlertsRoomDeps = Omit<OperatorAlertHandlersDeps, 'alerts' | 'zone'> & {
  readonly pool: Pool;
  readonly alerts: ReturnType<typeof alertDeps>;
};

interface AlertsRoom extends Room {
  readonly realtimeFile: RealtimeFeedDeps['realtimeFile'];
}

/** Alerts about routes, stops and days, as written by operators. */
export const alertsRoom = ({ pool, alerts: shown, ...deps }: AlertsRoomDeps): AlertsRoom => ({
  realtimeFile: realtimeFiles({ ...deps, ...shown }),
  handlers: [
    ...alertHandlers({ ...deps, ...shown }),
    ...operatorAlertHandlers({ ...deps, alerts: alerts(pool), zone: CARRIER_ZONE }),
  ],
});

const PARTS: Readonly<Record<RealtimePart, FeedParts>> = {
  all: { alerts: true, trips: true },
  alerts: { alerts: true, trips: false },
  trips: { alerts: false, trips: true },
};

/** Each file is encoded once while its contents stay the same. */
function realtimeFiles(deps: RealtimeDeps): RealtimeFeedDeps['realtimeFile'] {
  const feedAt = realtimeFeed(deps);
  const files = new Map<RealtimePart, { readonly of: RealtimeFeed; readonly file: RealtimeFile }>();
  return async (part, now) => {
    const feed = await feedAt(now);
    const known = files.get(part);
    if (known?.of === feed) return known.file;
    const file = { bytes: encodeFeed(feed, PARTS[part]), modified: feed.at };
    files.set(part, { of: feed, file });
    return file;
  };
}
