import { changeSeatsShell } from '#text/change-seats.ts';
import { formText } from '#text/form.ts';
import { act } from './act.ts';
import { Shell } from './shell.tsx';
import { Screen } from './screen.tsx';
import type { SeatsChangeData } from './seats-change-data.ts';
import { shownSeats } from './shown-seats.ts';
import type { Page } from '#web/page.ts';

/** Changing seats on the same bus after paying (B22): one form for each journey. */
export const changeSeatsPage: Page<SeatsChangeData> = {
  load: (context) => shownSeats(context, context.query.get('code') ?? ''),
  act,
  head: ({ errors }, { lang }) => ({
    title: `${errors.length > 0 ? `${formText.error[lang]}: ` : ''}${changeSeatsShell.title[lang]}`,
    description: changeSeatsShell.lead[lang],
    noIndex: true,
  }),
  Shell,
  Screen,
};
