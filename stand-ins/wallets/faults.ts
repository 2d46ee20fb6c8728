import {
  CALL_FAULTS,
  type CallFault,
  type Fault,
  faultOf,
  NOTICE_FAULTS,
  type NoticeFault,
  readFaults,
} from './fault.ts';
import { type Dice, diceOf, NO_DICE, readDice } from '../stage/dice.ts';

/** Calls that faults are switched on for, each with a list of its own. */
const CALLS = ['next', 'refunds', 'questions', 'sessions'] as const;
export type FaultyCall = (typeof CALLS)[number];

interface Switches extends Dice, Readonly<Record<FaultyCall, CallFault[]>> {
  readonly notices: NoticeFault[];
}

const nothing = (): Switches => ({
  next: [],
  refunds: [],
  questions: [],
  sessions: [],
  notices: [],
  ...NO_DICE,
});

/** What goes wrong next: lists that are used up, then the dice. */
export function createFaults() {
  let on = nothing();
  let dice = diceOf(on);
  const roll = <Kind extends string>(all: readonly Kind[]): Fault<Kind> | undefined => {
    const kind = dice(all);
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
    ofCall: (call: FaultyCall): CallFault | undefined =>
      on[call].shift() ?? (call === 'sessions' ? undefined : roll(CALL_FAULTS)),
    ofNotice: () => on.notices.shift() ?? roll(NOTICE_FAULTS),
  };
}

export type Faults = ReturnType<typeof createFaults>;

function readSwitches(asked: unknown): Switches | undefined {
  if (typeof asked !== 'object' || asked === null) return undefined;
  const fields: Record<string, unknown> = { ...nothing(), ...asked };
  const dice = readDice(fields, [...CALL_FAULTS, ...NOTICE_FAULTS]);
  const lists = CALLS.map((call) => [call, readFaults(fields[call], CALL_FAULTS)] as const);
  const notices = readFaults(fields['notices'], NOTICE_FAULTS);
  if (lists.some(([, list]) => !list) || !notices || !dice) return undefined;
  return { ...(Object.fromEntries(lists) as Record<FaultyCall, CallFault[]>), notices, ...dice };
}
