import { createHmac, randomBytes } from 'node:crypto';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { secondsUntilOlder } from '#adapters/db/seconds-until.ts';
import { execute, type Statement, statement } from '#adapters/db/statement.ts';
import type { CaptchaUses, Guesses } from '#app/guessing/ports.ts';
import { type Exceeded, FAILURES_OVER } from '#domain/guessing/guess-limits.ts';
import { id, uuidV7 } from '#kernel/ids.ts';

/** Inserted before counting, so that concurrent tries count each other. */
const WRITE_TRY = statement(
  'guess-write-try',
  `insert into look_up_try (try_id, code_key, address_key, tried_at, kind) values ($1, $2, $3, clock_timestamp(), $4)`,
);

interface FailuresRow {
  readonly of_asker_lately: number;
  readonly of_asker_today: number;
  readonly of_secret_lately: number;
  readonly of_secret_today: number;
  readonly of_address: number;
  readonly of_site: number;
}

const since = (milliseconds: string): string =>
  `tried_at > statement_timestamp() - ${milliseconds} * interval '1 millisecond'`;

const COUNT_TRIES = statement<FailuresRow>(
  'guess-count-tries',
  `select
     count(*) filter (where address_key = $2 and ${since('$3')})::int as of_asker_lately,
     count(*) filter (where address_key = $2)::int as of_asker_today,
     count(*) filter (where ${since('$3')})::int as of_secret_lately,
     count(*)::int as of_secret_today,
     (select count(*)::int from look_up_try where address_key = $2 and ${since('$5')}) as of_address,
     (select count(*)::int from look_up_try where kind = $6 and ${since('$5')}) as of_site
   from look_up_try where code_key = $1 and ${since('$4')}`,
);

/** Until the oldest of the last that many failures no longer counts. */
const LEFT = `select ${secondsUntilOlder('tried_at', `$1 * interval '1 millisecond'`)} from look_up_try where`;
const OLDEST_OF_LAST = 'order by tried_at desc offset $2 limit 1';

type WaitRow = { readonly seconds: number };

const WAIT_OF_ASKER = statement<WaitRow>(
  'guess-wait-of-asker',
  `${LEFT} code_key = $3 and address_key = $4 ${OLDEST_OF_LAST}`,
);
const WAIT_OF_SECRET = statement<WaitRow>('guess-wait-of-secret', `${LEFT} code_key = $3 ${OLDEST_OF_LAST}`);
const WAIT_OF_ADDRESS = statement<WaitRow>('guess-wait-of-address', `${LEFT} address_key = $3 ${OLDEST_OF_LAST}`);

/** The failures that a limit counts: of a secret, of an address, or of both. */
type Counted = (secret: Buffer, address: Buffer) => readonly [Statement<WaitRow>, ...(readonly Buffer[])];

const ofAsker: Counted = (secret, address) => [WAIT_OF_ASKER, secret, address];
const ofSecret: Counted = (secret) => [WAIT_OF_SECRET, secret];

const COUNTED: Readonly<Record<Exceeded['of'], Counted>> = {
  ofAskerLately: ofAsker,
  ofAskerToday: ofAsker,
  ofSecretLately: ofSecret,
  ofSecretToday: ofSecret,
  ofAddress: (_, address) => [WAIT_OF_ADDRESS, address],
};

const FORGIVE_TRY = statement('guess-forgive-try', 'delete from look_up_try where try_id = $1');

/** Old tries no longer count; each new try deletes a few. */
const DROP_OLD_TRIES = statement(
  'guess-drop-old-tries',
  `delete from look_up_try where try_id in (
     select try_id from look_up_try where tried_at < statement_timestamp() - $1 * interval '1 millisecond'
     limit 10 for update skip locked)`,
);

/** Failed tries in PostgreSQL. `secret` keys the hashes by which secrets and addresses are counted. */
export function guesses(pool: Pool, secret: string): Guesses {
  const keyOf = (kind: string, text: string): Buffer =>
    createHmac('sha256', secret).update(`look-up ${kind} ${text}`).digest();
  return {
    begin: ({ kind, secret: guessed, address }) =>
      withConnection(pool, async (session) => {
        const tried = uuidV7(Date.now(), randomBytes(10));
        const keys = [keyOf(kind, guessed), keyOf('address', address)];
        const { lately, today, minute } = FAILURES_OVER;
        await execute(session, WRITE_TRY, [tried, ...keys, kind]);
        const [row] = await execute(session, COUNT_TRIES, [...keys, lately, today, minute, kind]);
        await execute(session, DROP_OLD_TRIES, [today]);
        return { id: id(tried), failures: failuresOf(row!) };
      }),
    wait: ({ kind, secret: guessed, address }, exceeded) =>
      withConnection(pool, async (session) => {
        const waits: number[] = [];
        for (const { of, most, within } of exceeded) {
          const [counted, ...keys] = COUNTED[of](keyOf(kind, guessed), keyOf('address', address));
          const [row] = await execute(session, counted, [within, most - 1, ...keys]);
          waits.push(row?.seconds ?? 1);
        }
        return Math.max(...waits);
      }),
    forgive: async (tried) => {
      await withConnection(pool, (session) => execute(session, FORGIVE_TRY, [tried]));
    },
  };
}

const failuresOf = (row: FailuresRow) => ({
  ofAskerLately: row.of_asker_lately,
  ofAskerToday: row.of_asker_today,
  ofSecretLately: row.of_secret_lately,
  ofSecretToday: row.of_secret_today,
  ofAddress: row.of_address,
  ofSite: row.of_site,
});

/** An answer is valid for five minutes, so answers used an hour ago can be forgotten. */
const USE_UP = statement<{ readonly answer_key: Buffer }>(
  'captcha-use-up',
  `with old as (
     delete from captcha_use where answer_key in (
       select answer_key from captcha_use where used_at < statement_timestamp() - interval '1 hour' limit 10 for update skip locked)
   )
   insert into captcha_use (answer_key, used_at) values ($1, clock_timestamp())
   on conflict do nothing returning answer_key`,
);

export const captchaUses = (pool: Pool, secret: string): CaptchaUses => ({
  useUp: async (answer) => {
    const key = createHmac('sha256', secret).update(`captcha ${answer}`).digest();
    return (await withConnection(pool, (session) => execute(session, USE_UP, [key]))).length > 0;
  },
});
