import { randomBytes } from 'node:crypto';
import { type Pool, type Session, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { AuditLog, AuditEvent } from '#app/operations/ports.ts';
import { uuidV7 } from '#kernel/ids.ts';

const WRITE = statement(
  'audit-write',
  `insert into audit_log (audit_id, actor, action, payment_id, account, reservation_id, operator_id, invoice_id, note,
     role, place, act_key, request_hash, outcome, amount)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
);

/** The audit log in PostgreSQL. */
export const auditLog = (pool: Pool): AuditLog => ({
  write: (event) => withConnection(pool, (session) => writeAuditEvent(session, event)),
});

/** As part of a transaction that also does what it tells of. A key that was used before is an error. */
export async function writeAuditEvent(session: Session, event: AuditEvent): Promise<void> {
  const { actor, action, note } = event;
  const id = uuidV7(Date.now(), randomBytes(10));
  const amount = 'amount' in event ? event.amount : null;
  await execute(session, WRITE, [id, actor, action, ...subjectOf(event), note ?? null, ...tillOf(event), amount]);
}

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
