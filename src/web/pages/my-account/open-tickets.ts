import { runOfValue, runValue } from '#web/booking/run-choice.ts';
import { go, type Outcome, type PageContext } from '#web/page.ts';
import type { AccountData, OfferedJourney } from '#web/pages/my-account/account-data.ts';
import { changedPath, changePath, itineraryPath } from '#wire/link-paths.ts';
import type { ApiCall } from '#wire/call.ts';
import { getOpenTickets, type OpenJourneyView } from '#wire/my-account.ts';
import { getChangeAvailability, getChangeSchedules, postChangeSchedule } from '#wire/schedule-change.ts';

/** Runs are looked up only for the tickets that expire first; the others link to their runs. */
const WITH_RUNS = 3;
const RUNS_SHOWN = 3;

/** Open tickets with the next runs on which each can be confirmed at no extra cost. */
export const withRuns = (context: PageContext, open: readonly OpenJourneyView[]): Promise<readonly OfferedJourney[]> =>
  Promise.all(
    open.map(async (journey, place) => ({ ...journey, runs: place < WITH_RUNS ? await runsOf(context, journey) : [] })),
  );

async function runsOf({ call }: PageContext, { code, folio }: OpenJourneyView): Promise<OfferedJourney['runs']> {
  const listed = await call(getChangeSchedules, { params: { id: code }, query: { ticket_id: folio } });
  if (!listed.ok) return [];
  return listed.data.schedules
    .filter(({ schedule, difference }) => schedule.available && difference === 0)
    .slice(0, RUNS_SHOWN)
    .map(({ schedule }) => ({ run: runValue(schedule), departsAt: schedule.departs_at }));
}

/**
 * Confirms a run with one click: its best seats, its quotas and its price are computed again. If it now costs more or
 * is gone, redirects to a page that shows this before anything changes.
 */
export async function confirmRun({ call, lang }: PageContext, form: URLSearchParams): Promise<Outcome<AccountData>> {
  const [code, ticket, run] = [form.get('code') ?? '', form.get('ticket') ?? '', form.get('run') ?? ''];
  const look = `${changePath(lang, { code, ticket })}&${new URLSearchParams({ run })}`;
  const named = { ticket_id: ticket, ...runOfValue(run) };
  const offered = await call(getChangeAvailability, { params: { id: code }, query: named });
  if (!offered.ok) return go((await isOpen(call, ticket)) ? look : itineraryPath(lang, code));
  if (offered.data.to_pay > 0) return go(look);
  const { difference, valid_until, journey } = offered.data;
  const body = { ...named, difference, valid_until, seats: [] };
  const changed = await call(postChangeSchedule, { params: { id: code }, body });
  return changed.ok && changed.data.changed
    ? go(changedPath(lang, { code, direction: journey.direction, was_open: true }))
    : go(look);
}

/** Submitted twice, or again after a lost response: the first submission already confirmed it. */
async function isOpen(call: ApiCall, ticket: string): Promise<boolean> {
  const open = await call(getOpenTickets);
  return !open.ok || open.data.open_tickets.some(({ folio }) => folio === ticket);
}
