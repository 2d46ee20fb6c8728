import { type Fault, fault } from '#domain/errors.ts';
import { cancelFault, type StandingVisit } from '#domain/lounge/lounge.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';
import type { OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';

/** The visit of a pass, locked. */
export interface VisitToCancel extends StandingVisit {
  readonly traveller: TravellerId;
  readonly isPaid: boolean;
  /** By which it was sold; none for one that the tier included before such visits had orders. */
  readonly order: OrderId | undefined;
}

export type CancelVerdict<Visit> =
  /** The tier included it: its places are free. */
  | { readonly kind: 'cancel'; readonly visit: Visit }
  /** Its order goes back, and it with that. */
  | { readonly kind: 'return'; readonly order: OrderId }
  /** It was cancelled before. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly fault: Fault };

/** What becomes of a visit that a traveller gives up. A pass of somebody else is as good as none. */
export function cancelVerdict<Visit extends VisitToCancel>(
  visit: Visit | undefined,
  { traveller, now }: { readonly traveller: TravellerId; readonly now: Instant },
): CancelVerdict<Visit> {
  if (visit?.traveller !== traveller) return { kind: 'refused', fault: fault('lounge_pass_unknown') };
  if (visit.state === 'cancelled') return { kind: 'nothing' };
  const refusal = cancelFault(visit, now);
  if (refusal) return { kind: 'refused', fault: fault(refusal) };
  return visit.isPaid && visit.order ? { kind: 'return', order: visit.order } : { kind: 'cancel', visit };
}

/** Why a visit was not given up; undefined: nothing refuses it. */
export const refusalOf = (verdict: CancelVerdict<unknown>): Fault | undefined =>
  verdict.kind === 'refused' ? verdict.fault : undefined;
