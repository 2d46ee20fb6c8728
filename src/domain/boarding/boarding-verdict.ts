import type { BoardingPass } from '#domain/ticketing/boarding-pass.ts';
import { type Instant, SECOND } from '#kernel/instant.ts';

/** Why somebody does not board. */
export const BOARDING_REFUSALS = [
  /** Not a code of ours, or altered, or a folio nobody has. */
  'forged',
  'expired',
  /** Changed, given back or issued again since. */
  'void',
  'unpaid',
  /** For no run yet: it is confirmed to one first. */
  'open',
  'wrong_day',
  'wrong_bus',
  /** It does not run from where they board. */
  'cancelled',
  'already_boarded',
] as const;

export type BoardingRefusal = (typeof BOARDING_REFUSALS)[number];

export const BOARDING_VERDICTS = ['boards', ...BOARDING_REFUSALS] as const;

export type BoardingVerdict = (typeof BOARDING_VERDICTS)[number];

/** What is known of a ticket, from our books or from the list a device took along. */
export interface KnownTicket extends Pick<BoardingPass, 'run' | 'issue'> {
  readonly isVoid: boolean;
  readonly isPaid: boolean;
  /** Its bus does not run from where it begins. */
  readonly isCancelled: boolean;
}

/** The bus at whose door somebody stands. */
export type BoardingBus = NonNullable<BoardingPass['run']>;

/** What is known of that bus as a whole: a code whose ticket is not at hand goes by it. */
export interface ScannedBus extends BoardingBus {
  /** It runs from no stop. */
  readonly isCancelled: boolean;
}

export interface Boarder {
  /** What their code says; absent when a folio was typed. */
  readonly pass: BoardingPass | undefined;
  /** Absent on a device for a ticket that was sold after its list was made: then the pass is believed. */
  readonly ticket: KnownTicket | undefined;
}

/** Why anyone who stands at a door does not board, if they did not before; undefined when they do. */
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

/** The same device reads a code twice while it is held out: within this it is one scan, not two people. */
export const SAME_SCAN_WITHIN = 10 * SECOND;

/** Most scans that are sent at once: a full bus and its children. */
export const MAX_SCANS = 100;

export interface Scan {
  /** Name of the device, its own for good. */
  readonly device: string;
  readonly at: Instant;
}

/** Whether a scan of a ticket that boarded is the same one again rather than a copy of the ticket. */
export const isSameScan = (first: Scan, second: Scan): boolean =>
  first.device === second.device && Math.abs(second.at - first.at) <= SAME_SCAN_WITHIN;
