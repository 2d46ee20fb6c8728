import type { ServiceEvent, ServiceRecorded } from '#app/disruptions/ports.ts';
import { latestServiceChange } from './latest-disruption.ts';
import { logOfDeparture } from './departure-log.ts';
import { withRollback } from '#adapters/db/with-rollback.ts';
import { Rollback } from '#app/transaction.ts';
import { announce } from '#adapters/db/announce.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';

/** The last known class; locked, so that reports are serialized. */
const KNOWN = statement<{ readonly runs: string }>(
  'departure-service-known',
  `select coalesce(v.runs_class_id, d.service_class_id) as runs
   from departure d ${latestServiceChange('d')} where d.departure_id = $1 for update of d`,
);

const INSERT = statement<{ readonly from_name: string; readonly to_name: string }>(
  'departure-service-insert',
  `with written as (
     insert into departure_service (event_id, departure_id, sold_class_id, runs_class_id, reason, recorded_by)
     select $1, departure_id, service_class_id, $3, $4, $5 from departure where departure_id = $2
     returning sold_class_id, runs_class_id
   )
   select sold.name_es as from_name, runs.name_es as to_name
   from written w
   join service_class sold on sold.service_class_id = w.sold_class_id
   join service_class runs on runs.service_class_id = w.runs_class_id`,
);

/** The fare of a class is its own, or the general one: the empty name, which sorts last. */
const fareOf = (name: string): string => `cross join lateral (
     select f.amount from fare f
     where f.origin_id = a.stop_id and f.destination_id = b.stop_id and f.service_class_id in (s.${name}_class_id, '')
     order by f.service_class_id desc limit 1
   ) ${name}`;

const INSERT_FARES = statement(
  'departure-service-insert-fares',
  `insert into departure_service_fare (event_id, from_call, to_call, sold_fare, runs_fare)
   select s.event_id, a.call_index, b.call_index, sold.amount, runs.amount
   from departure_service s
   join departure_call a using (departure_id)
   join departure_call b on b.departure_id = s.departure_id and b.call_index > a.call_index
   ${fareOf('sold')} ${fareOf('runs')}
   where s.event_id = $1`,
);

const WITHOUT_FARE = statement<{ readonly origin: string; readonly destination: string }>(
  'departure-service-without-fare',
  `select o.name as origin, e.name as destination
   from ticket t
   join departure_call a on a.departure_id = t.departure_id and a.call_index = t.from_leg
   join departure_call b on b.departure_id = t.departure_id and b.call_index = t.to_leg
   join stop o on o.stop_id = a.stop_id
   join stop e on e.stop_id = b.stop_id
   where t.departure_id = $1 and t.status = 'valid' and not exists (
     select from departure_service_fare f where f.event_id = $2 and f.from_call = t.from_leg and f.to_call = t.to_leg
   )
   order by t.from_leg, t.to_leg limit 1`,
);

const AFFECTED = statement<{ readonly reservation_id: string }>(
  'departure-service-affected',
  `select distinct reservation_id from ticket where departure_id = $1 and status = 'valid' order by reservation_id`,
);

/** Records the service class a departure runs in, with the fares of both, and notifies ticket holders if it is new. */
export const recordService = (pool: Pool, report: ServiceEvent): Promise<ServiceRecorded> =>
  withRollback<ServiceRecorded>(pool, async (session) => {
    const { id: event, departure, service, reason, recordedBy: actor } = report;
    const [known] = await execute(session, KNOWN, [departure]);
    const [named] = await execute(session, INSERT, [event, departure, service, reason, actor]);
    if (!known || !named) throw new Error(`departure ${departure} or class ${service} is not there`);
    await execute(session, INSERT_FARES, [event]);
    const [pair] = await execute(session, WITHOUT_FARE, [departure, event]);
    if (pair) throw new Rollback<ServiceRecorded>({ kind: 'no_fare', ...pair });
    const note = `${named.from_name} → ${named.to_name}. ${reason}`;
    await logOfDeparture(session, { actor, action: 'departure.service', departure, note });
    if (known.runs === service) return { kind: 'recorded', notified: 0 };
    const affected = await execute(session, AFFECTED, [departure]);
    for (const { reservation_id: reservation } of affected)
      await announce(session, { topic: 'service.notice', reservation, event });
    return { kind: 'recorded', notified: affected.length };
  });
