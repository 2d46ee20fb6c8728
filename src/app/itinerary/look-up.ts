import type { Caller } from '#app/booking/caller.ts';
import type { LookUpTarget, LookUps, Pins, Puzzles } from '#app/itinerary/ports.ts';
import { FAILURES_OVER, judgeTry, type ProofLevel } from '#domain/aftersales/look-up.ts';
import { isLastNameOf } from '#domain/aftersales/last-name.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { parseReservationCode } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { SECOND } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface LookUpParts {
  readonly lookUps: LookUps;
  readonly pins: Pins;
  readonly puzzles: Puzzles;
}

export interface LookUp {
  readonly code: string;
  /** One of the two is enough; a PIN counts for more. */
  readonly pin: string | undefined;
  readonly lastName: string | undefined;
  /** The puzzle that was asked for, and its answer. */
  readonly puzzle: { readonly text: string; readonly answer: string } | undefined;
}

/** Compared with where there is nobody: the same work, and never right. */
const NOBODY: LookUpTarget = {
  reservation: '00000000-0000-0000-0000-000000000000' as LookUpTarget['reservation'],
  pinVersion: 1,
  lastNames: [],
};

/**
 * Finds a reservation by its code and a last name, which shows it masked, or its PIN, which shows all (M90, T62). An unknown
 * code, a wrong name and a wrong PIN are answered alike, after the same work.
 */
export const lookUp =
  (parts: LookUpParts) =>
  async (input: LookUp, caller: Caller, now: Instant): Promise<Result<ProofLevel, Faults>> => {
    const missing = missingIn(input);
    if (missing) return fail(missing);
    const { lookUps } = parts;
    const code = parseReservationCode(input.code);
    const subject = code ?? input.code.trim().toUpperCase();
    const { id, failures } = await lookUps.begin({ code: subject, address: caller.address });
    const verdict = judgeTry(failures);
    if (verdict === 'wait') return fail([fault('too_many_requests', undefined, { retry_after: RETRY_AFTER })]);
    if (verdict === 'puzzle' && !hasSolved(parts, { input, subject, now })) {
      return fail([fault('puzzle_required', 'puzzle', { puzzle: parts.puzzles.make(subject, now) })]);
    }
    const target = code && (await lookUps.target(code));
    const level = proofOf(parts, target ?? NOBODY, input);
    if (!target || !level) return fail([fault('reservation_not_found', 'code')]);
    await lookUps.forgive(id);
    await lookUps.grant(target.reservation, caller.sessionHash, level);
    return ok(level);
  };

const RETRY_AFTER = FAILURES_OVER.lately / SECOND;

function missingIn({ code, pin, lastName }: LookUp): Faults | undefined {
  const faults = [
    ...(code.trim() === '' ? [fault('code_required', 'code')] : []),
    ...(pin === undefined && lastName === undefined ? [fault('last_name_or_pin_required', 'last_name')] : []),
  ];
  const [first, ...others] = faults;
  return first && [first, ...others];
}

interface Solving {
  readonly input: LookUp;
  readonly subject: string;
  readonly now: Instant;
}

const hasSolved = ({ puzzles }: LookUpParts, { input: { puzzle }, subject, now }: Solving): boolean =>
  puzzle !== undefined && puzzles.isSolved({ puzzle: puzzle.text, answer: puzzle.answer, subject, now });

/** Both are always looked at. */
function proofOf({ pins }: LookUpParts, target: LookUpTarget, { pin, lastName }: LookUp): ProofLevel | undefined {
  const isPin = pins.isSame(pin ?? '', pins.pinOf(target));
  const isName = isLastNameOf(lastName ?? '', target.lastNames);
  if (isPin) return 'full';
  // A wrong PIN is not made good by a name.
  return isName && pin === undefined ? 'masked' : undefined;
}
