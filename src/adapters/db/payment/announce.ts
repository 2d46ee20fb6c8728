import { randomBytes } from 'node:crypto';
import { notifyAfterCommit, OUTBOX_WORKERS } from '#adapters/db/notify-workers.ts';
import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { AdditionLine } from '#domain/booking/addition.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { uuidV7 } from '#kernel/ids.ts';

const ANNOUNCE = statement(
  'outbox-announce',
  `insert into outbox (outbox_id, topic, dedup_key, payload, available_at)
   values ($1, $2, $3, $4, clock_timestamp()) on conflict (dedup_key) do nothing`,
);

/** What follows a sale. The payload names things; anyone who drains it reads them as they are then. */
export type Announcement =
  | { readonly topic: 'ticket.issued' | 'ticket.ordered'; readonly reservation: string }
  /** Paid late: the seats were taken again, the same or others. */
  | { readonly topic: 'ticket.reseated'; readonly reservation: string; readonly seats: 'same' | 'other' }
  /** Its schedule was changed: other tickets, and another PIN. */
  | {
      readonly topic: 'ticket.changed';
      readonly reservation: string;
      readonly change: string;
      readonly direction: Direction;
      readonly credit: number;
      readonly was_open: boolean;
    }
  /** Something was added to it, and is paid. */
  | {
      readonly topic: 'addition.made';
      readonly reservation: string;
      readonly addition: string;
      readonly added: readonly AdditionLine[];
    }
  /** One of its passengers has another name, and other tickets. */
  | {
      readonly topic: 'ticket.renamed';
      readonly reservation: string;
      readonly request: string;
      readonly passenger: number;
    }
  /** On one of its journeys somebody sits elsewhere, with another ticket. */
  | {
      readonly topic: 'ticket.seat_changed';
      readonly reservation: string;
      readonly request: string;
      readonly direction: Direction;
    }
  | {
      readonly topic: 'voucher.ordered' | 'voucher.lapsed' | 'refund.due' | 'refund.paid';
      readonly reservation: string;
      readonly payment: string;
    }
  /** An operator said something of a departure they have tickets for: when it leaves, or in which class. */
  | { readonly topic: 'delay.notice' | 'service.notice'; readonly reservation: string; readonly event: string }
  /** A departure that they ordered, and did not pay, does not run. */
  | {
      readonly topic: 'order.cancelled';
      readonly reservation: string;
      readonly event: string;
      readonly direction: Direction;
      readonly reason: string;
    }
  /** Tickets were given up, or what a delay or a lower class gives was taken. */
  | { readonly topic: 'tickets.given_back'; readonly reservation: string; readonly give_back: string }
  | {
      readonly topic: 'refund.returned';
      readonly reservation: string;
      readonly refund: string;
      readonly amount: number;
      /** People gave it back. */
      readonly by_hand: boolean;
      /** To points, a credit or an agency's account. */
      readonly to_account: boolean;
    }
  /** An invoice is ready, or asked for once more; to that address. */
  | {
      readonly topic: 'invoice.ready';
      readonly reservation: string;
      readonly invoice: string;
      readonly request: string;
      readonly to: string;
    }
  /**
   * It was refused when nobody looked any more: why, and the first moment too late to ask again (milliseconds since
   * 1970).
   */
  | {
      readonly topic: 'invoice.rejected';
      readonly reservation: string;
      readonly invoice: string;
      readonly fault: ErrorCode;
      readonly until: number;
      readonly to: string;
    }
  /** Somebody asked. Digits to be sent are computed when the mail is written, and are not in here. */
  | {
      readonly topic: 'pin.requested' | 'one_time_code.requested' | 'ticket.resent';
      readonly reservation: string;
      readonly request: string;
    };

/** Enqueues it in the same transaction, once; whoever sends it is notified after the commit. */
export async function announce(session: Session, update: Announcement): Promise<void> {
  const { topic, ...payload } = update;
  await execute(session, ANNOUNCE, [
    uuidV7(Date.now(), randomBytes(10)),
    topic,
    `${topic}:${subjectOf(update)}`,
    payload,
  ]);
  notifyAfterCommit(session, ...OUTBOX_WORKERS);
}

/** What it is said of once. */
function subjectOf(update: Announcement): string {
  if ('request' in update) return update.request;
  if ('change' in update) return update.change;
  if ('addition' in update) return update.addition;
  if ('event' in update) return `${update.reservation}:${update.event}`;
  if ('give_back' in update) return update.give_back;
  if ('refund' in update) return update.refund;
  return 'payment' in update ? update.payment : update.reservation;
}
