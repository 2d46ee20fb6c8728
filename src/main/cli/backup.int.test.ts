import { payReservation } from '#app/booking/pay-reservation.ts';
import { execFile } from 'node:child_process';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeBackup } from '#adapters/db/backup/write-backup.ts';
import { findBreaches } from '#adapters/db/invariants/assert-invariants.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import type { PaymentId } from '#app/payment/ports.ts';
import { openpayAccounts } from '#main/accounts/openpay-accounts.ts';
import { providersOf } from '#main/accounts/payment-account.ts';
import { loadSecrets } from '#main/config/secrets.ts';
import { databaseUrl } from '#testing/database-url.ts';
import { inDatabase } from '#testing/in-database.ts';
import { largeBuses } from '#testing/large-buses.ts';
import { type SimulatedOpenpay, simulateOpenpay } from '#testing/simulated-openpay.ts';
import { good, openSale, type PayingSale } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let simulated: SimulatedOpenpay;
let sale: PayingSale;
let folder: string;
let dataDir: string;
let keys = 0;
/** More than are sold before the backup starts, fewer than the bus has seats. */
const SOLD_MEANWHILE = 12;
const others: TestDatabase[] = [];

beforeAll(async () => {
  [database, simulated] = await Promise.all([createTestDatabase(), simulateOpenpay()]);
  const accounts = openpayAccounts(simulated.accounts, { OPENPAY_3DS: 'selective', OPENPAY_STORES: true });
  sale = await openSale(database.pool, [...providersOf(accounts)]);
  folder = await mkdtemp(join(tmpdir(), 'anden-backup-'));
  dataDir = join(folder, 'data');
  await loadSecrets(dataDir);
  await largeBuses(database.pool);
  // One in each state: choosing seats, holding them, ordered for a store, paid there.
  await sale.atSeats({ round: false });
  await sale.atPayment({ round: false });
  await ordered(0);
  await sold(1);
});
afterAll(async () => {
  await Promise.all([...others, database].map((one) => one.drop()));
  await Promise.all([simulated.stop(), rm(folder, { recursive: true })]);
});

/** A reservation of a run with a store reference; returns its payment. */
async function ordered(run: number) {
  const { code, caller, reservation } = await sale.atPayment({ round: false, run, passengers: ['adult'] });
  const key = `key-${(keys += 1)}`;
  const wish = { code, method: 'oxxo', token: undefined, deviceSession: undefined, key } as const;
  good(await payReservation(sale)({ ...wish, total: reservation.quote!.total }, caller, sale.now));
  const { rows } = await database.pool.query<{ payment_id: PaymentId; provider_ref: string }>(
    'select payment_id, provider_ref from payment where reservation_id = $1',
    [reservation.id],
  );
  return rows[0]!;
}

