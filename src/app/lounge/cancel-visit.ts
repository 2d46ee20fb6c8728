import type { Caller } from '#app/caller.ts';
import { lockPass } from '#app/lounge/lock-pass.ts';
import type { LoungeStore } from '#app/lounge/ports.ts';
import { VISIT_VOUCHER } from '#app/lounge/visit-voucher.ts';
import type { TravellerSessions } from '#app/loyalty/ports.ts';
import { signedIn } from '#app/loyalty/signed-in.ts';
import { type Returning, returnWithin } from '#app/payment/return-order.ts';
import type { InTransaction } from '#app/transaction.ts';
import type { VoucherStore } from '#app/vouchers/ports.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import { cancelVerdict, refusalOf } from '#domain/lounge/cancel-visit.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface CancelVisitDeps extends Returning {
  readonly travellerSessions: TravellerSessions;
  readonly inTransaction: InTransaction;
  readonly loungeStore: Pick<LoungeStore, 'byCode' | 'cancel'>;
  readonly voucherStore: Pick<VoucherStore, 'cancel'>;
}

/** Gives up a visit, so that others have its places; a paid one is refunded in full. Idempotent. */
export const cancelVisit =
  ({ travellerSessions, inTransaction, loungeStore, voucherStore, ...returning }: CancelVisitDeps) =>
  async ({ code }: { readonly code: string }, caller: Caller, now: Instant): Promise<Result<undefined, Faults>> => {
    const known = await signedIn(travellerSessions, caller, now);
    if (!known) return fail([fault('traveller_session_required')]);
    const { traveller } = known;
    const verdict = await inTransaction(async (tx) => {
      const visit = await lockPass(loungeStore, tx, code);
      const cancelling = cancelVerdict(visit, { traveller: traveller.id, now });
      if (cancelling.kind !== 'cancel') return cancelling;
      const { id, order } = cancelling.visit;
      await loungeStore.cancel(tx, id);
      if (order) await voucherStore.cancel(tx, order, VISIT_VOUCHER);
      return cancelling;
    });
    const refused =
      verdict.kind === 'return'
        ? // In a transaction of its own: a payment locks the visit last.
          await inTransaction<Fault | undefined>((tx) => returnWithin(returning, tx, verdict.order))
        : refusalOf(verdict);
    return refused ? fail([refused]) : ok(undefined);
  };
