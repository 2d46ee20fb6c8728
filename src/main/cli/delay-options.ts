import type { DelayRecord } from '#app/disruptions/record-delay.ts';
import type { ServiceRecord } from '#app/disruptions/record-class-change.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import type { CommandRequest } from '#main/cli/on-database.ts';
import { parseOptions } from '#main/cli/parse-options.ts';

export const USAGE = `Usage: npm run delay -- <departure> (--minutes N | --cancelled | --service C) --reason "…" [options]

  <departure>   its id, or the local day and time it leaves its first stop: "2026-11-27 08:00"
  --route R     a part of the route's name, where several leave at that time
  --stop S      from where on: the id of a stop, its name or a part that no other has; else all the way
  --minutes N   minutes behind the timetable; 0 takes back what was said before
  --cancelled   it does not run
  --service C   it runs in this class (its id or its name): of a lower one than was sold travellers get the difference;
                the class that was sold takes back what was said before
  --not-ours    the cause is not the carrier's (a closed road, a storm): no compensation by law
  --by name     who says so, for the record; else the account of the machine

Everybody with a ticket is written to, with what it gives them.
Exit code: 0 done, 1 refused and nothing changed, 2 wrong usage.`;

const OPTIONS = {
  route: { type: 'string' },
  stop: { type: 'string' },
  minutes: { type: 'string' },
  cancelled: { type: 'boolean', default: false },
  service: { type: 'string' },
  'not-ours': { type: 'boolean', default: false },
  reason: { type: 'string' },
  by: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

export type DelayCommand =
  | ({ readonly kind: 'delay' } & Omit<DelayRecord, 'recordedBy'>)
  | ({ readonly kind: 'service' } & Omit<ServiceRecord, 'recordedBy'>);

/** A delay of more than two days is treated as another departure. */
const MAX_MINUTES = 2880;

/** Parses the command line; a fault is the text to print. */
export function delayOptions(args: readonly string[]): Result<CommandRequest<DelayCommand>, string> {
  const parsed = parseOptions(args, OPTIONS, USAGE);
  if (typeof parsed === 'string') return fail(parsed);
  const { values, positionals } = parsed;
  const [departure, ...more] = positionals;
  if (values.help || departure === undefined || more.length > 0) return fail(USAGE);
  const { minutes, cancelled, route, stop, service } = values;
  const reason = values.reason?.trim();
  const by = values.by?.trim() || undefined;
  if (!reason) return fail('--reason says why: travellers read it');
  if ([cancelled, minutes !== undefined, service !== undefined].filter(Boolean).length !== 1)
    return fail('one of --minutes, --cancelled and --service');
  if (service !== undefined) {
    if (stop !== undefined || values['not-ours']) return fail('--service is of the whole run, whatever the cause');
    return ok({ command: { kind: 'service', departure, route, service, reason }, by });
  }
  if (minutes !== undefined && !(/^\d{1,4}$/.test(minutes) && Number(minutes) <= MAX_MINUTES))
    return fail(`--minutes wants a whole number up to ${MAX_MINUTES}`);
  const late = minutes === undefined ? undefined : Number(minutes);
  const isOurs = !values['not-ours'];
  return ok({ command: { kind: 'delay', departure, route, stop, minutes: late, isOurs, reason }, by });
}
