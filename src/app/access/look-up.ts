import type { Caller } from '#app/caller.ts';
import { isLastNameOf } from '#domain/access/last-name.ts';
import type { ProofLevel } from '#domain/access/look-up.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, type Result } from '#kernel/result.ts';
import type { LookUpTarget, Pins } from './ports.ts';
import { type ProofDeps, type Try, tryProof } from './try-proof.ts';

export interface LookUpDeps extends ProofDeps {
  readonly pins: Pins;
}

export interface LookUp extends Pick<Try, 'code' | 'captcha'> {
  /** Either one is enough; a PIN proves more. */
  readonly pin: string | undefined;
  readonly lastName: string | undefined;
}

/**
 * Finds a reservation by its code and either a last name, for masked access, or its PIN, for full access (M90, T62). An
 * unknown code, a wrong name and a wrong PIN get the same answer, after the same work.
 */
export const lookUp =
  (deps: LookUpDeps) =>
  async (input: LookUp, caller: Caller, now: Instant): Promise<Result<ProofLevel, Faults>> => {
    const missing = missingIn(input);
    if (missing) return fail(missing);
    const proofOf = (target: LookUpTarget) => provedBy(deps, target, input);
    return tryProof(deps, { ...input, proofOf }, { caller, now });
  };

function missingIn({ code, pin, lastName }: LookUp): Faults | undefined {
  const faults = [
    ...(code.trim() === '' ? [fault('code_required', 'code')] : []),
    ...(pin === undefined && lastName === undefined ? [fault('last_name_or_pin_required', 'last_name')] : []),
  ];
  const [first, ...others] = faults;
  return first && [first, ...others];
}

/** Both are always compared, for constant work. */
function provedBy({ pins }: LookUpDeps, target: LookUpTarget, { pin, lastName }: LookUp): ProofLevel | undefined {
  const isPin = pins.isSame(pin ?? '', pins.pinOf(target));
  const isName = isLastNameOf(lastName ?? '', target.lastNames);
  if (isPin) return 'full';
  // A correct name does not make up for a wrong PIN.
  return isName && pin === undefined ? 'masked' : undefined;
}
