import { randomBytes } from 'node:crypto';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { AuditLog, AuditEvent } from '#app/operations/ports.ts';
import { uuidV7 } from '#kernel/ids.ts';

const WRITE = statement(
  'audit-write',
  `insert into audit_log (audit_id, actor, action, payment_id, account, reservation_id, operator_id, invoice_id, note,
     role, place, act_key, request_hash, outcome)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
   on conflict (actor, act_key) where act_key is not null do nothing`,
);

/** The audit log in PostgreSQL. */
export const auditLog = (pool: Pool): AuditLog => ({
  write: (event) =>
    withConnection(pool, async (session) => {
      const { actor, action, note } = event;
      const id = uuidV7(Date.now(), randomBytes(10));
      await execute(session, WRITE, [id, actor, action, ...subjectOf(event), note ?? null, ...tillOf(event)]);
    }),
});

/** Role, place, key, request and outcome; all null on the command line. */
const tillOf = ({ from }: AuditEvent): readonly unknown[] => [
  from?.by.role ?? null,
  from?.by.place ?? null,
  from?.by.key ?? null,
  from?.by.requestHash ?? null,
  from === undefined ? null : JSON.stringify(from.outcome),
];

/** Exactly one of payment, account, reservation, operator and invoice. */
const subjectOf = (event: AuditEvent): readonly (string | null)[] => [
  'payment' in event ? event.payment : null,
  'account' in event ? event.account : null,
  'reservation' in event ? event.reservation : null,
  'operator' in event ? event.operator : null,
  'invoice' in event ? event.invoice : null,
];
