import type { Caller } from '#app/caller.ts';
import { beginTry, type GuardDeps } from '#app/guessing/guarded-try.ts';
import type { ProofLevel } from '#domain/access/look-up.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { parseReservationCode } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import type { LookUpTarget, LookUps } from './ports.ts';

export interface ProofDeps extends GuardDeps {
  readonly lookUps: LookUps;
}

export interface Try {
  readonly code: string;
  /** The answer to the captcha that was required. */
  readonly captcha: string | undefined;
  /** What the try proves about a reservation. Takes the same time for an unknown reservation. */
  proofOf(target: LookUpTarget): ProofLevel | undefined;
}

/** Compared with when the reservation is unknown: the same work, and never right. */
const NOBODY: LookUpTarget = {
  reservation: '00000000-0000-0000-0000-000000000000' as LookUpTarget['reservation'],
  pinVersion: 1,
  lastNames: [],
  phone: '',
};

/**
 * One try to prove something about a reservation: counted before it is judged; an unknown code is treated like a wrong
 * proof.
 */
export async function tryProof(
  deps: ProofDeps,
  { code: typed, captcha, proofOf }: Try,
  { caller, now }: { readonly caller: Caller; readonly now: Instant },
): Promise<Result<ProofLevel, Faults>> {
  const code = parseReservationCode(typed);
  const secret = code ?? typed.trim().toUpperCase();
  const begun = await beginTry(deps, {
    kind: 'reservation',
    secret,
    address: caller.address,
    captcha,
    now,
    wasRight: async () => code !== undefined && deps.lookUps.wasFull(code, caller.sessionHash),
  });
  if (!begun.ok) return begun;
  const target = code && (await deps.lookUps.target(code));
  const level = proofOf(target ?? NOBODY);
  if (!target || !level) return fail([fault('reservation_not_found', 'code')]);
  await begun.value.forgive();
  await deps.lookUps.grant(target.reservation, caller.sessionHash, level);
  return ok(level);
}
