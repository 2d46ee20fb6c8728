import type { PaymentStatus } from '#domain/orders/payment-status.ts';
import type { Instant } from '#kernel/instant.ts';

/** What of an order, or of the reservation it is of, says where it stands. */
export interface OrderFlags {
  readonly status: PaymentStatus;
  readonly paying: boolean;
  readonly expired: boolean;
  readonly holdUntil?: Instant | undefined;
}

/** Where an order stands: exactly one of these, with what belongs to it. */
export type OrderState =
  /** Nothing is held for it yet, or nothing of it runs out. */
  | { readonly kind: 'draft'; readonly isDeclined: boolean }
  /** It can be paid. `until` may be past by a moment: the next reading says that it ended. */
  | { readonly kind: 'held'; readonly until: Instant; readonly isDeclined: boolean }
  /** A payment was begun and its outcome is not yet known: past its hold, too. */
  | { readonly kind: 'paying'; readonly until: Instant | undefined }
  /** It waits for money at the counter or in a store. */
  | { readonly kind: 'ordered'; readonly until: Instant | undefined }
  | { readonly kind: 'sold' }
  /** Its time ran out, at `until` where something ran out. What is paid after all is sold, and ended no more. */
  | { readonly kind: 'ended'; readonly until: Instant | undefined; readonly was: 'draft' | 'ordered' | 'sold' };

const WAS = { process: 'draft', decline: 'draft', order_generated: 'ordered', approved: 'sold' } as const;

/** The one place that asks several of the flags at once, in the order in which they count. */
export function stateOf({ status, paying, expired, holdUntil: until }: OrderFlags): OrderState {
  if (expired) return { kind: 'ended', until, was: WAS[status] };
  switch (status) {
    case 'approved':
      return { kind: 'sold' };
    case 'order_generated':
      return { kind: 'ordered', until };
    case 'process':
    case 'decline': {
      if (paying) return { kind: 'paying', until };
      const isDeclined = status === 'decline';
      return until === undefined ? { kind: 'draft', isDeclined } : { kind: 'held', until, isDeclined };
    }
  }
}

/** Whether it has tickets: paid ones, or those of an order that can still be paid. */
export const hasTickets = ({ kind }: OrderState): boolean => kind === 'sold' || kind === 'ordered';

/** Until when what it claims is kept, or was; undefined where nothing runs out. */
export const keptUntil = (state: OrderState): Instant | undefined => ('until' in state ? state.until : undefined);
