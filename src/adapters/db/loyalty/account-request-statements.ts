import { type Statement, statement } from '#adapters/db/statement.ts';
import type { AccountPurpose } from '#app/loyalty/account-ports.ts';
import type { LoginKind } from '#domain/loyalty/identity.ts';
import type { SendType } from '#domain/loyalty/account-code.ts';

/** Serializes concurrent requests for the same contact or account, so that each is counted. */
export const QUEUE_UP = statement(
  'account-queue-up',
  `select pg_advisory_xact_lock(hashtextextended(encode($1::bytea, 'hex'), 0))`,
);

/** Returns a row if one more code may be sent; it shares its table with the codes of reservations. */
export const MAY_SEND = statement<{ readonly request_id: string }>(
  'account-may-send',
  `insert into recovery_request (request_id, code_key, asked_at)
   select $1, $2, clock_timestamp()
   where (select count(*) from recovery_request
          where code_key = $2 and asked_at > clock_timestamp() - interval '1 day') < $3
   returning request_id`,
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

/** The same form within this many milliseconds is a double submit: the code already sent stays valid. */
const SENT_TWICE = 30_000;

const IS_SENT_TWICE = `account_request.subject_key = excluded.subject_key and account_request.done_at is null
  and account_request.send_type = excluded.send_type
  and account_request.asked_at > clock_timestamp() - ${SENT_TWICE} * interval '1 millisecond'`;

const unlessTwice = (column: string, otherwise = `excluded.${column}`): string =>
  `${column} = case when ${IS_SENT_TWICE} then account_request.${column} else ${otherwise} end`;

/** Replaces the session's former request and deletes a few old ones. Returns the code that was sent. */
export const ASK = statement<{ readonly code_id: string }>(
  'account-request-ask',
  `with old as (
     delete from account_request where request_id in (
       select request_id from account_request
       where asked_at < clock_timestamp() - $9 * interval '1 millisecond' and site_session_hash <> $3
       limit 10 for update skip locked)
   )
   insert into account_request (request_id, purpose, site_session_hash, traveller_id, send_type, lang, member, code_id,
     is_sent, expires_at, subject_key)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $10, clock_timestamp() + $11 * interval '1 millisecond', $12)
   on conflict (site_session_hash, purpose) do update set traveller_id = excluded.traveller_id, lang = excluded.lang,
     member = excluded.member, send_type = excluded.send_type, subject_key = excluded.subject_key, done_at = null,
     ${['request_id', 'code_id', 'is_sent', 'asked_at', 'expires_at'].map((column) => unlessTwice(column)).join(', ')},
     ${unlessTwice('sent', '1')}, ${unlessTwice('tries', '0')}
   returning code_id`,
);

interface WaitingRow {
  readonly request_id: string;
  readonly send_type: SendType;
  readonly subject_key: Uint8Array;
}

/** A request whose code may be sent again; codes per day are counted by the key. */
export const WAITING = statement<WaitingRow>(
  'account-request-waiting',
  `select request_id, send_type, subject_key
   from account_request
   where site_session_hash = $1 and purpose = $2 and done_at is null and sent < $3
     and asked_at > clock_timestamp() - $4 * interval '1 millisecond'
   for update`,
);

export const NEW_CODE = statement(
  'account-request-new-code',
  `update account_request set code_id = $2, is_sent = $3, sent = sent + 1, tries = 0,
     expires_at = clock_timestamp() + $4 * interval '1 millisecond'
   where request_id = $1`,
);

interface TriedRow {
  readonly request_id: string;
  readonly code_id: string;
  readonly traveller_id: string | null;
  readonly is_done: boolean;
  readonly is_open: boolean;
}

/** `is_open`: the digits can be right. They never are for a sign-up whose contact is taken. */
export const TRY_CODE = statement<TriedRow>(
  'account-request-try',
  `update account_request set tries = tries + 1
   where site_session_hash = $1 and purpose = $2 and expires_at > clock_timestamp() and tries < $3
   returning request_id, code_id, traveller_id, done_at is not null as is_done,
     is_sent and case when purpose = 'sign_up' then traveller_id is null or done_at is not null
       else traveller_id is not null end as is_open`,
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
  readonly is_done: boolean;
}

export const LOCK = statement<LockedRow>(
  'account-request-lock',
  `select traveller_id, send_type, lang, member, done_at is not null as is_done
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

/** A contact belongs to whoever confirmed it last: phone numbers are reassigned over time. */
export const UNCONFIRM_PHONE = statement(
  'account-unconfirm-phone',
  `update traveller set phone_confirmed = false
   where phone_confirmed and traveller_id <> $1 and phone = (select phone from traveller where traveller_id = $1)`,
);

export const UNCONFIRM_EMAIL = statement(
  'account-unconfirm-email',
  `update traveller set email_confirmed = false
   where email_confirmed and traveller_id <> $1 and email = (select email from traveller where traveller_id = $1)`,
);

export const CONFIRM = statement(
  'account-confirm',
  `update traveller set phone_confirmed = phone_confirmed or $2 <> 'email', email_confirmed = email_confirmed or $2 = 'email'
   where traveller_id = $1 and closed_at is null`,
);

interface ToSendRow {
  readonly purpose: AccountPurpose;
  readonly send_type: SendType;
  readonly lang: 'es' | 'en';
  readonly destination: string | null;
  readonly first_name: string | null;
  readonly is_taken: boolean;
}

/** For a sign-up the contact is in the request, otherwise in the account. */
export const TO_SEND = statement<ToSendRow>(
  'account-code-to-send',
  `select r.purpose, r.send_type, r.lang,
     case when r.purpose = 'sign_up'
       then case when r.send_type = 'email' then r.member ->> 'email' else r.member ->> 'phone' end
       else case when r.send_type = 'email' then t.email else t.phone end end as destination,
     case when r.purpose = 'sign_up' and r.traveller_id is null then r.member ->> 'firstName' else t.first_name end
       as first_name,
     r.purpose = 'sign_up' and r.traveller_id is not null as is_taken
   from account_request r left join traveller t on t.traveller_id = r.traveller_id
   where r.code_id = $1 and r.is_sent and r.done_at is null and r.expires_at > clock_timestamp()`,
);
