import type { Caller } from '#app/caller.ts';
import type { LoungeStore } from '#app/lounge/ports.ts';
import type { TravellerSessions } from '#app/loyalty/ports.ts';
import { signedIn } from '#app/loyalty/signed-in.ts';
import { type Returning, returnWithin } from '#app/payment/return-order.ts';
import type { InTransaction } from '#app/transaction.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import { cancelFault } from '#domain/lounge/lounge.ts';
import { parsePassCode } from '#domain/lounge/pass-code.ts';
import type { OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface CancelVisitDeps extends Returning {
  readonly travellerSessions: TravellerSessions;
  readonly inTransaction: InTransaction;
  readonly loungeStore: Pick<LoungeStore, 'byCode' | 'cancel'>;
}

/** Gives up a visit, so that others have its places; a paid one is refunded in full. Idempotent. */
export const cancelVisit =
  ({ travellerSessions, inTransaction, loungeStore, ...returning }: CancelVisitDeps) =>
  async ({ code }: { readonly code: string }, caller: Caller, now: Instant): Promise<Result<undefined, Faults>> => {
    const known = await signedIn(travellerSessions, caller, now);
    if (!known) return fail([fault('traveller_session_required')]);
    const pass = parsePassCode(code);
    let order: OrderId | undefined;
    const refusal = await inTransaction<Fault | undefined>(async (tx) => {
      const visit = pass && (await loungeStore.byCode(tx, pass));
      if (!visit || visit.traveller !== known.traveller.id) return fault('lounge_pass_unknown');
      if (visit.state === 'cancelled') return undefined;
      const refused = cancelFault(visit, now);
      order = visit.order;
      if (!refused && !order) await loungeStore.cancel(tx, visit.id);
      return refused && fault(refused);
    });
    if (refusal) return fail([refusal]);
    const paid = order;
    // In a transaction of its own: a payment locks the visit last.
    const kept = paid && (await inTransaction<Fault | undefined>((tx) => returnWithin(returning, tx, paid)));
    return kept ? fail([kept]) : ok(undefined);
  };
