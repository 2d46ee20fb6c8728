import type { FileKind } from '#domain/cases/attachments.ts';
import type { CaseRequest } from '#domain/cases/case-form.ts';
import type { CaseNumber } from '#domain/cases/case-number.ts';
import type { CaseAct, CaseState } from '#domain/cases/case-state.ts';
import type { Topic } from '#domain/cases/topics.ts';
import type { Operator } from '#domain/operators/operator.ts';
import type { Id } from '#kernel/ids.ts';
import type { Instant, LocalDate } from '#kernel/instant.ts';

export type CaseId = Id<'case'>;
export type CaseEntryId = Id<'case-entry'>;

/** A case as lists show it. */
export interface CaseHead {
  readonly id: CaseId;
  readonly number: CaseNumber;
  readonly topic: Topic;
  readonly state: CaseState;
  readonly name: string;
  readonly receivedAt: Instant;
  /** The last day of what comes next; null where nothing does. */
  readonly dueOn: LocalDate | null;
}

/** What happened to a case: `received` and `reply` are the traveller's. */
export interface CaseEntry {
  readonly id: CaseEntryId;
  readonly at: Instant;
  readonly act: CaseAct | 'received' | 'reply';
  /** Undefined: the traveller. */
  readonly operator: string | undefined;
  /** Empty where nothing was written. */
  readonly text: string;
}

export interface CaseFileEntry {
  readonly position: number;
  readonly name: string;
  readonly kind: FileKind;
  readonly bytes: number;
}

export interface TravellerCase extends CaseHead {
  readonly lang: 'es' | 'en';
  readonly email: string;
  readonly phone: string | null;
  readonly details: Readonly<Record<string, string>>;
  /** Grows with everything that happens to it. */
  readonly version: number;
  /** Oldest first. */
  readonly entries: readonly CaseEntry[];
  readonly files: readonly CaseFileEntry[];
}

export interface NewCase {
  readonly request: CaseRequest;
  readonly lang: 'es' | 'en';
  readonly dueOn: LocalDate | null;
  /** The same request is one case. */
  readonly requestHash: string;
  /** Asked for another where one is taken. */
  readonly newNumber: () => CaseNumber;
}

/** What happens to a case that was at this version. */
export interface CaseStep {
  readonly case: CaseId;
  readonly version: number;
  readonly state: CaseState;
  readonly dueOn: LocalDate | null;
  readonly act: CaseAct | 'reply';
  readonly text: string;
  /** The same key is the same step: it is taken once. */
  readonly key: string;
  /** Undefined: the traveller. With it the step is in the log of all, and what was written goes out as an e-mail. */
  readonly by: { readonly operator: Operator; readonly place: string } | undefined;
}

/** A file of a case with what is in it. */
export interface StoredFile {
  readonly name: string;
  readonly kind: FileKind;
  readonly content: Uint8Array;
}

export interface CaseRepository {
  /** Answers the case there is where the request is an old one. Its e-mail goes out, unless too many went to that address today. */
  create(asked: NewCase): Promise<CaseId>;
  byId(id: CaseId): Promise<TravellerCase | undefined>;
  byNumber(number: CaseNumber): Promise<TravellerCase | undefined>;
  /** What is not closed, or what is, what is due first before the rest. */
  list(which: { readonly closed: boolean }): Promise<readonly CaseHead[]>;
  /** Whether the step was taken, now or under the same key before; false where the case is at another version. */
  take(step: CaseStep): Promise<boolean>;
  file(id: CaseId, position: number): Promise<StoredFile | undefined>;
}

export type ReadCaseToken = 'good' | 'expired' | 'forged';

/** What a traveller opens their case with. */
export interface CaseTokens {
  sign(of: { readonly case: CaseId; readonly expires: Instant }): string;
  read(token: string, asked: { readonly case: CaseId; readonly now: Instant }): ReadCaseToken;
}
