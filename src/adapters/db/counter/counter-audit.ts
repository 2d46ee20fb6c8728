import { randomBytes } from 'node:crypto';
import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { DoneBy } from '#app/operators/ports.ts';
import { uuidV7 } from '#kernel/ids.ts';

const RECORD = statement(
  'counter-act-record',
  `insert into audit_log
     (audit_id, actor, role, place, action, payment_id, reservation_id, amount, note, act_key, request_hash, outcome)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
);

export interface CounterAuditEvent {
  readonly action: 'cash.taken' | 'order.converted' | 'seat.exchanged' | 'tickets.printed' | 'tickets.resent';
  /** Exactly one of the two. */
  readonly subject: { readonly payment: string } | { readonly reservation: string };
  readonly amount?: number;
  readonly note?: string;
  readonly outcome: object;
}

/** Records the action in the transaction that performs it. Returns the id of the audit event. */
export async function recordAuditEvent(
  session: Session,
  { name, role, place, key, requestHash }: DoneBy,
  act: CounterAuditEvent,
) {
  const id = uuidV7(Date.now(), randomBytes(10));
  await execute(session, RECORD, [
    id,
    name,
    role ?? null,
    place,
    act.action,
    'payment' in act.subject ? act.subject.payment : null,
    'reservation' in act.subject ? act.subject.reservation : null,
    act.amount ?? null,
    act.note ?? null,
    key ?? null,
    requestHash,
    JSON.stringify(act.outcome),
  ]);
  return id;
}
