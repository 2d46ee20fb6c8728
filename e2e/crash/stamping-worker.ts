// The invoice worker as a separate process, which ends as by `kill -9` after its n-th await: a connection, a reply of
// the database or of the PAC, a body read. With 0 it lives and reports how many there were.
import { Client, Pool } from 'pg';
import { createPool } from '#adapters/db/pool.ts';
import { stampInvoices } from '#app/invoicing/stamp-invoices.ts';
import { instant } from '#kernel/instant.ts';
import { COSTERA } from '#main/costera.ts';
import { STRICT_TERMS } from '#main/config/invoicing-terms.ts';
import { openPac } from '#main/accounts/pac.ts';
import { stampingDeps } from '#main/rooms/invoicing.ts';
import { neverAgain } from '#testing/killed-after.ts';

const { connection, pac, after } = JSON.parse(process.argv[2]!) as {
  readonly connection: Parameters<typeof createPool>[0];
  readonly pac: Parameters<typeof openPac>[0];
  readonly after: number;
};

let waits = 0;

type Method = (...args: unknown[]) => unknown;

function watch<Name extends string>(owner: Readonly<Record<Name, unknown>>, name: Name): void {
  const original = owner[name] as Method;
  const watched = function (this: unknown, ...args: unknown[]): unknown {
    const answer = original.apply(this, args);
    if (!(answer instanceof Promise)) return answer;
    return answer.finally(() => {
      waits += 1;
      if (waits === after) process.kill(process.pid, 'SIGKILL');
    });
  };
  Object.defineProperty(owner, name, { value: watched, configurable: true, writable: true });
}

const pool = createPool(connection, { name: 'stamping-worker', waitMs: 20_000 });
const clock = { now: () => instant(Date.now()) };
const parts = stampingDeps(await openPac(pac), {
  pool,
  clock,
  brand: COSTERA,
  terms: STRICT_TERMS,
  report: (problem) => console.error(problem),
});
watch(Client.prototype, 'query');
watch(Pool.prototype, 'connect');
watch(globalThis, 'fetch');
watch(Response.prototype, 'text');
await stampInvoices({ ...parts, pause: neverAgain })();
console.log(waits);
await pool.end();
