import type { DatabaseTarget } from '#adapters/db/connection.ts';
import { createPool, type Pool, withConnection } from '#adapters/db/pool.ts';
import { administer } from '#testing/administer.ts';
import { inDatabase } from '#testing/in-database.ts';

/** Enough branches that few clients wait for the same one; accounts and tellers of each as the benchmark specifies. */
const BRANCHES = 16;
const TELLERS = 10;
const ACCOUNTS = 100_000;

const TABLES = `
create table branch (branch int primary key, balance int not null) with (fillfactor = 10);
create table teller (teller int primary key, branch int not null, balance int not null) with (fillfactor = 10);
create table account (account int primary key, branch int not null, balance int not null, filler char(84) not null default '');
create table history (teller int, branch int, account int, delta int, at timestamptz, filler char(22));
insert into branch select i, 0 from generate_series(1, ${BRANCHES}) i;
insert into teller select i, (i - 1) / ${TELLERS} + 1, 0 from generate_series(1, ${BRANCHES * TELLERS}) i;
insert into account select i, (i - 1) / ${ACCOUNTS} + 1, 0 from generate_series(1, ${BRANCHES * ACCOUNTS}) i;`;

/** The five statements of the transaction, in order, between BEGIN and COMMIT. */
const STATEMENTS = {
  'tpcb-account': 'update account set balance = balance + $1 where account = $2',
  'tpcb-balance': 'select balance from account where account = $1',
  'tpcb-teller': 'update teller set balance = balance + $1 where teller = $2',
  'tpcb-branch': 'update branch set balance = balance + $1 where branch = $2',
  'tpcb-history': 'insert into history (teller, branch, account, delta, at) values ($1, $2, $3, $4, current_timestamp)',
};

const upTo = (most: number): number => 1 + Math.floor(Math.random() * most);

/** A separate bank database on the same server, and its transaction: as durable as that server's. */
export async function openBank(server: DatabaseTarget, clients: number) {
  const name = `tpcb_${process.pid}`;
  await administer(server, `create database ${name}`);
  const pool = createPool(inDatabase(server, name), { connections: clients, waitMs: 60_000, queryMs: 60_000 });
  await pool.query(TABLES);
  await pool.query('vacuum analyze');
  const close = async () => {
    await pool.end();
    await administer(server, `drop database ${name} with (force)`);
  };
  return { transact: () => transact(pool), close };
}

async function transact(pool: Pool): Promise<boolean> {
  const [delta, account, teller, branch] = [
    upTo(10_000) - 5_000,
    upTo(BRANCHES * ACCOUNTS),
    upTo(BRANCHES * TELLERS),
    upTo(BRANCHES),
  ];
  await withConnection(pool, async (session) => {
    const run = (statement: keyof typeof STATEMENTS, values: readonly number[]) =>
      session.query({ name: statement, text: STATEMENTS[statement], values: [...values] });
    await session.query('begin');
    await run('tpcb-account', [delta, account]);
    await run('tpcb-balance', [account]);
    await run('tpcb-teller', [delta, teller]);
    await run('tpcb-branch', [delta, branch]);
    await run('tpcb-history', [teller, branch, account, delta]);
    await session.query('commit');
  });
  return true;
}
