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
import { randomFrom } from '../common/random.ts';

interface Switches {
  /** Of the next calls that change something, one each. */
  readonly next: CallFault[];
  /** Of the next questions (GET). */
  readonly questions: CallFault[];
  /** Of the next notices. */
  readonly notices: NoticeFault[];
  /** Where nothing waits above, each call and notice fails with this probability. */
  readonly rate: number;
  readonly seed: number;
  /** What `rate` draws from; everything when empty. */
  readonly kinds: readonly string[];
}

const NOTHING: Switches = { next: [], questions: [], notices: [], rate: 0, seed: 1, kinds: [] };
const OF_ANY_CALL = CALL_FAULTS.filter((kind) => !OF_CAPTURES.includes(kind));

/** What goes wrong next: lists that are used up, then the dice. */
export function createFaults() {
  let on = NOTHING;
  let random = randomFrom(on.seed);
  const roll = <Kind extends string>(all: readonly Kind[]): Fault<Kind> | undefined => {
    if (on.rate === 0 || random() >= on.rate) return undefined;
    const drawn = on.kinds.length === 0 ? all : all.filter((kind) => on.kinds.includes(kind));
    const kind = drawn[Math.floor(random() * drawn.length)];
    return kind && faultOf(kind);
  };
  const waiting = (act: Act): CallFault | undefined => {
    const place = on.next.findIndex(({ of }) => of === undefined || of === act);
    return place === -1 ? undefined : on.next.splice(place, 1)[0];
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
    ofAct: (act: Act) => waiting(act) ?? roll(act === 'capture' ? CALL_FAULTS : OF_ANY_CALL),
    ofQuestion: () => on.questions.shift() ?? roll(OF_ANY_CALL),
    ofNotice: () => on.notices.shift() ?? roll(NOTICE_FAULTS),
  };
}

export type Faults = ReturnType<typeof createFaults>;

function readSwitches(asked: unknown): Switches | undefined {
  if (typeof asked !== 'object' || asked === null) return undefined;
  const fields: Record<string, unknown> = { ...NOTHING, ...asked };
  const { rate, seed, kinds } = fields;
  const [next, questions] = [readFaults(fields['next'], CALL_FAULTS), readFaults(fields['questions'], CALL_FAULTS)];
  const notices = readFaults(fields['notices'], NOTICE_FAULTS);
  if (!next || !questions || !notices || !isKinds(kinds)) return undefined;
  if (typeof rate !== 'number' || !(rate >= 0 && rate <= 1) || typeof seed !== 'number') return undefined;
  return { next, questions, notices, rate, seed, kinds };
}

const isKinds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((kind) => [...CALL_FAULTS, ...NOTICE_FAULTS].some((known) => known === kind));
