import { type Statement, statement } from '#adapters/db/statement.ts';
import type { AccountPurpose } from '#app/loyalty/account-ports.ts';
import type { LoginKind } from '#domain/loyalty/identity.ts';
import {
  ACCOUNT_CODE_DIGITS,
  ACCOUNT_CODE_LIFETIME,
  ACCOUNT_REQUEST_LIFETIME,
  LONG_ACCOUNT_CODE_DIGITS,
  type SendType,
  SHARED_CODE_INTERVAL,
  SHORT_CODE_TRIES_PER_DAY,
} from '#domain/loyalty/account-code.ts';
import { DAY } from '#kernel/instant.ts';

/** Serializes concurrent requests for the same contact or account, so that each is counted. */
export const QUEUE_UP = statement(
  'account-queue-up',
  `select pg_advisory_xact_lock(hashtextextended(encode($1::bytea, 'hex'), 0))`,
);

export interface CodeRow {
  readonly code_id: string;
  readonly digits: number;
  readonly expires_at: number;
}

const ago = (milliseconds: string): string => `statement_timestamp() - ${milliseconds} * interval '1 millisecond'`;
const IN_A_DAY = `asked_at > ${ago(String(DAY))}`;
/** Tries at the digits of a subject are counted beside its codes. */
const triesOf = (subjectKey: string): string => `sha256(${subjectKey} || 'tries'::bytea)`;

/**
 * The code that a request waits for: a new one of the id $1, or one that is on its way. The same form within $7
 * milliseconds is a double submit, and keeps its code; of a subject with $6 codes in a day, requests share one for
 * `SHARED_CODE_INTERVAL`. Shares its table with the codes of reservations.
 */
export const CODE = statement<CodeRow>(
  'account-code',
  `with old as (
     delete from recovery_request where request_id in (
       select request_id from recovery_request where asked_at < ${ago(String(DAY))} limit 10 for update skip locked)
   ), counted as (
     select count(*) filter (where code_key = $2) >= $6 as is_many,
       case when count(*) filter (where code_key <> $2) >= ${SHORT_CODE_TRIES_PER_DAY}
         then ${LONG_ACCOUNT_CODE_DIGITS} else ${ACCOUNT_CODE_DIGITS} end as digits
     from recovery_request where code_key in ($2, ${triesOf('$2::bytea')}) and ${IN_A_DAY}
   ), shared as (
     select r.code_id, r.expires_at from account_request r join counted using (digits)
     where r.subject_key = $2 and r.purpose = $3 and r.send_type = $4 and r.is_sent = $8 and r.done_at is null
       and (r.site_session_hash = $5 and r.asked_at > ${ago('$7')} or is_many
         and r.expires_at > clock_timestamp() + ${ACCOUNT_CODE_LIFETIME - SHARED_CODE_INTERVAL} * interval '1 millisecond')
     order by r.expires_at desc limit 1
   ), written as (
     insert into recovery_request (request_id, code_key, asked_at)
     select $1, $2, clock_timestamp() where not exists (select from shared)
   )
   select coalesce(shared.code_id, $1) as code_id, digits,
     coalesce(shared.expires_at, clock_timestamp() + ${ACCOUNT_CODE_LIFETIME} * interval '1 millisecond') as expires_at
   from counted left join shared on true`,
);

interface FoundRow {
  readonly traveller_id: string;
  readonly reaches: boolean;
}

const found = (where: string): string =>
  `select traveller_id, case when $2 = 'email' then email_confirmed else phone_confirmed end as reaches
   from traveller where ${where} and active and closed_at is null`;

/** The account of an identity, and whether a code of that kind reaches its owner. */
export const FOUND: Readonly<Record<LoginKind, Statement<FoundRow>>> = {
  card: statement<FoundRow>('account-found-by-card', found('card = $1')),
  phone: statement<FoundRow>('account-found-by-phone', found('phone = $1 and phone_confirmed')),
  email: statement<FoundRow>('account-found-by-email', found('email = $1 and email_confirmed')),
};

/** The account with this confirmed contact, even if its card was withdrawn. */
export const TAKEN = statement<{ readonly traveller_id: string }>(
  'account-contact-taken',
  `select traveller_id from traveller
   where (email = $1 and email_confirmed) or (phone = $1 and phone_confirmed) limit 1`,
);

