import { createPool } from '#adapters/db/pool.ts';
import { inTransaction } from '#adapters/db/transaction.ts';

// A program for the tests: locks a row in a transaction, as a sale does, prints one line, and freezes.
const pool = createPool(JSON.parse(process.argv[2]!), { name: 'frozen' });
await inTransaction(pool, async (session) => {
  await session.query('update bus set sold = sold + 1');
  process.stdout.write('held\n');
  process.kill(process.pid, 'SIGSTOP');
});
