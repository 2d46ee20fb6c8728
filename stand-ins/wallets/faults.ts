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

/** Calls with faults, each with its own list. */
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

/** The next fault: from the lists until they are used up, then random. */
export function createFaults() {
  let on = nothing();
  let dice = diceOf(on);
  const roll = <Kind extends string>(all: readonly Kind[]): Fault<Kind> | undefined => {
    const kind = dice(all);
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