/**
 * Whom the session asked about before: that request stays until its message is sent, in no session. Asking about one
 * after the other neither stops messages nor makes room for more.
 */
export const PUT_ASIDE = statement(
  'account-request-put-aside',
  `update account_request set site_session_hash = $4
   where site_session_hash = $1 and purpose = $2 and code_id <> $3 and done_at is null`,
);

const IS_SAME = 'account_request.code_id = excluded.code_id and account_request.done_at is null';

const unlessSame = (column: string, otherwise = `excluded.${column}`): string =>
  `${column} = case when ${IS_SAME} then account_request.${column} else ${otherwise} end`;

/** Replaces the session's former request and deletes a few old ones. */
export const ASK = statement(
  'account-request-ask',
  `with old as (
     delete from account_request where request_id in (
       select request_id from account_request
       where asked_at < statement_timestamp() - ${ACCOUNT_REQUEST_LIFETIME} * interval '1 millisecond' and site_session_hash <> $3
       limit 10 for update skip locked)
   )
   insert into account_request (request_id, purpose, site_session_hash, traveller_id, send_type, lang, member, code_id,
     is_sent, expires_at, subject_key, digits, contact)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
   on conflict (site_session_hash, purpose) do update set traveller_id = excluded.traveller_id, lang = excluded.lang,
     member = excluded.member, send_type = excluded.send_type, subject_key = excluded.subject_key, done_at = null,
     is_sent = excluded.is_sent, code_id = excluded.code_id, expires_at = excluded.expires_at, digits = excluded.digits,
     contact = excluded.contact, ${unlessSame('request_id')}, ${unlessSame('asked_at')}, ${unlessSame('sent', '1')},
     ${unlessSame('tries', '0')}`,
);

interface WaitingRow {
  readonly request_id: string;
  readonly send_type: SendType;
  readonly subject_key: Uint8Array;
  readonly is_sent: boolean;
}

/** A request whose code may be sent again; codes per day are counted by the key. */
export const WAITING = statement<WaitingRow>(
  'account-request-waiting',
  `select request_id, send_type, subject_key, is_sent
   from account_request
   where site_session_hash = $1 and purpose = $2 and done_at is null and sent < $3
     and asked_at > clock_timestamp() - $4 * interval '1 millisecond'
   for update`,
);

export const NEW_CODE = statement(
  'account-request-new-code',
  `update account_request set code_id = $2, digits = $3, expires_at = $4, sent = sent + 1, tries = 0
   where request_id = $1`,
);

interface TriedRow {
  readonly request_id: string;
  readonly code_id: string;
  readonly digits: number;
  readonly traveller_id: string | null;
  readonly is_done: boolean;
  readonly is_open: boolean;
}

/**
 * Counts the try, for the request and for its subject. `is_open`: the digits can be right. They never are for a sign-up
 * whose contact is taken, nor for a short code where too many were tried.
 */
export const TRY_CODE = statement<TriedRow>(
  'account-request-try',
  `with tried as (
     update account_request set tries = tries + 1
     where site_session_hash = $1 and purpose = $2 and expires_at > clock_timestamp() and tries < $3
     returning *
   ), counted as (
     insert into recovery_request (request_id, code_key, asked_at)
     select gen_random_uuid(), ${triesOf('subject_key')}, clock_timestamp() from tried
   )
   select request_id, code_id, digits, traveller_id, done_at is not null as is_done,
     is_sent and case when purpose = 'sign_up' then traveller_id is null or done_at is not null
       else traveller_id is not null end
     and (done_at is not null or digits > ${ACCOUNT_CODE_DIGITS} or ${SHORT_CODE_TRIES_PER_DAY} > (
       select count(*) from recovery_request where code_key = ${triesOf('tried.subject_key')} and ${IN_A_DAY}
     )) as is_open
   from tried`,
);

export interface MemberJson {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
  readonly birthday?: string;
  readonly offers: boolean;
  readonly passwordHash: string;
}

interface LockedRow {
  readonly traveller_id: string | null;
  readonly send_type: SendType;
  readonly lang: 'es' | 'en';
  readonly member: MemberJson | null;
  readonly contact: string | null;
  readonly is_done: boolean;
}

