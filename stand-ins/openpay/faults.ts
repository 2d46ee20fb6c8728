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

interface Switches extends Dice {
  /** For the next charges, one each. */
  readonly next: CallFault[];
  /** For the next refunds and captures. */
  readonly refunds: CallFault[];
  /** For the next queries of charges (GET). */
  readonly questions: CallFault[];
  /** For the next webhook events. */
  readonly notices: NoticeFault[];
}

const NOTHING: Switches = { next: [], refunds: [], questions: [], notices: [], ...NO_DICE };

/** The next fault: from the lists until they are used up, then random. */
export function createFaults() {
  let on = NOTHING;
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
    ofCharge: () => on.next.shift() ?? roll(CALL_FAULTS),
    ofMove: () => on.refunds.shift() ?? roll(CALL_FAULTS),
    ofQuestion: () => on.questions.shift() ?? roll(CALL_FAULTS),
    ofNotice: () => on.notices.shift() ?? roll(NOTICE_FAULTS),
  };
}

export type Faults = ReturnType<typeof createFaults>;

function readSwitches(asked: unknown): Switches | undefined {
  if (typeof asked !== 'object' || asked === null) return undefined;
  const fields: Record<string, unknown> = { ...NOTHING, ...asked };
  const dice = readDice(fields, [...CALL_FAULTS, ...NOTICE_FAULTS]);
  const [next, refunds, questions] = ['next', 'refunds', 'questions'].map((name) =>
    readFaults(fields[name], CALL_FAULTS),
  );
  const notices = readFaults(fields['notices'], NOTICE_FAULTS);
  if (!next || !refunds || !questions || !notices || !dice) return undefined;
  return { next, refunds, questions, notices, ...dice };
}
