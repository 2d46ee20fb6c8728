import { changeSeatsShell } from '#text/change-seats.ts';
import { formText } from '#text/form.ts';
import { act } from '#web/flows/itinerary/cambio-asiento/act.ts';
import { Shell } from '#web/flows/itinerary/cambio-asiento/shell.tsx';
import { Screen } from '#web/flows/itinerary/cambio-asiento/screen.tsx';
import type { SeatsChangeData } from '#web/flows/itinerary/cambio-asiento/seats-change-data.ts';
import { shownSeats } from '#web/flows/itinerary/cambio-asiento/shown-seats.ts';
import type { Page } from '#web/page.ts';

/** Other seats of the same bus, after paying (B22): a form for each journey. */
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