export const LOCK = statement<LockedRow>(
  'account-request-lock',
  `select traveller_id, send_type, lang, member, contact, done_at is not null as is_done
   from account_request where request_id = $1 for update`,
);

/** Names and password are moved to the account and stored nowhere else. */
export const DONE = statement(
  'account-request-done',
  `update account_request set done_at = clock_timestamp(), traveller_id = $2, member = null where request_id = $1`,
);

/** Returns no row when the contact was confirmed by another account meanwhile, or the card is taken. */
export const OPEN = statement<{ readonly traveller_id: string }>(
  'account-open',
  `insert into traveller (traveller_id, card, phone, email, first_name, last_name, tier, active, password_hash, created_at,
     birthday, offers, lang, phone_confirmed, email_confirmed)
   values ($1, $2, $3, $4, $5, $6, 'classic', true, $7, $8, $9, $10, $11, $12, not $12)
   on conflict do nothing returning traveller_id`,
);

/** Returns the recipient of the notice. */
export const SET_PASSWORD = statement<{
  readonly email: string;
  readonly first_name: string;
  readonly lang: 'es' | 'en';
}>(
  'account-set-password',
  `update traveller set password_hash = $2 where traveller_id = $1 and active and closed_at is null
   returning email, first_name, lang`,
);

/** Every session of an account except that of this hash; all of them for null. */
export const END_SESSIONS = statement(
  'account-end-sessions',
  'delete from traveller_session where traveller_id = $1 and session_hash is distinct from $2',
);

/** Recovering the account locks out anybody who got in, also by a passkey they added. */
export const DROP_PASSKEYS = statement(
  'account-drop-passkeys',
  'delete from traveller_passkey where traveller_id = $1',
);

/** Voids other codes for the same account: each recovery sets a password once. */
export const VOID_OTHERS = statement(
  'account-void-others',
  `delete from account_request where traveller_id = $1 and request_id <> $2 and purpose = 'recovery'`,
);

interface CurrentRow {
  readonly phone: string;
  readonly email: string;
  readonly first_name: string;
  readonly lang: 'es' | 'en';
}

/** What the account has before a contact is confirmed. */
export const CURRENT = statement<CurrentRow>(
  'account-current-contacts',
  'select phone, email, first_name, lang from traveller where traveller_id = $1 and closed_at is null for update',
);

/** A contact belongs to the person who confirmed it last: phone numbers are reassigned over time. */
export const FREE_CONTACT = {
  phone: statement(
    'account-free-phone',
    'update traveller set phone_confirmed = false where phone = $2 and phone_confirmed and traveller_id <> $1',
  ),
  email: statement(
    'account-free-email',
    'update traveller set email_confirmed = false where email = $2 and email_confirmed and traveller_id <> $1',
  ),
};

export const CONFIRM = {
  phone: statement(
    'account-confirm-phone',
    'update traveller set phone = $2, phone_confirmed = true where traveller_id = $1',
  ),
  email: statement(
    'account-confirm-email',
    'update traveller set email = $2, email_confirmed = true where traveller_id = $1',
  ),
};

interface ToSendRow {
  readonly purpose: AccountPurpose;
  readonly send_type: SendType;
  readonly lang: 'es' | 'en';
  readonly digits: number;
  readonly destination: string | null;
  readonly first_name: string | null;
  readonly is_taken: boolean;
}

/** For a sign-up, and for a contact that the account is to have, it is in the request, otherwise in the account. */
export const TO_SEND = statement<ToSendRow>(
  'account-code-to-send',
  `select r.purpose, r.send_type, r.lang, r.digits,
     case when r.purpose = 'sign_up'
       then case when r.send_type = 'email' then r.member ->> 'email' else r.member ->> 'phone' end
       else coalesce(r.contact, case when r.send_type = 'email' then t.email else t.phone end) end as destination,
     case when r.purpose = 'sign_up' and r.traveller_id is null then r.member ->> 'firstName' else t.first_name end
       as first_name,
     r.purpose = 'sign_up' and r.traveller_id is not null as is_taken
   from account_request r left join traveller t on t.traveller_id = r.traveller_id
   where r.code_id = $1 and r.is_sent and r.done_at is null and r.expires_at > clock_timestamp()
   order by r.asked_at limit 1`,
);
