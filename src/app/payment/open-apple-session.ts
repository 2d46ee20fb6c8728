import { findOrder } from '#app/orders/find-order.ts';
import type { Orders } from '#app/orders/ports.ts';
import type { Caller } from '#app/caller.ts';
import type { MerchantSession, WalletSessions } from '#app/payment/wallet-sessions.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { refusalToChange } from '#domain/orders/order.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

interface Deps {
  readonly orders: Pick<Orders, 'find'>;
  readonly walletSessions: WalletSessions;
}

export interface AppleSessionRequest {
  readonly code: string;
  readonly validationUrl: string;
}

/** Opens Apple's sheet for an order that is about to be paid: we prove our merchant identity for no other purpose. */
export const openAppleSession =
  (deps: Deps) =>
  async ({ code, validationUrl }: AppleSessionRequest, caller: Caller): Promise<Result<MerchantSession, Faults>> => {
    const found = await findOrder(deps, code, caller);
    if (!found.ok) return found;
    const refusal = refusalToChange(found.value.order);
    if (refusal) return fail([refusal]);
    if (!found.value.order.isComplete) return fail([fault('step_out_of_order')]);
    const answer = await deps.walletSessions.merchantSession(validationUrl);
    switch (answer.kind) {
      case 'opened':
        return ok(answer.session);
      case 'refused':
        return fail([fault('invalid_request', 'validation_url')]);
      case 'unavailable':
        return fail([fault('provider_unavailable')]);
    }
  };
