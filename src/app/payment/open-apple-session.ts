import { findDraft } from '#app/booking/find-draft.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { Caller } from '#app/caller.ts';
import type { MerchantSession, WalletSessions } from '#app/payment/wallet-sessions.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

type Deps = Pick<SaleDeps, 'reservations'> & { readonly walletSessions: WalletSessions };

export interface AppleSessionRequest {
  readonly code: string;
  readonly validationUrl: string;
}

/** Opens Apple's sheet for a reservation that is about to be paid: for nobody else do we prove who we are. */
export const openAppleSession =
  (deps: Deps) =>
  async ({ code, validationUrl }: AppleSessionRequest, caller: Caller): Promise<Result<MerchantSession, Faults>> => {
    const found = await findDraft(deps, code, caller);
    if (!found.ok) return found;
    if (found.value.reservation.step !== 'pago') return fail([fault('step_out_of_order')]);
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
