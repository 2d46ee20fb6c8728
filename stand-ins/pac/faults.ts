import { randomFrom } from '../common/random.ts';
import { CALL_FAULTS, type CallFault, faultOf, readFault, readFaults } from './fault.ts';

/** Calls that faults are switched on for, each with a list of its own. */
const CALLS = ['tokens', 'stamps', 'cancellations', 'documents', 'status'] as const;
export type FaultyCall = (typeof CALLS)[number];

interface Switches extends Readonly<Record<FaultyCall, CallFault[]>> {
  /** Meets every call of a kind behind its list: a PAC that hangs for good. */
  readonly always: Readonly<Partial<Record<FaultyCall, CallFault>>>;
  /** Where nothing waits above, each call fails with this probability. */
  readonly rate: number;
  readonly seed: number;
  /** What `rate` draws from; everything but a refusal when empty. */
  readonly kinds: readonly string[];
}

const nothing = (): Switches => ({
  tokens: [],
  stamps: [],
  cancellations: [],
  documents: [],
  status: [],
  always: {},
  rate: 0,
  seed: 1,
  kinds: [],
});

/** What goes wrong next: lists that are used up, then what always does, then the dice. */
export function createFaults() {
  let on = nothing();
  let random = randomFrom(on.seed);
  const roll = (): CallFault | undefined => {
    if (on.rate === 0 || random() >= on.rate) return undefined;
    const drawn = CALL_FAULTS.filter((kind) => (on.kinds.length === 0 ? kind !== 'reject' : on.kinds.includes(kind)));
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
    ofCall: (call: FaultyCall): CallFault | undefined => on[call].shift() ?? on.always[call] ?? roll(),
  };
}

export type Faults = ReturnType<typeof createFaults>;

function readSwitches(asked: unknown): Switches | undefined {
  if (typeof asked !== 'object' || asked === null) return undefined;
  const fields: Record<string, unknown> = { ...nothing(), ...asked };
  const { rate, seed, kinds } = fields;
  const lists = CALLS.map((call) => [call, readFaults(fields[call])] as const);
  const always = readAlways(fields['always']);
  if (lists.some(([, list]) => !list) || !always || !isKinds(kinds)) return undefined;
  if (typeof rate !== 'number' || !(rate >= 0 && rate <= 1) || typeof seed !== 'number') return undefined;
  return { ...(Object.fromEntries(lists) as Record<FaultyCall, CallFault[]>), always, rate, seed, kinds };
}

function readAlways(value: unknown): Switches['always'] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const read = Object.entries(value).map(
    ([call, fault]) => [CALLS.find((known) => known === call), readFault(fault)] as const,
  );
  return read.every(([call, fault]) => call && fault) ? Object.fromEntries(read) : undefined;
}

const isKinds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((kind) => CALL_FAULTS.some((known) => known === kind));
