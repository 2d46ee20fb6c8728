import { type Dice, diceOf, NO_DICE, readDice } from '../stage/dice.ts';
import { readFaults } from '../stage/read-faults.ts';
import { CALL_FAULTS, type CallFault, faultOf, readFault } from './fault.ts';

/** Calls with faults, each with its own list. */
const CALLS = ['tokens', 'stamps', 'cancellations', 'documents', 'status'] as const;
export type FaultyCall = (typeof CALLS)[number];

interface Switches extends Dice, Readonly<Record<FaultyCall, CallFault[]>> {
  /** Applies to every call of a kind once its list is used up: for example a PAC that always hangs. */
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

/** The next fault: from the lists until they are used up, then the permanent one, then random. */
export function createFaults() {
  let on = nothing();
  let dice = diceOf(on);
  /** A rejection is not an accident, so it is random only where requested. */
  const roll = (): CallFault | undefined => {
    const kind = dice(CALL_FAULTS.filter((each) => each !== 'reject' || on.kinds.includes(each)));
    return kind && faultOf(kind);
  };
  return {
    /** Replaces all faults. False, without any change, when the input is invalid. */
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
