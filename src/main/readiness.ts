import { setTimeout as pause } from 'node:timers/promises';
import type { SpaceWatch } from '#adapters/disk/space-watch.ts';
import type { Pulse } from '#adapters/db/pulse.ts';
import type { ConnectionDrain } from '#http/connection-drain.ts';
import type { Unready } from '#http/health.ts';

/** Timeout of each check of a probe. */
const MAX_LOOK_MS = 1_200;

export interface ReadinessDeps {
  readonly drain: Pick<ConnectionDrain, 'isClosing'>;
  readonly pulse: Pick<Pulse, 'answers'>;
  readonly space: Pick<SpaceWatch, 'look'>;
  /** Whether the timetable has anything on sale. */
  readonly isOnSale: () => Promise<boolean>;
}

/** Why this process should get no traffic now; all checks run in parallel. */
export const unreadyOf =
  ({ drain, pulse, space, isOnSale }: ReadinessDeps) =>
  async (): Promise<readonly Unready[]> => {
    if (drain.isClosing()) return ['stopping'];
    const [answers, isShort, hasTimetable] = await Promise.all([
      inTime(pulse.answers(), false),
      inTime(space.look(), true),
      inTime(isOnSale(), false),
    ]);
    return [
      ...(answers ? [] : (['database'] as const)),
      ...(isShort ? (['disk'] as const) : []),
      ...(hasTimetable ? [] : (['timetable'] as const)),
    ];
  };

const inTime = (answer: Promise<boolean>, otherwise: boolean): Promise<boolean> =>
  Promise.race([answer.catch(() => otherwise), pause(MAX_LOOK_MS, otherwise, { ref: false })]);
