import {
  CALL_FAULTS,
  type CallFault,
  type Fault,
  faultOf,
  NOTICE_FAULTS,
  type NoticeFault,
  readFaults,
} from './fault.ts';
import { randomFrom } from '../common/random.ts';

/** Calls that faults are switched on for, each with a list of its own. */
const CALLS = ['next', 'refunds', 'questions', 'sessions'] as const;
export type FaultyCall = (typeof CALLS)[number];

interface Switches extends Readonly<Record<FaultyCall, CallFault[]>> {
  readonly notices: NoticeFault[];
  /** Where nothing waits above, each call to the gateway and each notice fails with this probability. */
  readonly rate: number;
  readonly seed: number;
  /** What `rate` draws from; everything when empty. */
  readonly kinds: readonly string[];
}

const nothing = (): Switches => ({
  next: [],
  refunds: [],
  questions: [],
  sessions: [],
  notices: [],
  rate: 0,
  seed: 1,
  kinds: [],
});

/** What goes wrong next: lists that are used up, then the dice. */
export function createFaults() {
  let on = nothing();
  let random = randomFrom(on.seed);
  const roll = <Kind extends string>(all: readonly Kind[]): Fault<Kind> | undefined => {
    if (on.rate === 0 || random() >= on.rate) return undefined;
    const drawn = on.kinds.length === 0 ? all : all.filter((kind) => on.kinds.includes(kind));
    const kind = drawn[Math.floor(random() * drawn.length)];
    return kind && faultOf(kind);
  };
  return {
    /** Replaces all that is switched on. False when it cannot be read, and then nothing changes. */
    set: (asked: unknown): boolean => {
      const read = readSwitches(asked);
      if (!read) return false;
      on = read;
      random = randomFrom(on.seed);
      return true;
    },
    left: () => on,
    ofCall: (call: FaultyCall): CallFault | undefined =>
      on[call].shift() ?? (call === 'sessions' ? undefined : roll(CALL_FAULTS)),
    ofNotice: () => on.notices.shift() ?? roll(NOTICE_FAULTS),
  };
}

export type Faults = ReturnType<typeof createFaults>;

function readSwitches(asked: unknown): Switches | undefined {
  if (typeof asked !== 'object' || asked === null) return undefined;
  const fields: Record<string, unknown> = { ...nothing(), ...asked };
  const { rate, seed, kinds } = fields;
  const lists = CALLS.map((call) => [call, readFaults(fields[call], CALL_FAULTS)] as const);
  const notices = readFaults(fields['notices'], NOTICE_FAULTS);
  if (lists.some(([, list]) => !list) || !notices || !isKinds(kinds)) return undefined;
  if (typeof rate !== 'number' || !(rate >= 0 && rate <= 1) || typeof seed !== 'number') return undefined;
  return { ...(Object.fromEntries(lists) as Record<FaultyCall, CallFault[]>), notices, rate, seed, kinds };
}

const isKinds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((kind) => [...CALL_FAULTS, ...NOTICE_FAULTS].some((known) => known === kind));
