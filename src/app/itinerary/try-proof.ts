import type { Caller } from '#app/booking/caller.ts';
import type { LookUpTarget, LookUps, Puzzles } from '#app/itinerary/ports.ts';
import { FAILURES_OVER, judgeTry, type ProofLevel } from '#domain/aftersales/look-up.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { parseReservationCode } from '#kernel/ids.ts';
import { type Instant, SECOND } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface ProofParts {
  readonly lookUps: LookUps;
  readonly puzzles: Puzzles;
}

export interface Try {
  readonly code: string;
  /** The puzzle that was asked for, and its answer. */
  readonly puzzle: { readonly text: string; readonly answer: string } | undefined;
  /** What the try proves about a reservation. It works as long about one that nobody has. */
  proofOf(target: LookUpTarget): ProofLevel | undefined;
}

/** Compared with where there is nobody: the same work, and never right. */
const NOBODY: LookUpTarget = {
  reservation: '00000000-0000-0000-0000-000000000000' as LookUpTarget['reservation'],
  pinVersion: 1,
  lastNames: [],
  phone: '',
};

const RETRY_AFTER = FAILURES_OVER.lately / SECOND;

/** One try to prove something about a reservation: counted before it is judged; an unknown code is like a wrong proof. */
export async function tryProof(
  { lookUps, puzzles }: ProofParts,
  { code: typed, puzzle, proofOf }: Try,
  { caller, now }: { readonly caller: Caller; readonly now: Instant },
): Promise<Result<ProofLevel, Faults>> {
  const code = parseReservationCode(typed);
  const subject = code ?? typed.trim().toUpperCase();
  const { id, failures } = await lookUps.begin({ code: subject, address: caller.address });
  const verdict = judgeTry(failures);
  if (verdict === 'wait') return fail([fault('too_many_requests', undefined, { retry_after: RETRY_AFTER })]);
  const isSolved =
    puzzle !== undefined && puzzles.isSolved({ puzzle: puzzle.text, answer: puzzle.answer, subject, now });
  if (verdict === 'puzzle' && !isSolved)
    return fail([fault('puzzle_required', 'puzzle', { puzzle: puzzles.make(subject, now) })]);
  const target = code && (await lookUps.target(code));
  const level = proofOf(target ?? NOBODY);
  if (!target || !level) return fail([fault('reservation_not_found', 'code')]);
  await lookUps.forgive(id);
  await lookUps.grant(target.reservation, caller.sessionHash, level);
  return ok(level);
}
