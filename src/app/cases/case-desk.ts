import type { CaseDeps } from '#app/cases/open-case.ts';
import type { CaseRepository, CaseStep, StoredFile, TravellerCase } from '#app/cases/ports.ts';
import { messageFaults, messageOf } from '#domain/cases/case-form.ts';
import { parseCaseNumber } from '#domain/cases/case-number.ts';
import { type CaseAct, isWritten, nextState } from '#domain/cases/case-state.ts';
import { dueOn } from '#domain/cases/deadlines.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { dateInZone } from '#kernel/zoned.ts';

interface Desk {
  readonly cases: CaseRepository;
}

/** Any case, for a signed-in operator. */
export const caseAtDesk =
  ({ cases }: Desk) =>
  async (typed: string): Promise<Result<TravellerCase, Faults>> => {
    const number = parseCaseNumber(typed);
    const found = number && (await cases.byNumber(number));
    return found ? ok(found) : fail([fault('case_not_found', 'number')]);
  };

/** A file attached to a case. */
export const caseFile =
  (deps: Desk) =>
  async (typed: string, position: number): Promise<Result<StoredFile, Faults>> => {
    const found = await caseAtDesk(deps)(typed);
    if (!found.ok) return found;
    const file = await deps.cases.file(found.value.id, position);
    return file ? ok(file) : fail([fault('not_found', 'position')]);
  };

export interface DeskAct {
  readonly number: string;
  /** The version the operator has seen. */
  readonly version: number;
  readonly act: CaseAct;
  /** Sent to the traveller if the act is a message; otherwise an internal note. */
  readonly text: string;
  readonly key: string;
  readonly by: NonNullable<CaseStep['by']>;
}

/** Answers a case, asks its traveller a question, closes or reopens it. */
export const actOnCase =
  (deps: Pick<CaseDeps, 'cases' | 'zone'>) =>
  async ({ number, version, act, text, key, by }: DeskAct, now: Instant): Promise<Result<TravellerCase, Faults>> => {
    const found = await caseAtDesk(deps)(number);
    if (!found.ok) return found;
    const { id, state, topic } = found.value;
    const [wrong, ...more] = isWritten(act) || text !== '' ? messageFaults({ message: text }) : [];
    if (wrong) return fail([wrong, ...more]);
    // A disallowed act may be the repetition of one already taken: with `NEVER`, the repository accepts only a known
    // key.
    const next = nextState(state, act, topic) ?? state;
    const today = dateInZone(now, deps.zone);
    const isTaken = await deps.cases.take({
      case: id,
      version: nextState(state, act, topic) === undefined ? NEVER : version,
      state: next,
      dueOn: dueOn(next, { topic, event: act, today }),
      act,
      text: messageOf(text),
      files: [],
      key,
      by,
    });
    return isTaken ? caseAtDesk(deps)(number) : fail([fault('case_changed')]);
  };

/** No case ever has this version. */
const NEVER = 0;
