import type { Random } from '#app/ports.ts';
import type { TimetableCache } from '#app/timetable/timetable-cache.ts';
import type { AlertDraft, AlertId } from '#domain/alerts/alert.ts';
import { draftFaults } from '#domain/alerts/draft-faults.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import { id, uuidV7 } from '#kernel/ids.ts';
import { type Instant, parseLocalDate, type Zone } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { instantInZone } from '#kernel/zoned.ts';
import type { AlertChange, AlertRepository, SeenAlert } from './ports.ts';

/**
 * What an operator typed: days as `2026-11-27`, moments in the carrier's local time, `2026-11-27 08:00`. Empty: none.
 */
export interface TypedAlert extends Pick<AlertDraft, 'title' | 'body' | 'cause' | 'effect' | 'severity'> {
  /** The client may choose the id of a new alert, so that sending it repeatedly creates only one. */
  readonly id: AlertId | undefined;
  /** The revision they have seen; 0 for a new one. */
  readonly revision: number;
  readonly routes: readonly string[];
  readonly stops: readonly string[];
  readonly daysFrom: string;
  readonly daysUntil: string;
  /** Empty: from now on. */
  readonly activeFrom: string;
  readonly activeUntil: string;
}

export interface WriteAlertDeps {
  readonly alerts: AlertRepository;
  readonly timetable: TimetableCache;
  readonly random: Random;
  /** The carrier's zone, in which operators type times. */
  readonly zone: Zone;
}

export interface SavedAlert {
  readonly id: AlertId;
  readonly revision: number;
}

/** Saves a new alert as a draft, or changes one: changes of a published alert take effect immediately. */
export const writeAlert =
  ({ alerts, timetable, random, zone }: WriteAlertDeps) =>
  async (typed: TypedAlert, by: string, now: Instant): Promise<Result<SavedAlert, Faults>> => {
    const { draft, faults } = readDraft(typed, { now, zone });
    const { stops } = await timetable.current();
    const routes = new Set<string>((await alerts.routes()).map((route) => route.id));
    const network = { isRoute: (one: string) => routes.has(one), isStop: (one: string) => stops.has(id(one)) };
    const [first, ...more] = [...faults, ...draftFaults(draft, network)];
    if (first) return fail([first, ...more]);
    const alert = { id: typed.id ?? uuidV7<'alert'>(now, random(10)), seen: typed.id ? typed.revision : 0, by };
    const saved = await save(alerts, alert, draft);
    return saved.kind === 'done' ? ok({ id: alert.id, revision: saved.revision }) : refusalOf(alerts, alert);
  };

/** A new alert sent again because its reply was lost is recognized as the one already written. */
async function save(alerts: AlertRepository, alert: SeenAlert, draft: AlertDraft): Promise<AlertChange> {
  const saved = await alerts.save(alert, draft);
  if (saved.kind === 'done' || alert.seen > 0) return saved;
  const stored = await alerts.byId(alert.id);
  const isTheirs = stored?.state === 'draft' && stored.writtenBy === alert.by;
  return isTheirs ? alerts.save({ ...alert, seen: stored.revision }, draft) : saved;
}

interface Published extends SavedAlert {
  /** Number of people notified. */
  readonly notified: number;
}

/** Shows it to travellers and, if the operator wants, notifies ticket holders. */
export const publishAlert =
  ({ alerts }: Pick<WriteAlertDeps, 'alerts'>) =>
  async (alert: SeenAlert, notify: boolean): Promise<Result<Published, Faults>> => {
    const published = await alerts.publish(alert, notify);
    if (published.kind === 'changed') return refusalOf(alerts, alert);
    return ok({ id: alert.id, revision: published.revision, notified: published.notified });
  };

/** Ends a published alert, or discards a draft. One that has ended meanwhile is as it was asked to be. */
export const endAlert =
  ({ alerts }: Pick<WriteAlertDeps, 'alerts'>) =>
  async (alert: SeenAlert): Promise<Result<SavedAlert, Faults>> => {
    const ended: AlertChange = await alerts.end(alert);
    if (ended.kind === 'done') return ok({ id: alert.id, revision: ended.revision });
    const stored = await alerts.byId(alert.id);
    return stored?.state === 'ended' ? ok({ id: alert.id, revision: stored.revision }) : refusalOf(alerts, alert);
  };

/** Why nothing was written. */
async function refusalOf(
  alerts: Pick<AlertRepository, 'byId'>,
  { id: alert }: SeenAlert,
): Promise<Result<never, Faults>> {
  const stored = await alerts.byId(alert);
  if (!stored) return fail([fault('alert_unknown')]);
  return fail([fault(stored.state === 'ended' ? 'alert_ended' : 'alert_changed')]);
}

interface Read {
  readonly draft: AlertDraft;
  readonly faults: readonly Fault[];
}

function readDraft(typed: TypedAlert, { now, zone }: { readonly now: Instant; readonly zone: Zone }): Read {
  const faults: Fault[] = [];
  const read = <Value>(text: string, field: string, parse: (text: string) => Value | undefined): Value | undefined => {
    const value = text === '' ? undefined : parse(text);
    if (text !== '' && value === undefined) faults.push(fault('alert_moment_impossible', field));
    return value;
  };
  const moment = (text: string) => instantInZone(text.replace(' ', 'T'), zone);
  const draft: AlertDraft = {
    title: { es: oneLine(typed.title.es), en: oneLine(typed.title.en) },
    body: { es: plain(typed.body.es), en: plain(typed.body.en) },
    cause: typed.cause,
    effect: typed.effect,
    severity: typed.severity,
    scope: {
      routes: typed.routes.map((route) => id<'route'>(route)),
      stops: typed.stops.map((stop) => id<'stop'>(stop)),
      days: {
        from: read(typed.daysFrom, 'days_from', parseLocalDate),
        until: read(typed.daysUntil, 'days_until', parseLocalDate),
      },
    },
    active: {
      from: read(typed.activeFrom, 'active_from', moment) ?? now,
      until: read(typed.activeUntil, 'active_until', moment),
    },
  };
  return { draft, faults };
}

/** Invisible or direction-changing characters; line feeds are allowed. */
const UNPRINTABLE = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

const plain = (text: string): string => text.replace(UNPRINTABLE, '').trim();

/** A title is also the subject of e-mails. */
const oneLine = (text: string): string => plain(text).replace(/\s+/g, ' ');
