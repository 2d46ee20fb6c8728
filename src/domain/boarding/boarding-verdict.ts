import type { BoardingPass } from '#domain/ticketing/boarding-pass.ts';
import type { Instant } from '#kernel/instant.ts';

/** Why boarding is refused. */
export const BOARDING_REFUSALS = [
  /** Not one of our codes, altered, or an unknown folio. */
  'forged',
  'expired',
  /** Changed, cancelled or reissued since. */
  'void',
  'unpaid',
  /** Without a run yet: it must be given one first. */
  'open',
  'wrong_day',
  'wrong_bus',
  /** The bus does not run from the boarding stop. */
  'cancelled',
  'already_boarded',
] as const;

export type BoardingRefusal = (typeof BOARDING_REFUSALS)[number];

export const BOARDING_VERDICTS = ['boards', ...BOARDING_REFUSALS] as const;

export type BoardingVerdict = (typeof BOARDING_VERDICTS)[number];

/** What is known of a ticket, from the database or from the list downloaded to a device. */
export interface KnownTicket extends Pick<BoardingPass, 'run' | 'issue'> {
  readonly isVoid: boolean;
  readonly isPaid: boolean;
  /** Its bus does not run from the boarding stop. */
  readonly isCancelled: boolean;
}

/** The bus being boarded. */
export type BoardingBus = NonNullable<BoardingPass['run']>;

/** What is known of the whole bus, used for a code whose ticket is unavailable. */
export interface ScannedBus extends BoardingBus {
  /** It runs from no stop. */
  readonly isCancelled: boolean;
}

export interface Boarder {
  /** The pass in the scanned code; absent when a folio was typed. */
  readonly pass: BoardingPass | undefined;
  /** Absent on a device for a ticket sold after its list was downloaded: then the pass is trusted. */
  readonly ticket: KnownTicket | undefined;
}

/** Why boarding is refused to a passenger who has not boarded yet; undefined when they may board. */
export function boardingRefusal(
  { pass, ticket }: Boarder,
  bus: ScannedBus,
  at: Instant,
): Exclude<BoardingRefusal, 'already_boarded'> | undefined {
  const run = ticket ? ticket.run : pass?.run;
  if (!pass && !ticket) return 'forged';
  if (pass && pass.expires <= at) return 'expired';
  if (ticket?.isVoid || (ticket && pass && ticket.issue !== pass.issue)) return 'void';
  if (ticket && !ticket.isPaid) return 'unpaid';
  if (!run) return 'open';
  if (run.departure === bus.departure) return (ticket ? ticket.isCancelled : bus.isCancelled) ? 'cancelled' : undefined;
  return run.serviceDate === bus.serviceDate ? 'wrong_bus' : 'wrong_day';
}