async function sold(run: number): Promise<void> {
  const { payment_id: payment, provider_ref: ref } = await ordered(run);
  await simulated.happen(simulated.accounts.oxxo, `pay-store/${ref}`);
  await confirmAttempt(sale, payment);
}

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command on a database and a data directory, as an engineer would. */
const run = (
  program: 'backup' | 'restore',
  args: readonly string[],
  place: { readonly on?: TestDatabase; readonly dataDir?: string } = {},
) =>
  new Promise<Ended>((resolve) => {
    const env = {
      PATH: process.env['PATH'],
      DATABASE_URL: databaseUrl((place.on ?? database).connection),
      ANDEN_DATA_DIR: place.dataDir ?? dataDir,
    };
    execFile(process.execPath, [`src/main/cli/${program}.ts`, ...args], { env }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });

const emptyDatabase = async (): Promise<TestDatabase> => {
  const made = await createTestDatabase();
  others.push(made);
  return made;
};

/** Every row of every table, and the positions of sequences. */
async function contentOf(pool: Pool): Promise<Readonly<Record<string, string>>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migration'",
  );
  const content: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as all from "${name}" t`,
    );
    content[name] = rows[0].all;
  }
  const { rows } = await pool.query(
    "select coalesce(string_agg(sequencename || last_value, ' ' order by sequencename), '') as all from pg_sequences where schemaname = 'public'",
  );
  return { ...content, sequences: rows[0].all };
}

describe('a backup', () => {
  test('restored elsewhere is the same site: every row, every sequence, every secret, every invariant', async () => {
    const place = join(folder, 'same');
    expect(await run('backup', [place])).toMatchObject({ code: 0, err: '' });
    const target = await emptyDatabase();
    const restoredData = join(folder, 'restored');
    const { code, out, err } = await run('restore', [place], { on: target, dataDir: restoredData });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/restored what was at .* in [\d.]+ s; \d+ invariants asked/);
    expect(await contentOf(target.pool)).toEqual(await contentOf(database.pool));
    expect(await findBreaches(target.pool)).toEqual([]);
    expect(await loadSecrets(restoredData)).toEqual(await loadSecrets(dataDir));
  });

  test('can be read by its owner alone', async () => {
    const place = join(folder, 'private');
    await run('backup', [place]);
    const modes = async (path: string) => (await stat(path)).mode & 0o077;
    expect(await modes(place)).toBe(0);
    for (const file of await readdir(place))
      expect({ file, mode: await modes(join(place, file)) }).toEqual({ file, mode: 0 });
  });

  test('taken while the site sells is of one moment', async () => {
    const place = join(folder, 'live');
    const selling = (async () => {
      for (let n = 0; n < SOLD_MEANWHILE; n += 1) await sold(2);
    })();
    expect(await run('backup', [place])).toMatchObject({ code: 0 });
    await selling;
    expect(await run('restore', [place, '--drill'])).toMatchObject({ code: 0, err: '' });
  });

  test('that reaches no database leaves nothing behind', async () => {
    const places = await mkdtemp(join(folder, 'places-'));
    const nowhere = inDatabase(database.connection, 'no_such_database');
    await expect(writeBackup(nowhere, { folder: join(places, 'one'), fingerprints: {} })).rejects.toThrow(/not exist/);
    expect(await readdir(places)).toEqual([]);
  });

  test('that loses its connection leaves nothing behind', async () => {
    const places = await mkdtemp(join(folder, 'places-'));
    const other = await database.pool.connect();
    await other.query(
      'begin; set local idle_in_transaction_session_timeout = 0; lock table traveller_case in access exclusive mode',
    );
    const backup = run('backup', [join(places, 'one')]);
    const copying = `select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like 'copy public."traveller_case"%'`;
    await expect.poll(async () => (await database.pool.query(copying)).rowCount, { timeout: 20_000 }).toBe(1);
    await database.pool.query(`select pg_terminate_backend(pid) from (${copying}) one`);
    const { code, err } = await backup;
    await other.query('rollback');
    other.release();
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('terminating connection') });
    expect(await readdir(places)).toEqual([]);
  });

  test('wants a folder of its own', async () => {
    expect(await run('backup', [dataDir])).toMatchObject({ code: 1, err: expect.stringContaining('exists already') });
  });
});

describe('a restore is refused, and changes nothing,', () => {
  let place: string;
  beforeAll(async () => {
    place = join(folder, 'refused');
    await run('backup', [place]);
  });

  test('over a database that has sold', async () => {
    const before = await contentOf(database.pool);
    const { code, err } = await run('restore', [place]);
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('where nothing was sold') });
    expect(await contentOf(database.pool)).toEqual(before);
  });

  test('while the site runs', async () => {
    const target = await emptyDatabase();
    const running = await target.pool.connect();
    const { code, err } = await run('restore', [place], { on: target, dataDir: join(folder, 'running') });
    running.release();
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('stop it first') });
  });

  test('where the site has other secrets', async () => {
    const strange = join(folder, 'strange');
    await loadSecrets(strange);
    const target = await emptyDatabase();
    const { code, err } = await run('restore', [place], { on: target, dataDir: strange });
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('secrets of its own') });
    expect((await target.pool.query('select 1 from reservation')).rowCount).toBe(0);
  });

  test.each([
    ['a table was changed', (to: string) => appendFile(join(to, 'ticket.copy.gz'), 'x'), 'ticket is damaged'],
    [
      'a table is missing',
      (to: string) => rm(join(to, 'ledger_transfer.copy.gz')),
      'no file of the table ledger_transfer',
    ],
    ['it has no end', (to: string) => rm(join(to, 'manifest.json')), 'is not a backup'],
    ['it is of a later release', (to: string) => later(join(to, 'manifest.json')), 'of a later release'],
  ])('where %s', async (name, damage, said) => {
    const copy = join(folder, name);
    await cp(place, copy, { recursive: true });
    await damage(copy);
    const target = await emptyDatabase();
    const { code, err } = await run('restore', [copy], { on: target });
    expect((await target.pool.query('select 1 from reservation')).rowCount).toBe(0);
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(said) });
  });
});

const later = async (file: string) =>
  writeFile(file, (await readFile(file, 'utf8')).replace('"format": 1', '"format": 2'));

describe('a drill', () => {
  test('tells of an invariant that the backup breaks', async () => {
    const [broken, place] = [await emptyDatabase(), join(folder, 'broken')];
    const whole = join(folder, 'whole');
    await run('backup', [whole]);
    await run('restore', [whole], { on: broken, dataDir });
    await broken.pool.query('delete from ledger_transfer');
    await run('backup', [place], { on: broken });
    const { code, err } = await run('restore', [place, '--drill']);
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('rows break it') });
  });
});

test('wrong usage says how', async () => {
  expect(await run('backup', [])).toMatchObject({ code: 2, err: expect.stringContaining('Usage: npm run backup') });
  expect(await run('backup', ['x', '--drill'])).toMatchObject({ code: 2, err: expect.stringContaining('--drill') });
  expect(await run('restore', ['x', 'y'])).toMatchObject({ code: 2, out: '' });
});
