import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { enqueue } from '#adapters/db/announce.ts';
import { type Pool, type Session, withConnection } from '#adapters/db/pool.ts';
import { execute } from '#adapters/db/statement.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import type { AccountMail, AccountPurpose, AccountRequests, CodeRequest } from '#app/loyalty/account-ports.ts';
import {
  ACCOUNT_CODE_TRIES,
  ACCOUNT_CODES_PER_DAY,
  ACCOUNT_REQUEST_LIFETIME,
  CODES_PER_REQUEST,
  contactFor,
  destinationOf,
  type SendType,
} from '#domain/loyalty/account-code.ts';
import { CARD_STEM_DIGITS, cardNumber } from '#domain/loyalty/card.ts';
import { id, uuidV7 } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import * as sql from './account-request-statements.ts';

const newId = (): string => uuidV7(Date.now(), randomBytes(10));
const bytes = (hash: Uint8Array): Buffer => Buffer.from(hash);
/** The prefix of cards issued to accounts opened online; the remaining digits are random. */
const CARD_PREFIX = '8';
/** Retries of drawing a card: one in billions is taken. */
const DRAWS = 3;
/** The same form within this many milliseconds is a double submit: the code already sent stays valid. */
const SENT_TWICE = 30_000;

interface Asked extends CodeRequest {
  readonly purpose: AccountPurpose;
  readonly traveller: string | null;
  readonly member: sql.MemberJson | null;
  /** What the account is to have: its telephone or its e-mail. */
  readonly contact?: string;
  /** Whose it is; codes and tries are counted by it. */
  readonly subject: string;
  /** False: there is no recipient. It is stored and enqueued all the same. */
  readonly isSent: boolean;
}

/** Requests in PostgreSQL. `secret` keys the hashes by which codes of a day are counted. */
export function accountRequests(pool: Pool, secret: string): AccountRequests {
  const keyOf = (text: string): Buffer => createHmac('sha256', secret).update(`account code to ${text}`).digest();
  /** The same statements for every caller, whatever was found. */
  const ask = async (session: Session, asked: Asked): Promise<void> => {
    const { purpose, traveller, sendType, lang, member, contact, isSent } = asked;
    const [key, site] = [keyOf(asked.subject), bytes(asked.siteSessionHash)];
    const code = await codeFor(session, { key, purpose, sendType, site, isSent, twice: SENT_TWICE });
    await execute(session, sql.PUT_ASIDE, [site, purpose, code.code_id, randomBytes(site.length)]);
    const who = [newId(), purpose, site, traveller, sendType, lang, member && JSON.stringify(member)];
    const sent = [code.code_id, isSent, new Date(code.expires_at), key, code.digits, contact ?? null];
    await execute(session, sql.ASK, [...who, ...sent]);
    await send(session, sendType, code.code_id);
  };
  return {
    signUp: (request, member, passwordHash) =>
      inTransaction(pool, async (session) => {
        const to = destinationOf(request.sendType, member);
        const [owner] = await execute(session, sql.TAKEN, [to]);
        const { birthday, ...known } = member;
        await ask(session, {
          ...request,
          purpose: 'sign_up',
          traveller: owner?.traveller_id ?? null,
          member: { ...known, ...(birthday === undefined ? {} : { birthday }), passwordHash },
          subject: to,
          isSent: true,
        });
      }),
    recover: (request, { kind, value }) =>
      inTransaction(pool, async (session) => {
        const [found] = await execute(session, sql.FOUND[kind], [value, request.sendType]);
        const traveller = found?.traveller_id ?? null;
        const subject = traveller ?? `${kind} ${value}`;
        const isSent = found?.reaches ?? false;
        await ask(session, { ...request, purpose: 'recovery', traveller, member: null, subject, isSent });
      }),
    confirm: (request, traveller, contact) =>
      inTransaction(pool, (session) => {
        // Counted by whom the code reaches, who need not be the traveller.
        const subject = `contact ${contact}`;
        return ask(session, {
          ...request,
          purpose: 'contact',
          traveller,
          member: null,
          contact,
          subject,
          isSent: true,
        });
      }),
    resend: (purpose, site) =>
      inTransaction(pool, async (session) => {
        const values = [bytes(site), purpose, CODES_PER_REQUEST, ACCOUNT_REQUEST_LIFETIME];
        const [waiting] = await execute(session, sql.WAITING, values);
        if (!waiting) return false;
        const { subject_key: subject, send_type: sendType, is_sent: isSent } = waiting;
        const key = Buffer.from(subject);
        const code = await codeFor(session, { key, purpose, sendType, site: bytes(site), isSent, twice: 0 });
        const replaced = [waiting.request_id, code.code_id, code.digits, new Date(code.expires_at)];
        await execute(session, sql.NEW_CODE, replaced);
        await send(session, sendType, code.code_id);
        return true;
      }),
    tryCode: async (purpose, site) => {
      const values = [bytes(site), purpose, ACCOUNT_CODE_TRIES];
      const [row] = await withConnection(pool, (session) => execute(session, sql.TRY_CODE, values));
      if (!row) return undefined;
      const isNobodys = !row.is_open || row.traveller_id === null;
      return {
        id: id(row.request_id),
        code: id(row.code_id),
        digits: row.digits,
        canBeRight: row.is_open,
        traveller: isNobodys ? undefined : id(row.traveller_id!),
        isDone: row.is_done,
      };
    },
    open: (request, now) => inTransaction(pool, (session) => open(session, request, now)),
    reset: (request, passwordHash) => inTransaction(pool, (session) => reset(session, request, passwordHash)),
    confirmed: (request) => inTransaction(pool, (session) => confirm(session, request)),
    toSend: async (code) => {
      const [row] = await withConnection(pool, (session) => execute(session, sql.TO_SEND, [code]));
      if (!row?.destination) return undefined;
      return {
        purpose: row.purpose,
        sendType: row.send_type,
        lang: row.lang,
        digits: row.digits,
        to: row.destination,
        firstName: row.first_name ?? '',
        isTaken: row.is_taken,
      };
    },
  };
}

