import type { CaseId, CaseRepository, CaseTokens, TravellerCase } from '#app/cases/ports.ts';
import type { Random } from '#app/ports.ts';
import { type CaseInput, type CaseRequest, readCaseForm, readReply } from '#domain/cases/case-form.ts';
import { caseNumber, parseCaseNumber } from '#domain/cases/case-number.ts';
import { nextState } from '#domain/cases/case-state.ts';
import { dueOn } from '#domain/cases/deadlines.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { after, DAY, type Instant, type Zone } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { dateInZone, isoInZone } from '#kernel/zoned.ts';

export interface CaseDeps {
  readonly cases: CaseRepository;
  readonly caseTokens: CaseTokens;
  readonly random: Random;
  /** SHA-256 in hexadecimal. */
  readonly fingerprint: (text: string) => string;
  /** The carrier's zone, which defines the days of deadlines. */
  readonly zone: Zone;
  /** The largest party that can buy online: a group is larger. */
  readonly largestParty: number;
}

/** Long, because answers are looked up long after they came. */
export const CASE_LINK_LIFETIME = 400 * DAY;

export interface OpenedCase {
  readonly case: TravellerCase;
  /** The traveller gets an e-mail with its link. */
  readonly isMailed: boolean;
  /** Gives the traveller access to the case. */
  readonly token: string;
}

/** Creates a case. The same form sent twice, by key and contents, is one case. */
export const openCase =
  (deps: CaseDeps) =>
  async (
    { key, lang, ...input }: CaseInput & { readonly key: string; readonly lang: 'es' | 'en' },
    now: Instant,
  ): Promise<Result<OpenedCase, Faults>> => {
    const today = dateInZone(now, deps.zone);
    const read = readCaseForm(input, {
      today,
      clock: isoInZone(now, deps.zone).slice(11, 16),
      largestParty: deps.largestParty,
    });
    if (!read.ok) return read;
    const request = read.value;
    const { id, isMailed } = await deps.cases.create({
      request,
      lang,
      dueOn: dueOn('open', { topic: request.topic, event: 'reply', today }),
      requestHash: deps.fingerprint(JSON.stringify([key, request.topic, textsOf(request)])),
      newNumber: () => caseNumber(deps.random(NUMBER_BYTES)),
    });
    return ok({ case: await stored(deps, id), isMailed, token: tokenOf(deps, id, now) });
  };

const NUMBER_BYTES = 7;

const textsOf = ({ name, email, phone, message, details, files }: CaseRequest) => [
  name,
  email,
  phone,
  message,
  details,
  files.map(({ name: file, content }) => [file, content.length]),
];

async function stored({ cases }: CaseDeps, id: CaseId): Promise<TravellerCase> {
  const found = await cases.byId(id);
  if (!found) throw new Error(`the case ${id} is gone`);
  return found;
}

export const tokenOf = ({ caseTokens }: Pick<CaseDeps, 'caseTokens'>, id: CaseId, now: Instant): string =>
  caseTokens.sign({ case: id, expires: after(now, CASE_LINK_LIFETIME) });

export interface CaseByLink {
  readonly number: string;
  readonly token: string;
}

/** A case for the holder of its link; the number alone does not reveal whether a case exists. */
export const readCase =
  ({ cases, caseTokens }: Pick<CaseDeps, 'cases' | 'caseTokens'>) =>
  async ({ number: typed, token }: CaseByLink, now: Instant): Promise<Result<TravellerCase, Faults>> => {
    const number = parseCaseNumber(typed);
    const found = number && (await cases.byNumber(number));
    const read = found ? caseTokens.read(token, { case: found.id, now }) : 'forged';
    if (!found || read === 'forged') return fail([fault('link_invalid', 'token')]);
    return read === 'expired' ? fail([fault('link_expired', 'token')]) : ok(found);
  };

/** A further message of the traveller. It does not reopen a closed case. */
export const replyToCase =
  (deps: CaseDeps) =>
  async (
    { message, files, key, ...link }: CaseByLink & Pick<CaseInput, 'message' | 'files'> & { readonly key: string },
    now: Instant,
  ): Promise<Result<TravellerCase, Faults>> => {
    const opened = await readCase(deps)(link, now);
    if (!opened.ok) return opened;
    const { id, version, topic, state, files: kept } = opened.value;
    // Its answer was lost: what it changed must not refuse it now.
    if (await deps.cases.hasTaken(id, key)) return opened;
    const read = readReply({ message, files }, kept.length);
    if (!read.ok) return read;
    const next = nextState(state, 'reply', topic);
    if (!next) return fail([fault('case_closed')]);
    const today = dateInZone(now, deps.zone);
    const isTaken = await deps.cases.take({
      case: id,
      version,
      state: next,
      dueOn: dueOn(next, { topic, event: 'reply', today }),
      act: 'reply',
      text: read.value.message,
      files: read.value.files,
      key,
      by: undefined,
    });
    return isTaken ? ok(await stored(deps, id)) : fail([fault('case_changed')]);
  };
