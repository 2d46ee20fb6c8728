import {
  type Act,
  CALL_FAULTS,
  type CallFault,
  type Fault,
  faultOf,
  NOTICE_FAULTS,
  type NoticeFault,
  OF_CAPTURES,
  readFaults,
} from './fault.ts';
import { type Dice, diceOf, NO_DICE, readDice } from '../stage/dice.ts';

interface Switches extends Dice {
  /** For the next calls that change something, one each. */
  readonly next: CallFault[];
  /** For the next queries (GET). */
  readonly questions: CallFault[];
  /** For the next webhook events. */
  readonly notices: NoticeFault[];
}

const NOTHING: Switches = { next: [], questions: [], notices: [], ...NO_DICE };
const OF_ANY_CALL = CALL_FAULTS.filter((kind) => !OF_CAPTURES.includes(kind));

/** The next fault: from the lists until they are used up, then random. */
export function createFaults() {
  let on = NOTHING;
  let dice = diceOf(on);
  const roll = <Kind extends string>(all: readonly Kind[]): Fault<Kind> | undefined => {
    const kind = dice(all);
    return kind && faultOf(kind);
  };
  const waiting = (act: Act): CallFault | undefined => {
    const place = on.next.findIndex(({ of }) => of === undefined || of === act);
    return place === -1 ? undefined : on.next.splice(place, 1)[0];
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
    ofAct: (act: Act) => waiting(act) ?? roll(act === 'capture' ? CALL_FAULTS : OF_ANY_CALL),
    ofQuestion: () => on.questions.shift() ?? roll(OF_ANY_CALL),
    ofNotice: () => on.notices.shift() ?? roll(NOTICE_FAULTS),
  };
}

export type Faults = ReturnType<typeof createFaults>;

function readSwitches(asked: unknown): Switches | undefined {
  if (typeof asked !== 'object' || asked === null) return undefined;
  const fields: Record<string, unknown> = { ...NOTHING, ...asked };
  const dice = readDice(fields, [...CALL_FAULTS, ...NOTICE_FAULTS]);
  const [next, questions] = [readFaults(fields['next'], CALL_FAULTS), readFaults(fields['questions'], CALL_FAULTS)];
  const notices = readFaults(fields['notices'], NOTICE_FAULTS);
  if (!next || !questions || !notices || !dice) return undefined;
  return { next, questions, notices, ...dice };
}
