/** What may go wrong with a mail. */
export const FAULTS = [
  'refuse', // 550: there is no such mailbox
  'later', // 451: come back later
  'hang', // the mail is heard, not kept and never answered for
  'hang-after', // the same, and it is kept
  'reset', // the line breaks, nothing is kept
  'reset-after', // it is kept, then the line breaks
  'down', // 421 to anyone who connects
] as const;

export type MailFault = (typeof FAULTS)[number];

interface Switches {
  /** Of the next mails, one each. */
  readonly next: MailFault[];
  /** Of all mails after them. */
  readonly always: MailFault | null;
}

const NOTHING: Switches = { next: [], always: null };

/** What goes wrong next: the list that is used up, then what always does. */
export function createFaults() {
  let on = NOTHING;
  return {
    /** Replaces all that is switched on. False when it cannot be read, and then nothing changes. */
    set: (asked: unknown): boolean => {
      const read = readSwitches(asked);
      if (read) on = read;
      return read !== undefined;
    },
    left: () => on,
    /** Whether who connects is sent away: it uses up its place in the list. */
    sendsAway: (): boolean => {
      if (on.next[0] === 'down') return on.next.shift() === 'down';
      return on.next.length === 0 && on.always === 'down';
    },
    ofMail: (): MailFault | undefined => on.next.shift() ?? on.always ?? undefined,
  };
}

export type Faults = ReturnType<typeof createFaults>;

function readSwitches(asked: unknown): Switches | undefined {
  if (typeof asked !== 'object' || asked === null) return undefined;
  const { next, always }: Record<keyof Switches, unknown> = { ...NOTHING, ...asked };
  if (!Array.isArray(next) || !next.every(isFault) || !(always === null || isFault(always))) return undefined;
  return { next: [...next], always };
}

const isFault = (value: unknown): value is MailFault => FAULTS.some((fault) => fault === value);
