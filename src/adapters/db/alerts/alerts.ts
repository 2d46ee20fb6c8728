import { randomBytes } from 'node:crypto';
import { notifyAfterCommit, OUTBOX_WORKERS } from '#adapters/db/notify-workers.ts';
import { type Pool, type Session, withConnection } from '#adapters/db/pool.ts';
import { execute, type Statement } from '#adapters/db/statement.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import type { AlertChange, AlertReader, AlertRepository, SeenAlert, StoredAlert } from '#app/alerts/ports.ts';
import type { Alert, AlertDraft, AlertId } from '#domain/alerts/alert.ts';
import { id, uuidV7 } from '#kernel/ids.ts';
import { instant, localDate } from '#kernel/instant.ts';
import * as sql from './alert-statements.ts';

/** For the operators' page. */
const MAX_LISTED = 200;

/** Alerts in PostgreSQL. */
export function alerts(pool: Pool): AlertReader & AlertRepository {
  const all = <Row extends object>(asked: Statement<Row>, values: readonly unknown[] = []): Promise<readonly Row[]> =>
    withConnection(pool, (session) => execute(session, asked, values));
  const routes = async () =>
    (await all(sql.ROUTES)).map(({ route_id: route, name }) => ({ id: id<'route'>(route), name }));
  return {
    version: async () => (await all(sql.VERSION))[0]?.version ?? 0,
    published: async (now) => ({
      alerts: (await all(sql.PUBLISHED, [now])).map(alertOf),
      routes: await routes(),
      agencies: (await all(sql.AGENCIES)).map(({ agency_id: agency }) => agency),
    }),
    list: async () => (await all(sql.LIST, [MAX_LISTED])).map(storedOf),
    byId: async (alert) => (await all(sql.BY_ID, [alert])).map(storedOf)[0],
    routes,
    save: (alert, draft) =>
      inTransaction(pool, (session) =>
        change(session, alert, {
          ask: alert.seen === 0 ? sql.INSERT : sql.UPDATE,
          values: [...valuesOf(draft), alert.by],
          action: 'alert.written',
        }),
      ),
    publish: (alert, notify) =>
      inTransaction(pool, async (session) => {
        const published = await change(session, alert, { ask: sql.PUBLISH, values: [], action: 'alert.published' });
        if (published.kind === 'changed') return published;
        return { ...published, notified: notify ? await notifyTravellers(session, alert.id) : 0 };
      }),
    end: (alert) =>
      inTransaction(pool, (session) => change(session, alert, { ask: sql.END, values: [], action: 'alert.ended' })),
  };
}

interface Change {
  readonly ask: Statement<{ readonly revision: number }>;
  readonly values: readonly unknown[];
  readonly action: 'alert.written' | 'alert.published' | 'alert.ended';
}

async function change(session: Session, { id: alert, seen, by }: SeenAlert, done: Change): Promise<AlertChange> {
  const [changed] = await execute(session, done.ask, [alert, seen, ...done.values]);
  if (!changed) return { kind: 'changed' };
  await execute(session, sql.COUNT);
  await execute(session, sql.LOG, [uuidV7(Date.now(), randomBytes(10)), by, done.action, alert]);
  return { kind: 'done', revision: changed.revision };
}

async function notifyTravellers(session: Session, alert: AlertId): Promise<number> {
  const [row] = await execute(session, sql.NOTIFY, [alert]);
  notifyAfterCommit(session, ...OUTBOX_WORKERS);
  return row!.notified;
}

const valuesOf = ({ title, body, cause, effect, severity, scope, active }: AlertDraft): readonly unknown[] => [
  title.es,
  title.en,
  body.es,
  body.en,
  cause,
  effect,
  severity,
  scope.routes,
  scope.stops,
  scope.days.from ?? null,
  scope.days.until ?? null,
  active.from,
  active.until ?? null,
];

const alertOf = (row: sql.AlertRow): Alert => ({
  id: id(row.alert_id),
  state: row.state,
  title: { es: row.title_es, en: row.title_en },
  body: { es: row.body_es, en: row.body_en },
  cause: row.cause,
  effect: row.effect,
  severity: row.severity,
  scope: {
    routes: row.route_ids.map((route) => id<'route'>(route)),
    stops: row.stop_ids.map((stop) => id<'stop'>(stop)),
    days: { from: dayOf(row.days_from), until: dayOf(row.days_until) },
  },
  active: {
    from: instant(row.active_from),
    until: row.active_until === null ? undefined : instant(row.active_until),
  },
});

const dayOf = (day: string | null) => (day === null ? undefined : localDate(day));

const storedOf = (row: sql.StoredAlertRow): StoredAlert => ({
  ...alertOf(row),
  revision: row.revision,
  writtenBy: row.written_by,
  writtenAt: instant(row.written_at),
  notified: row.notified,
});
