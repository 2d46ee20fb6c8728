import type { FileKind } from '#domain/cases/attachments.ts';
import type { CaseFile, CaseRequest } from '#domain/cases/case-form.ts';
import type { CaseNumber } from '#domain/cases/case-number.ts';
import type { CaseAct, CaseState } from '#domain/cases/case-state.ts';
import type { Topic } from '#domain/cases/topics.ts';
import type { Operator } from '#domain/operators/operator.ts';
import type { Id } from '#kernel/ids.ts';
import type { Instant, LocalDate } from '#kernel/instant.ts';

export type CaseId = Id<'case'>;
export type CaseEntryId = Id<'case-entry'>;

/** A case as shown in lists. */
export interface CaseHead {
  readonly id: CaseId;
  readonly number: CaseNumber;
  readonly topic: Topic;
  readonly state: CaseState;
  readonly name: string;
  readonly receivedAt: Instant;
  /** The due day of the next step; null when there is none. */
  readonly dueOn: LocalDate | null;
}

/** What happened to a case: `received` and `reply` are by the traveller. */
export interface CaseEntry {
  readonly id: CaseEntryId;
  readonly at: Instant;
  readonly act: CaseAct | 'received' | 'reply';
  /** Undefined: the traveller. */
  readonly operator: string | undefined;
  /** Empty when nothing was written. */
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
  /** Increases with each event. */
  readonly version: number;
  /** Oldest first. */
  readonly entries: readonly CaseEntry[];
  readonly files: readonly CaseFileEntry[];
}

export interface NewCase {
  readonly request: CaseRequest;
  readonly lang: 'es' | 'en';
  readonly dueOn: LocalDate | null;
  /** Identifies repetitions of a request. */
  readonly requestHash: string;
  /** Called again when a number is taken. */
  readonly newNumber: () => CaseNumber;
}

export interface CreatedCase {
  readonly id: CaseId;
  /** Its traveller is written to: not more than some times a day. */
  readonly isMailed: boolean;
}

/** A step on a case at this version. */
export interface CaseStep {
  readonly case: CaseId;
  readonly version: number;
  readonly state: CaseState;
  readonly dueOn: LocalDate | null;
  readonly act: CaseAct | 'reply';
  readonly text: string;
  /** Added to those of the case. */
  readonly files: readonly CaseFile[];
  /** Idempotency key: a step is taken once per key. */
  readonly key: string;
  /** Undefined: the traveller. When set, the step is written to the audit log, and its text is sent as an e-mail. */
  readonly by: { readonly operator: Operator; readonly place: string } | undefined;
}

/** A file of a case with its content. */
export interface StoredFile {
  readonly name: string;
  readonly kind: FileKind;
  readonly content: Uint8Array;
}

export interface CaseRepository {
  /**
   * For a repeated request, returns the existing case. Sends an e-mail to its traveller, unless the address has reached
   * its daily limit, and to the partner it goes to.
   */
  create(asked: NewCase): Promise<CreatedCase>;
  byId(id: CaseId): Promise<TravellerCase | undefined>;
  byNumber(number: CaseNumber): Promise<TravellerCase | undefined>;
  /** Open or closed cases, those due first at the top. */
  list(which: { readonly closed: boolean }): Promise<readonly CaseHead[]>;
  /** Whether the step was taken, now or earlier under the same key; false when the case has another version. */
  take(step: CaseStep): Promise<boolean>;
  /** Whether a step was taken under this key. */
  hasTaken(id: CaseId, key: string): Promise<boolean>;
  file(id: CaseId, position: number): Promise<StoredFile | undefined>;
}

export type ReadCaseToken = 'good' | 'expired' | 'forged';

/** Tokens that give a traveller access to their case. */
export interface CaseTokens {
  sign(of: { readonly case: CaseId; readonly expires: Instant }): string;
  read(token: string, asked: { readonly case: CaseId; readonly now: Instant }): ReadCaseToken;
}
