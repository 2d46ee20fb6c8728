import type { Caller } from '#app/caller.ts';
import { findOrder } from '#app/orders/find-order.ts';
import type { PaymentDeps } from '#app/payment/payment-deps.ts';
import { type ReadWithin, readBackOf } from '#app/payment/read-back.ts';
import { attemptOf, type Pay, type Standing, tryToPay } from '#app/payment/try-to-pay.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface Paid {
  readonly order: Order;
  /** Where the bank or the provider needs the traveller to go first. */
  readonly redirectUrl: string | undefined;
}

/**
 * Pays an order (M75). Three phases, so that a crash between them loses neither the money nor what the order holds: the
 * intent is written and what the order holds is pinned; the provider is called without an open transaction; the outcome
 * is applied. The reconciler finishes what was interrupted. A repeated key gets the same answer and never pays twice.
 */
export const pay =
  (deps: PaymentDeps) =>
  async (input: Pay, caller: Caller, now: Instant): Promise<Result<Paid, Faults>> => {
    const paid = await payAndRead(deps, () => findOrder(deps, input.code, caller))(input, caller, now);
    return paid.ok ? ok({ order: paid.value.read.order, redirectUrl: paid.value.redirectUrl }) : paid;
  };

/**
 * The same for a caller who reads the order in a way of its own: the answer and what was read are of one moment.
 * `readWithin` reads it in the transaction that ends the payment's request, where there is one, and `read` otherwise.
 */
export const payAndRead =
  <Read>(deps: PaymentDeps, read: () => Promise<Result<Read, Faults>>, readWithin?: ReadWithin<Result<Read, Faults>>) =>
  async (
    input: Pay,
    caller: Caller,
    now: Instant,
  ): Promise<Result<{ readonly read: Read; readonly redirectUrl: string | undefined }, Faults>> => {
    const readBack = readBackOf(readWithin);
    const asked = { input, caller, now, requestHash: hashOf(deps, input), readBack: readBack.within };
    for (let tries = 0; tries < TRIES; tries += 1) {
      const tried = await tryToPay(deps, asked);
      if (tried.kind === 'refused') return fail(tried.faults);
      if (tried.kind === 'changed') continue;
      // What another try read in a transaction that was rolled back is not used.
      const found = (tried.isReadBack ? readBack.value() : undefined) ?? (await read());
      if (!found.ok) return found;
      if (await isStillSo(deps, input, tried)) return ok({ read: found.value, redirectUrl: tried.redirectUrl });
    }
    return fail([fault('action_failed')]);
  };

/** A repeated request may have found its payment under way, and read an order that was settled meanwhile. */
const isStillSo = async (deps: PaymentDeps, input: Pay, { underWay }: Standing): Promise<boolean> =>
  underWay === undefined || (await attemptOf(deps, input))?.state === underWay;

/** Retries when another tab changed the order between read and write, or another request settled the payment. */
const TRIES = 3;

const hashOf = ({ fingerprint }: PaymentDeps, { method, token, total }: Pay): string =>
  fingerprint(JSON.stringify([method, token, total]));
