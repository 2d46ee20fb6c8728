import { createHmac, randomBytes } from 'node:crypto';
import { announce } from '#adapters/db/announce.ts';
import { notifyAfterCommit, OUTBOX_WORKERS } from '#adapters/db/notify-workers.ts';
import { orderById } from '#adapters/db/orders/orders.ts';
import { type Pool, type Session, withConnection } from '#adapters/db/pool.ts';
import { execute, type Statement } from '#adapters/db/statement.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import type { LookUps } from '#app/access/ports.ts';
import {
  CODES_PER_ASKER_A_DAY,
  CODES_PER_DAY,
  ONE_TIME_CODE_LIFETIME,
  ONE_TIME_CODE_TRIES,
  PROOF_LIFETIME,
  RECOVERED_AT_ONCE,
  SENT_PER_DAY,
} from '#domain/access/look-up.ts';
import { id, parseReservationCode, uuidV7 } from '#kernel/ids.ts';
import * as sql from './look-up-statements.ts';

const newId = (): string => uuidV7(Date.now(), randomBytes(10));
/** Matches no code: queried when the input is not a code, so that both take the same time. */
const NOBODYS_CODE = '';
const bytes = (hash: Uint8Array): Buffer => Buffer.from(hash);

/** Look-ups in PostgreSQL. `secret` keys the hashes by which codes are counted. */
export function lookUps(pool: Pool, secret: string): LookUps {
  const keyOf = (text: string): Buffer => createHmac('sha256', secret).update(`look-up code ${text}`).digest();
  const all = <Row extends object>(statement: Statement<Row>, values: readonly unknown[]): Promise<readonly Row[]> =>
    withConnection(pool, (session) => execute(session, statement, values));
  /** Counts one more that is sent for a code today; returns 0, or the seconds until the next one may be. */
  const waitForOneMore = async (session: Session, code: string, most = SENT_PER_DAY): Promise<number> => {
    const key = keyOf(code);
    await execute(session, sql.QUEUE_UP, [key]);
    if ((await execute(session, sql.MAY_SEND, [newId(), key, most])).length > 0) return 0;
    return (await execute(session, sql.WAIT, [key, most - 1]))[0]!.seconds;
  };
  return {
    target: async (code) => {
      const [row] = await all(sql.TARGET, [code]);
      if (!row) return undefined;
      const { reservation_id: reservation, pin_version: pinVersion, last_names: lastNames, phone } = row;
      return { reservation: id(reservation), pinVersion, lastNames, phone };
    },
    grant: async (reservation, session, level) => {
      await all(sql.GRANT, [reservation, bytes(session), level, PROOF_LIFETIME]);
    },
    find: (code, sessionHash) =>
      withConnection(pool, async (session) => {
        const [row] = await execute(session, sql.LEVEL, [code, bytes(sessionHash), PROOF_LIFETIME]);
        const stored = row && (await orderById(session, id(row.reservation_id)));
        return stored && { order: stored.order, level: row.level };
      }),
    wasFull: async (code, session) => (await all(sql.WAS_FULL, [code, bytes(session)])).length > 0,
    forget: async (code, session) => {
      const nobody = randomBytes(session.length);
      await all(sql.FORGET, [code, bytes(session)]);
      await all(sql.LEAVE, [code, bytes(session), nobody]);
    },
    maySend: (code, contact, address) =>
      inTransaction(pool, async (session) => {
        const subject = `contact ${contact.toLowerCase()}`;
        const isOneMore = (await waitForOneMore(session, subject, CODES_PER_DAY)) === 0;
        // Of many who ask for codes to one contact, each is told about their own.
        const wait = isOneMore ? 0 : await waitForOneMore(session, `${subject} from ${address}`, CODES_PER_ASKER_A_DAY);
        return wait || waitForOneMore(session, `one-time ${code} from ${address}`);
      }),
    sendPin: (typed, address) =>
      inTransaction(pool, async (session) => {
        const code = parseReservationCode(typed);
        const wait = await waitForOneMore(session, `${code ?? typed} from ${address}`);
        const [target] = await execute(session, sql.TARGET, [code ?? NOBODYS_CODE]);
        const reservation = wait === 0 ? target?.reservation_id : undefined;
        if (reservation) await announce(session, { topic: 'pin.requested', reservation, request: newId() });
        else await execute(session, sql.SAY_NOTHING, []);
        // Notified even without rows: what follows must not reveal whether the reservation exists.
        notifyAfterCommit(session, ...OUTBOX_WORKERS);
        return wait;
      }),
    sendTickets: (known, address) =>
      inTransaction(pool, async (session) => {
        const { email, phone, card } = { email: null, phone: null, card: null, ...known };
        const wait = await waitForOneMore(session, `${known.kind} ${email ?? phone ?? card} from ${address}`);
        await execute(session, sql.SEND_TICKETS, [email, phone, card, wait === 0 ? RECOVERED_AT_ONCE : 0]);
        notifyAfterCommit(session, ...OUTBOX_WORKERS);
        return wait;
      }),
    sendCode: (reservation, sessionHash) =>
      inTransaction(pool, async (session) => {
        const code = newId();
        await execute(session, sql.VOID_CODES, [reservation, bytes(sessionHash)]);
        await execute(session, sql.NEW_CODE, [code, reservation, bytes(sessionHash), ONE_TIME_CODE_LIFETIME]);
        await announce(session, { topic: 'one_time_code.requested', reservation, request: code });
      }),
    tryCode: async (reservation, session) => {
      const [row] = await all(sql.TRY_CODE, [reservation, bytes(session), ONE_TIME_CODE_TRIES]);
      return row && id(row.one_time_code_id);
    },
    useUpCode: async (code) => (await all(sql.USE_UP_CODE, [code])).length > 0,
  };
}
