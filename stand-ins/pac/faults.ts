import { type Dice, diceOf, NO_DICE, readDice } from '../stage/dice.ts';
import { readFaults } from '../stage/read-faults.ts';
import { CALL_FAULTS, type CallFault, faultOf, readFault } from './fault.ts';

/** Calls that faults are switched on for, each with a list of its own. */
const CALLS = ['tokens', 'stamps', 'cancellations', 'documents', 'status'] as const;
export type FaultyCall = (typeof CALLS)[number];

interface Switches extends Dice, Readonly<Record<FaultyCall, CallFault[]>> {
  /** Meets every call of a kind behind its list: a PAC that hangs for good. */
  readonly always: Readonly<Partial<Record<FaultyCall, CallFault>>>;
}

const nothing = (): Switches => ({
  tokens: [],
  stamps: [],
  cancellations: [],
  documents: [],
  status: [],
  always: {},
  ...NO_DICE,
});

/** What goes wrong next: lists that are used up, then what always does, then the dice. */
export function createFaults() {
  let on = nothing();
  let dice = diceOf(on);
  /** A refusal is no accident: it comes by chance only where it is asked for. */
  const roll = (): CallFault | undefined => {
    const kind = dice(CALL_FAULTS.filter((each) => each !== 'reject' || on.kinds.includes(each)));
    return kind && faultOf(kind);
  };
  return {
    /** Replaces all that is switched on. False when it cannot be read, and then nothing changes. */
    set: (asked: unknown): boolean => {
      const read = readSwitches(asked);
      if (!read) return false;
      on = read;
      dice = diceOf(on);
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
  const dice = readDice(fields, CALL_FAULTS);
  const lists = CALLS.map((call) => [call, readFaults(fields[call], readFault)] as const);
  const always = readAlways(fields['always']);
  if (lists.some(([, list]) => !list) || !always || !dice) return undefined;
  return { ...(Object.fromEntries(lists) as Record<FaultyCall, CallFault[]>), always, ...dice };
}

function readAlways(value: unknown): Switches['always'] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const read = Object.entries(value).map(
    ([call, fault]) => [CALLS.find((known) => known === call), readFault(fault)] as const,
  );
  return read.every(([call, fault]) => call && fault) ? Object.fromEntries(read) : undefined;
}
