import type { CaseEntry, CaseEntryId, CaseId, CaseRepository, TravellerCase } from '#app/cases/ports.ts';
import type { Letter, LetterRenderer } from '#app/notices/letter.ts';
import { MOOT } from '#app/notices/message.ts';
import type { QueuedMail } from '#app/notices/ports.ts';
import { mailOf, type Written } from '#app/notices/write-mail.ts';
import type { Instant } from '#kernel/instant.ts';

/** E-mails about a case, to its traveller or to a partner. Rows survive a change of release, so topics and fields keep their names. */
export type CaseMail =
  | { readonly topic: 'case.received'; readonly payload: { readonly case: CaseId } }
  /** An operator answered, or asks for something. */
  | { readonly topic: 'case.written'; readonly payload: { readonly case: CaseId; readonly entry: CaseEntryId } }
  /** The partner who provides what was asked for answers it. */
  | { readonly topic: 'case.partner'; readonly payload: { readonly case: CaseId } };

export const CASE_TOPICS = [
  'case.received',
  'case.written',
  'case.partner',
] as const satisfies readonly CaseMail['topic'][];

export type CaseMailRow = QueuedMail & CaseMail;

export const isCaseMail = (row: QueuedMail): row is CaseMailRow =>
  (CASE_TOPICS as readonly string[]).includes(row.topic);

export interface CaseMailDeps {
  readonly cases: Pick<CaseRepository, 'byId'>;
  /** The contents, in the language of the case. Without an entry: the confirmation of receipt. */
  readonly caseLetter: (about: TravellerCase, entry: CaseEntry | undefined, now: Instant) => Letter;
  /** The contents of the letter to the partner. */
  readonly partnerLetter: (about: TravellerCase) => Letter;
  /** Where requests for a rental car go; undefined: only to the carrier's people. */
  readonly carPartner: string | undefined;
  readonly renderer: LetterRenderer;
  readonly fingerprint: (text: string) => string;
}

/** Reads the current state of a row's case, and writes the e-mail. */
export const writeCaseMail =
  (deps: CaseMailDeps) =>
  async (row: CaseMailRow, now: Instant): Promise<Written> => {
    const found = await deps.cases.byId(row.payload.case);
    if (!found) return MOOT;
    if (row.topic === 'case.partner') return toPartner(deps, found, row.dedupKey);
    const entry = row.topic === 'case.written' ? found.entries.find(({ id }) => id === row.payload.entry) : undefined;
    if (row.topic === 'case.written' && !entry) return MOOT;
    const letter = deps.caseLetter(found, entry, now);
    return {
      kind: 'mail',
      mail: mailOf(deps, { letter, attachments: [] }, { to: found.email, dedupKey: row.dedupKey }),
    };
  };

function toPartner(deps: CaseMailDeps, about: TravellerCase, dedupKey: string): Written {
  const { carPartner: to } = deps;
  if (to === undefined) return MOOT;
  return { kind: 'mail', mail: mailOf(deps, { letter: deps.partnerLetter(about), attachments: [] }, { to, dedupKey }) };
}
