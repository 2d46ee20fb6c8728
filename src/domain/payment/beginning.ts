import { type ErrorCode, type Fault, fault } from '#domain/errors.ts';
import { type Order, refusalToChange } from '#domain/orders/order.ts';
import type { Centavos } from '#kernel/money.ts';
import { type AttemptState, mayAttempt } from './attempt.ts';

/** A payment that is to begin, with what its locks found. */
export interface Beginning<Attempt> {
  readonly key: string;
  /** Versions of the order: as the payer saw it, and under its lock. */
  readonly seen: number;
  readonly found: number | undefined;
  /** Its attempts so far. */
  readonly earlier: readonly Attempt[];
}

export type BeginVerdict<Attempt> =
  | { readonly kind: 'begin' }
  /** The same request was made before: its attempt is the answer. */
  | { readonly kind: 'repeated'; readonly attempt: Attempt }
  /** The order changed meanwhile: it is read and priced again. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'refused'; readonly code: ErrorCode };

/** Whether a payment may begin, apart from what the order holds. A repeated request is one even if the order changed. */
export function beginVerdict<Attempt extends { readonly key: string; readonly state: AttemptState }>({
  key,
  seen,
  found,
  earlier,
}: Beginning<Attempt>): BeginVerdict<Attempt> {
  const same = earlier.find((attempt) => attempt.key === key);
  if (same) return { kind: 'repeated', attempt: same };
  if (found !== seen) return { kind: 'changed' };
  const may = mayAttempt(earlier.map(({ state }) => state));
  return may.ok ? { kind: 'begin' } : { kind: 'refused', code: may.fault.code };
}

type ToPay = Parameters<typeof refusalToChange>[0] & Pick<Order, 'isComplete'>;

/** Why an order cannot be paid as it is. `isSold`: everything it holds is still on sale. */
export function refusalToPay(order: ToPay, isSold: boolean): Fault | undefined {
  const refusal = refusalToChange(order);
  if (refusal) return refusal;
  if (!order.isComplete) return fault('step_out_of_order');
  return isSold ? undefined : fault('process_cannot_continue');
}

/** What an order costs. */
export interface PriceToAgree {
  /** Now. */
  readonly current: Centavos;
  /** When it was last priced. */
  readonly stored: Centavos;
  /** As the payer saw it and agreed to. */
  readonly seen: Centavos;
}

export type PriceVerdict =
  | { readonly kind: 'agreed' }
  /** The payer is asked again. `isNew`: no page has shown this price yet, so it is stored for the one that will. */
  | { readonly kind: 'changed'; readonly fault: Fault; readonly isNew: boolean };

/** Whether a payer agreed to the price of this moment: nobody pays another one, not even a lower one. */
export const priceVerdict = ({ current, stored, seen }: PriceToAgree): PriceVerdict =>
  current === seen
    ? { kind: 'agreed' }
    : { kind: 'changed', fault: fault('price_changed', 'total', { total: current }), isNew: current !== stored };
