import type { CaseHead, TravellerCase } from '#app/cases/ports.ts';
import { shownCaseNumber } from '#domain/cases/case-number.ts';
import { isWritten, possibleActs } from '#domain/cases/case-state.ts';
import type { LocalDate, Zone } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';
import type { CaseHeadView, CaseView, DeskCaseView } from '#wire/cases.ts';

interface Clocked {
  readonly zone: Zone;
  readonly today: LocalDate;
}

/** What the traveller may see: neither who answers nor internal notes. */
export const caseView = (one: TravellerCase, zone: Zone): CaseView => ({
  number: shownCaseNumber(one.number),
  topic: one.topic,
  state: one.state,
  received_at: isoInZone(one.receivedAt, zone),
  due_on: one.dueOn,
  details: { ...one.details },
  entries: one.entries.flatMap(({ act, at, text }) => {
    const isTheirs = act === 'received' || act === 'reply';
    if (text === '' || !(isTheirs || isWritten(act))) return [];
    return [{ at: isoInZone(at, zone), from: isTheirs ? ('traveller' as const) : ('carrier' as const), text }];
  }),
  files: one.files.map(({ name }) => name),
});

export const caseHeadView = (one: CaseHead, { zone, today }: Clocked): CaseHeadView => ({
  number: shownCaseNumber(one.number),
  topic: one.topic,
  state: one.state,
  name: one.name,
  received_at: isoInZone(one.receivedAt, zone),
  due_on: one.dueOn,
  is_late: one.dueOn !== null && one.dueOn < today,
});

export const deskCaseView = (one: TravellerCase, clocked: Clocked): DeskCaseView => ({
  ...caseHeadView(one, clocked),
  lang: one.lang,
  email: one.email,
  phone: one.phone,
  details: { ...one.details },
  version: one.version,
  entries: one.entries.map(({ at, act, operator, text }) => ({
    at: isoInZone(at, clocked.zone),
    act,
    operator: operator ?? null,
    text,
  })),
  files: one.files.map(({ position, name, bytes }) => ({ position, name, bytes })),
  acts: [...possibleActs(one.state, one.topic)],
});
