import { randomBytes } from 'node:crypto';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { run, statement } from '#adapters/db/statement.ts';
import type { AuditLog } from '#app/operations/ports.ts';
import { uuidV7 } from '#kernel/ids.ts';

const WRITE = statement(
  'audit-write',
  'insert into audit_log (audit_id, actor, action, payment_id, account, note) values ($1, $2, $3, $4, $5, $6)',
);

/** The log of deeds in PostgreSQL. */
export const auditLog = (pool: Pool): AuditLog => ({
  write: (deed) =>
    withConnection(pool, async (session) => {
      const { actor, action, note } = deed;
      const subject = 'payment' in deed ? [deed.payment, null] : [null, deed.account];
      await run(session, WRITE, [uuidV7(Date.now(), randomBytes(10)), actor, action, ...subject, note ?? null]);
    }),
});
