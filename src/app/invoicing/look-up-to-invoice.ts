import type { Caller } from '#app/caller.ts';
import type { LookUpTarget } from '#app/access/ports.ts';
import type { LookUpDeps } from '#app/access/look-up.ts';
import { type Try, tryProof } from '#app/access/try-proof.ts';
import {
  type FindToInvoiceDeps,
  findToInvoice,
  type ToInvoice,
  type WantedToInvoice,
} from '#app/invoicing/find-to-invoice.ts';
import { isLastNameOf } from '#domain/access/last-name.ts';
import type { ProofLevel } from '#domain/access/look-up.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import type { Instant } from '#kernel/instant.ts';
import { nationalNumber } from '#kernel/phone.ts';
import { fail, type Result } from '#kernel/result.ts';

export interface LookUpToInvoice extends Pick<Try, 'code' | 'captcha'> {
  readonly lastName: string;
  readonly phone: string;
}

/**
 * Finds a reservation to invoice by its code, a last name and the telephone of its contact (M96, T68): enough to see
 * what was paid and have it invoiced, not to see who travels. Every failure gives the same answer after the same work,
 * and counts against the limit of look-ups.
 */
export const lookUpToInvoice =
  (deps: LookUpDeps) =>
  async (input: LookUpToInvoice, caller: Caller, now: Instant): Promise<Result<ProofLevel, Faults>> => {
    const missing = missingIn(input);
    if (missing) return fail(missing);
    const proofOf = (target: LookUpTarget) => provedBy(deps, target, input);
    return tryProof(deps, { ...input, proofOf }, { caller, now });
  };

/** Proves access, and returns what can be invoiced of the reservation. */
export const proveToInvoice =
  (deps: LookUpDeps & FindToInvoiceDeps) =>
  async (
    input: LookUpToInvoice & WantedToInvoice,
    caller: Caller,
    now: Instant,
  ): Promise<Result<ToInvoice, Faults>> => {
    const proved = await lookUpToInvoice(deps)(input, caller, now);
    return proved.ok ? findToInvoice(deps)(input, caller, now) : proved;
  };

function missingIn({ code, lastName, phone }: LookUpToInvoice): Faults | undefined {
  const [first, ...others]: Fault[] = [
    ...(code.trim() === '' ? [fault('code_required', 'code')] : []),
    ...(lastName.trim() === '' ? [fault('last_name_required', 'last_name')] : []),
    ...(phone.trim() === '' ? [fault('phone_required', 'phone', { for: 'look_up' })] : []),
  ];
  return first && [first, ...others];
}

/** Both are always checked, the telephone in constant time. */
function provedBy(
  { pins }: Pick<LookUpDeps, 'pins'>,
  target: LookUpTarget,
  { lastName, phone }: LookUpToInvoice,
): ProofLevel | undefined {
  const [typed, onFile] = [nationalNumber(phone), nationalNumber(target.phone)];
  const isPhone = pins.isSame(typed ?? 'none was typed', onFile ?? 'none is on file');
  const isName = isLastNameOf(lastName, target.lastNames);
  return isPhone && isName ? 'invoicing' : undefined;
}
