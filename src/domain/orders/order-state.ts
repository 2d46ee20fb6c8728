import type { PaymentStatus } from '#domain/orders/payment-status.ts';
import type { Instant } from '#kernel/instant.ts';

/** The fields of an order or of its reservation that determine its state. */
export interface OrderFlags {
  readonly status: PaymentStatus;
  readonly paying: boolean;
  readonly expired: boolean;
  readonly holdUntil?: Instant | undefined;
}

/** The state of an order: exactly one of these, with its data. */
export type OrderState =
  /** Nothing is held for it yet, or nothing of it expires. */
  | { readonly kind: 'draft'; readonly isDeclined: boolean }
  /** It can be paid. `until` may be slightly past: the next read reports it as ended. */
  | { readonly kind: 'held'; readonly until: Instant; readonly isDeclined: boolean }
  /** A payment was started and its outcome is not yet known, even past its hold. */
  | { readonly kind: 'paying'; readonly until: Instant | undefined }
  /** It waits for payment at the counter or in a store. */
  | { readonly kind: 'ordered'; readonly until: Instant | undefined }
  | { readonly kind: 'sold' }
  /** Its time ran out, at `until` if something expired. An order that is paid after all becomes sold. */
  | { readonly kind: 'ended'; readonly until: Instant | undefined; readonly was: 'draft' | 'ordered' | 'sold' };

const WAS = { process: 'draft', decline: 'draft', order_generated: 'ordered', approved: 'sold' } as const;

/** The only place that combines these flags, in order of precedence. */
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

/** Until when what it holds is kept, or was; undefined when nothing expires. */
export const keptUntil = (state: OrderState): Instant | undefined => ('until' in state ? state.until : undefined);
