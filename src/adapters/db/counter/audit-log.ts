import { randomBytes } from 'node:crypto';
import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { LogFilter, LoggedAction } from '#app/counter/ports.ts';
import type { DoneBy } from '#app/operators/ports.ts';
import type { OperatorRole } from '#domain/operators/operator.ts';
import { id, uuidV7 } from '#kernel/ids.ts';
import { instant, plusDays, type Zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { startOfDay } from '#kernel/zoned.ts';

interface Row {
  readonly at: number;
  readonly actor: string;
  readonly role: OperatorRole | null;
  readonly place: string | null;
  readonly action: string;
  readonly code: string | null;
  readonly amount: number | null;
  readonly note: string | null;
}

const logText = (from: string): string =>
  `select a.at, a.actor, a.role, a.place, a.action, r.code, coalesce(a.amount, p.amount) as amount, a.note
   from ${from}
   left join payment p on p.payment_id = a.payment_id
   left join orders r on r.order_id = coalesce(a.reservation_id, p.reservation_id)
   where ($1::timestamptz is null or a.at >= $1) and ($2::timestamptz is null or a.at < $2)
   order by a.at desc, a.audit_id desc limit $3`;

const LOG = statement<Row>('counter-act-log', logText('audit_log a'));

const LOG_OF = statement<Row>(
  'counter-act-log-of',
  logText(`(
     select l.audit_id from orders o join audit_log l on l.reservation_id = o.order_id where o.code = $4
     union all
     select l.audit_id
     from orders o join payment m on m.reservation_id = o.order_id join audit_log l on l.payment_id = m.payment_id
     where o.code = $4 and l.reservation_id is null
   ) own join audit_log a using (audit_id)`),
);

/** The audit log, newest first. */
export async function readLog(
  session: Session,
  { code, day, limit }: LogFilter,
  zone: Zone,
): Promise<readonly LoggedAction[]> {
  const span = day ? [startOfDay(day, zone), startOfDay(plusDays(day, 1), zone)] : [undefined, undefined];
  const [from, to] = span.map((at) => (at === undefined ? null : new Date(at)));
  const found =
    code === undefined
      ? await execute(session, LOG, [from, to, limit])
      : await execute(session, LOG_OF, [from, to, limit, code]);
  return found.map((row) => ({
    at: instant(row.at),
    actor: row.actor,
    role: row.role ?? undefined,
    place: row.place ?? undefined,
    action: row.action,
    code: row.code === null ? undefined : id(row.code),
    amount: row.amount === null ? undefined : centavos(row.amount),
    note: row.note ?? undefined,
  }));
}

/** Repeated reads by the same operator are logged once in ten minutes. */
const OPENED = statement(
  'counter-act-opened',
  `insert into audit_log (audit_id, actor, role, place, action, reservation_id)
   select $1, $2, $3, $4, 'reservation.opened', $5
   where not exists (
     select from audit_log a where a.reservation_id = $5 and a.action = 'reservation.opened' and a.actor = $2
       and a.at > clock_timestamp() - interval '10 minutes')`,
);

export const writeOpened = (
  session: Session,
  { name, role, place }: Pick<DoneBy, 'name' | 'role' | 'place'>,
  reservation: string,
): Promise<unknown> =>
  execute(session, OPENED, [uuidV7(Date.now(), randomBytes(10)), name, role ?? null, place, reservation]);
