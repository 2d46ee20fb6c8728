/** What may be made to go wrong with a call, in the words of `POST /_control/faults`. */
export const FAULTS = [
  'timeout-before', // nothing is done, nothing is answered
  'timeout-after', // it is done, nothing is answered
  'reset', // the connection breaks, nothing is done
  'error', // HTTP 500 with code 1000, nothing is done
  'unavailable', // HTTP 503 with code 1004, nothing is done
  'garbage', // it is done; the answer is not JSON
  'slow', // it is done and answered two seconds later
] as const;

export const NOTICE_FAULTS = ['lost', 'twice', 'late'] as const;

export type Fault = (typeof FAULTS)[number];
export type NoticeFault = (typeof NOTICE_FAULTS)[number];

interface Switches {
  /** Faults of the next charges, one each. */
  readonly next: Fault[];
  /** Faults of the next notices, one each. */
  readonly notices: NoticeFault[];
  /** Every call fails with this probability, from 0 to 1. */
  rate: number;
}

/** Numbers from a seed, the same each time (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function createFaults() {
  const switches: Switches = { next: [], notices: [], rate: 0 };
  let random = randomFrom(1);
  const pick = <T>(list: T[], all: readonly T[]): T | undefined =>
    list.shift() ?? (random() < switches.rate ? all[Math.floor(random() * all.length)] : undefined);
  return {
    /** Replaces what is switched on; what it cannot read is left out. */
    set: (asked: Readonly<Record<string, unknown>>) => {
      switches.next.splice(0, Number.POSITIVE_INFINITY, ...known(asked['next'], FAULTS));
      switches.notices.splice(0, Number.POSITIVE_INFINITY, ...known(asked['notices'], NOTICE_FAULTS));
      switches.rate = Number(asked['rate'] ?? 0);
      random = randomFrom(Number(asked['seed'] ?? 1));
    },
    ofCharge: () => pick(switches.next, FAULTS),
    ofNotice: () => pick(switches.notices, NOTICE_FAULTS),
  };
}

export type Faults = ReturnType<typeof createFaults>;

const known = <T extends string>(value: unknown, all: readonly T[]): T[] =>
  Array.isArray(value) ? value.filter((item): item is T => all.includes(item as T)) : [];
