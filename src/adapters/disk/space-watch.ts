import { setTimeout as pause } from 'node:timers/promises';
import { type DiskSpace, isShortOfSpace } from '#domain/operations/disk-space.ts';

/** A sale writes kilobytes: sales cannot fill a tenth of a disk within a second. */
const LOOK_EVERY_MS = 1_000;
/** How long a remote server's report of a full disk remains valid. */
const FULL_FOR_MS = 30_000;

export interface SpaceWatchSetup {
  /** Absent: the data is on another machine's disk. */
  readonly measure?: (() => Promise<DiskSpace>) | undefined;
  readonly leastPercent?: number;
  readonly lookEveryMs?: number;
  readonly log: (message: string) => void;
  readonly report: (problem: unknown) => void;
}

/** Monitors whether the data's disk is too full for new sales. */
export interface SpaceWatch {
  isShort(): boolean;
  /** Measures now. */
  look(): Promise<boolean>;
  /** The database could not write for lack of space: used when the disk cannot be measured. */
  noteFull(): void;
  stop(): Promise<void>;
}

export async function watchSpace(setup: SpaceWatchSetup): Promise<SpaceWatch> {
  const { measure, leastPercent, lookEveryMs = LOOK_EVERY_MS, log, report } = setup;
  const stopping = new AbortController();
  let wasShort = false;
  let fullUntil = Number.NEGATIVE_INFINITY;
  let isReported = false;

  const isShort = (): boolean => wasShort || performance.now() < fullUntil;

  const look = async (): Promise<boolean> => {
    if (!measure) return isShort();
    try {
      const space = await measure();
      const now = isShortOfSpace(space, leastPercent);
      if (now !== wasShort) log(now ? `no new sales: ${inWords(space)}` : `new sales again: ${inWords(space)}`);
      wasShort = now;
    } catch (problem) {
      if (!isReported) report(problem);
      isReported = true;
    }
    return isShort();
  };

  await look();
  const looking = (async () => {
    while (!stopping.signal.aborted) {
      await pause(lookEveryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      await look();
    }
  })();
  return {
    isShort,
    look,
    noteFull: () => {
      if (measure) return;
      if (!isShort()) log('no new sales: the database found its disk full');
      fullUntil = performance.now() + FULL_FOR_MS;
    },
    stop: async () => {
      stopping.abort();
      await looking;
    },
  };
}

const inWords = ({ free, total }: DiskSpace): string =>
  `${Math.round(free / 1_000_000)} MB of ${Math.round(total / 1_000_000)} MB are free`;
