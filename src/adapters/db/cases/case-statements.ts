import { statement } from '#adapters/db/statement.ts';
import type { CaseEntry, CaseHead } from '#app/cases/ports.ts';
import type { FileKind } from '#domain/cases/attachments.ts';

export interface HeadRow {
  readonly case_id: string;
  readonly number: string;
  readonly topic: CaseHead['topic'];
  readonly state: CaseHead['state'];
  readonly name: string;
  readonly received_at: number;
  readonly due_on: string | null;
}

export interface CaseRow extends HeadRow {
  readonly lang: 'es' | 'en';
  readonly email: string;
  readonly phone: string | null;
  readonly details: Readonly<Record<string, string>>;
  readonly version: number;
}

export interface EntryRow {
  readonly entry_id: string;
  readonly at: number;
  readonly act: CaseEntry['act'];
  readonly operator: string | null;
  readonly body: string;
}

export interface FileRow {
  readonly position: number;
  readonly name: string;
  readonly kind: FileKind;
  readonly bytes: number;
}

/** Inserts nothing when the number is taken or the request is a repetition. */
export const CREATE = statement<{ readonly case_id: string }>(
  'case-create',
  `insert into traveller_case (case_id, number, topic, state, lang, name, email, phone, details, due_on, request_hash)
   values ($1, $2, $3, 'open', $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning case_id`,
);

/** Mails are kept once they are sent. */
export const BY_REQUEST = statement<{ readonly case_id: string; readonly is_mailed: boolean }>(
  'case-by-request',
  `select case_id, exists (select from outbox where dedup_key = 'case.received:' || case_id) as is_mailed
   from traveller_case where request_hash = $1`,
);

export const SENT_TODAY = statement<{ readonly cases: number }>(
  'case-sent-today',
  `select count(*)::int as cases from traveller_case
   where lower(email) = lower($1) and received_at > clock_timestamp() - interval '1 day'`,
);

const HEAD = 'case_id, number, topic, state, name, received_at, due_on';
const ALL = `${HEAD}, lang, email, phone, details, version`;

export const BY_ID = statement<CaseRow>('case-by-id', `select ${ALL} from traveller_case where case_id = $1`);

export const BY_NUMBER = statement<CaseRow>('case-by-number', `select ${ALL} from traveller_case where number = $1`);

export const OPEN_LIST = statement<HeadRow>(
  'case-list',
  `select ${HEAD} from traveller_case where state <> 'closed' order by due_on nulls last, received_at limit $1`,
);

export const CLOSED_LIST = statement<HeadRow>(
  'case-list-closed',
  `select ${HEAD} from traveller_case where state = 'closed' order by received_at desc limit $1`,
);

export const ENTRIES = statement<EntryRow>(
  'case-entries',
  'select entry_id, at, act, operator, body from case_entry where case_id = $1 order by at, entry_id',
);

export const FILES = statement<FileRow>(
  'case-files',
  'select position, name, kind, length(bytes) as bytes from case_file where case_id = $1 order by position',
);

export const ADD_FILE = statement(
  'case-file-add',
  `insert into case_file (case_id, position, name, kind, bytes)
   select $1::uuid, count(*) + 1, $2, $3, $4::bytea from case_file where case_id = $1`,
);

export const FILE = statement<{ readonly name: string; readonly kind: FileKind; readonly bytes: Uint8Array }>(
  'case-file',
  'select name, kind, bytes from case_file where case_id = $1 and position = $2',
);

/** Concurrent actions on the case wait. */
export const LOCK = statement<{ readonly number: string; readonly version: number }>(
  'case-lock',
  'select number, version from traveller_case where case_id = $1 for update',
);

export const HAS_ENTRY = statement<{ readonly entry_id: string }>(
  'case-has-entry',
  'select entry_id from case_entry where case_id = $1 and request_key = $2',
);

export const ADD_ENTRY = statement(
  'case-entry-add',
  'insert into case_entry (entry_id, case_id, act, operator, body, request_key) values ($1, $2, $3, $4, $5, $6)',
);

export const MOVE = statement(
  'case-move',
  'update traveller_case set state = $2, due_on = $3, version = version + 1 where case_id = $1',
);

/** In the audit log it is an operator's action; the note names the case. */
export const AUDIT = statement(
  'case-audit',
  `insert into audit_log (audit_id, actor, role, place, action, operator_id, note) values ($1, $2, $3, $4, $5, $6, $7)`,
);
