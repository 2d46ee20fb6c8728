import { changeText } from '#text/change-schedule.ts';
import { formText } from '#text/form.ts';
import { act } from './act.ts';
import { Shell } from './shell.tsx';
import type { ChangeData, ShownChange } from './change-data.ts';
import { Screen } from './screen.tsx';
import { shownOffer } from './shown-offer.ts';
import { showDone, showOffer, showRuns } from './show.ts';
import { titleOf } from './title-of.ts';
import type { Page } from '#web/page.ts';

/** Changes a ticket's run: choose another one, see the difference and the deadline, confirm (M93, B15). */
export const changePage: Page<ChangeData, ShownChange> = {
  async load(context) {
    const { query } = context;
    const code = query.get('code') ?? '';
    const done = query.get('done');
    if (done) return showDone(context, code, done);
    const requested = { code, ticket: query.get('ticket') ?? '', date: query.get('date') ?? undefined };
    const run = query.get('run');
    return run ? showOffer(context, { ...requested, run }) : showRuns(context, { ...requested, run: undefined });
  },
  act,
  head: (data, { lang }) => ({
    title: `${data.errors.length > 0 && data.kind !== 'refused' ? `${formText.error[lang]}: ` : ''}${titleOf(data)[lang]}`,
    description: changeText.terms[lang],
    noIndex: true,
  }),
  Shell,
  Screen,
  shown: (data) => (data.kind === 'offer' ? shownOffer(data) : { kind: data.kind, errors: data.errors }),
};