interface Waiting {
  readonly key: Buffer;
  readonly purpose: AccountPurpose;
  readonly sendType: SendType;
  readonly site: Buffer;
  readonly isSent: boolean;
  /** How long the same form is a double submit, in milliseconds. */
  readonly twice: number;
}

async function codeFor(session: Session, { key, purpose, sendType, site, isSent, twice }: Waiting) {
  await execute(session, sql.QUEUE_UP, [key]);
  const values = [newId(), key, purpose, sendType, site, ACCOUNT_CODES_PER_DAY, twice, isSent];
  const [code] = await execute(session, sql.CODE, values);
  return code!;
}

/** Also without a recipient: what follows must not reveal whether the account exists. */
const send = (session: Session, sendType: SendType, code: string): Promise<void> =>
  enqueueMail(
    session,
    { topic: sendType === 'email' ? 'account.code' : 'account.code_text', payload: { code: id(code) } },
    code,
  );

/** Enqueues a letter about an account, once. */
export const enqueueMail = (session: Session, { topic, payload }: AccountMail, once: string): Promise<void> =>
  enqueue(session, { topic, dedupKey: `${topic}:${once}`, payload });

async function open(session: Session, request: string, now: Instant) {
  const [locked] = await execute(session, sql.LOCK, [request]);
  // Its answer may have been lost: the same digits open the same account again.
  if (locked?.is_done) return locked.traveller_id === null ? undefined : id<'traveller'>(locked.traveller_id);
  if (!locked?.member || locked.traveller_id !== null) return undefined;
  const { member, send_type: sendType, lang } = locked;
  for (let drawn = 0; drawn < DRAWS; drawn += 1) {
    const person = [member.phone, member.email, member.firstName, member.lastName, member.passwordHash, new Date(now)];
    const more = [member.birthday ?? null, member.offers, lang, sendType !== 'email'];
    const [made] = await execute(session, sql.OPEN, [newId(), drawnCard(), ...person, ...more]);
    if (!made) continue;
    await execute(session, sql.DONE, [request, made.traveller_id]);
    return id<'traveller'>(made.traveller_id);
  }
  return undefined;
}

/** Random, not sequential: one card's number reveals nothing about the next. */
const drawnCard = () =>
  cardNumber(
    CARD_PREFIX + Array.from({ length: CARD_STEM_DIGITS - CARD_PREFIX.length }, () => String(randomInt(10))).join(''),
  );

async function reset(session: Session, request: string, passwordHash: string): Promise<boolean> {
  const [locked] = await execute(session, sql.LOCK, [request]);
  if (!locked?.traveller_id || locked.is_done) return false;
  const traveller = locked.traveller_id;
  const [owner] = await execute(session, sql.SET_PASSWORD, [traveller, passwordHash]);
  if (!owner) return false;
  await execute(session, sql.END_SESSIONS, [traveller, null]);
  await execute(session, sql.DROP_PASSKEYS, [traveller]);
  await execute(session, sql.VOID_OTHERS, [traveller, request]);
  await execute(session, sql.DONE, [request, traveller]);
  const payload = { to: owner.email, firstName: owner.first_name, lang: owner.lang };
  await enqueueMail(session, { topic: 'account.password_changed', payload }, request);
  return true;
}

async function confirm(session: Session, request: string): Promise<void> {
  const [locked] = await execute(session, sql.LOCK, [request]);
  if (!locked?.traveller_id || locked.is_done) return;
  const { traveller_id: traveller, send_type: sendType, contact } = locked;
  const kind = contactFor(sendType);
  const [owner] = await execute(session, sql.CURRENT, [traveller]);
  if (!owner) return;
  const wanted = contact ?? owner[kind];
  await execute(session, sql.FREE_CONTACT[kind], [traveller, wanted]);
  await execute(session, sql.CONFIRM[kind], [traveller, wanted]);
  await execute(session, sql.DONE, [request, traveller]);
  if (owner[kind] === wanted) return;
  // To where letters were read before: also for a telephone, whose number may be somebody else's by now.
  const payload = { to: owner.email, firstName: owner.first_name, lang: owner.lang, contact: kind };
  await enqueueMail(session, { topic: 'account.contact_changed', payload }, request);
}
