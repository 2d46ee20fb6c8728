/** Possible faults of an e-mail. */
export const FAULTS = [
  'refuse', // 550: no such mailbox
  'later', // 451: try again later
  'hang', // received, neither stored nor answered
  'hang-after', // received and stored, but not answered
  'reset', // connection reset, not stored
  'reset-after', // stored, then connection reset
  'down', // 421 on connecting
] as const;

export type MailFault = (typeof FAULTS)[number];

interface Switches {
  /** For the next e-mails, one each. */
  readonly next: MailFault[];
  /** For all e-mails after them. */
  readonly always: MailFault | null;
}

const NOTHING: Switches = { next: [], always: null };

/** The next fault: from the list until it is used up, then the permanent one. */
export function createFaults() {
  let on = NOTHING;
  return {
    /** Replaces all faults. False, without any change, when the input is invalid. */
    set: (asked: unknown): boolean => {
      const read = readSwitches(asked);
      if (read) on = read;
      return read !== undefined;
    },
    left: () => on,
    /** Whether to reject the connection, which uses up its entry in the list. */
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
