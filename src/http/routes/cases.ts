import { actOnCase, caseAtDesk, caseFile } from '#app/cases/case-desk.ts';
import { type CaseDeps, type OpenedCase, openCase, readCase, replyToCase } from '#app/cases/open-case.ts';
import type { Operators } from '#app/operators/ports.ts';
import { mediaTypeOf } from '#domain/cases/attachments.ts';
import { shownCaseNumber } from '#domain/cases/case-number.ts';
import { CAR_DESTINATIONS } from '#domain/cases/topics.ts';
import { caseHeadView, caseView, deskCaseView } from '#http/format/case-view.ts';
import { type Handler, handler } from '#http/handler.ts';
import { forOperators } from '#http/operator-handler.ts';
import type { Instant } from '#kernel/instant.ts';
import { ok } from '#kernel/result.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { CHOICE_NAMES } from '#text/cases.ts';
import * as wire from '#wire/cases.ts';

interface CaseRoutesDeps extends CaseDeps {
  readonly operators: Operators;
}

/** The calls of cases: forms of travellers, and the pages of operators who answer. */
export const caseHandlers = (deps: CaseRoutesDeps): readonly Handler[] => [
  ...travellerHandlers(deps),
  ...deskHandlers(deps),
];

function travellerHandlers(deps: CaseDeps): readonly Handler[] {
  const { zone } = deps;
  const open = openCase(deps);
  const read = readCase(deps);
  const reply = replyToCase(deps);
  return [
    handler(wire.postCase, async ({ body, now }) => {
      const { files, idempotency_key: key, ...form } = body;
      const opened = await open({ ...form, key, files: files.map(sentFile) }, now);
      return opened.ok ? ok(openedView(opened.value)) : opened;
    }),
    handler(wire.getRentalDestinations, async () =>
      ok({ destinations: CAR_DESTINATIONS.map((id) => ({ id, name: CHOICE_NAMES[id]! })) }),
    ),
    handler(wire.postRentalRequest, async ({ body, now }) => {
      const { lang, name, email, phone, message, idempotency_key: key, ...details } = body;
      const opened = await open({ topic: 'car', lang, name, email, phone, message, details, files: [], key }, now);
      return opened.ok ? ok(openedView(opened.value)) : opened;
    }),
    handler(wire.getCase, async ({ query, now }) => {
      const found = await read(query, now);
      return found.ok ? ok(caseView(found.value, zone)) : found;
    }),
    handler(wire.postCaseReply, async ({ body, now }) => {
      const { idempotency_key: key, files, ...asked } = body;
      const found = await reply({ ...asked, key, files: files.map(sentFile) }, now);
      return found.ok ? ok(caseView(found.value, zone)) : found;
    }),
  ];
}

const sentFile = ({ name, content }: { readonly name: string; readonly content: string }) => ({
  name,
  content: Buffer.from(content, 'base64'),
});

const openedView = ({ case: { number, dueOn }, token, isMailed }: OpenedCase) => ({
  number: shownCaseNumber(number),
  token,
  due_on: dueOn,
  mailed: isMailed,
});

function deskHandlers(deps: CaseRoutesDeps): readonly Handler[] {
  const mine = forOperators(deps.operators);
  const read = caseAtDesk(deps);
  const act = actOnCase(deps);
  const fileOf = caseFile(deps);
  const clocked = (now: Instant) => ({ zone: deps.zone, today: dateInZone(now, deps.zone) });
  return [
    mine(wire.getCases, async ({ query, now }) => {
      const heads = await deps.cases.list({ closed: query.closed === 'true' });
      return ok({ cases: heads.map((head) => caseHeadView(head, clocked(now))) });
    }),
    mine(wire.getDeskCase, async ({ query, now }) => {
      const found = await read(query.number);
      return found.ok ? ok(deskCaseView(found.value, clocked(now))) : found;
    }),
    mine(wire.postCaseAct, async ({ body, caller, now }, operator) => {
      const { idempotency_key: key, ...asked } = body;
      const done = await act({ ...asked, key, by: { operator, place: caller.address } }, now);
      return done.ok ? ok(deskCaseView(done.value, clocked(now))) : done;
    }),
    mine(wire.getCaseFile, async ({ query }) => {
      const file = await fileOf(query.number, Number(query.position));
      if (!file.ok) return file;
      const { name, kind, content } = file.value;
      return ok({ content: Buffer.from(content).toString('base64'), filename: name, type: mediaTypeOf(kind) });
    }),
  ];
}
