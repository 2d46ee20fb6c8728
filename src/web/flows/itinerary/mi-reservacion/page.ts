import { formText } from '#text/form.ts';
import { itineraryText } from '#text/itinerary.ts';
import { act } from '#web/flows/itinerary/mi-reservacion/act.ts';
import { Shell } from '#web/flows/itinerary/mi-reservacion/shell.tsx';
import type { ItineraryData } from '#web/flows/itinerary/mi-reservacion/itinerary-data.ts';
import { Screen } from '#web/flows/itinerary/mi-reservacion/screen.tsx';
import { shownItinerary } from '#web/flows/itinerary/mi-reservacion/shown-itinerary.ts';
import { ItineraryCalendarAndWallet } from '#web/flows/itinerary/mi-reservacion/itinerary-calendar-and-wallet.tsx';
import type { Page } from '#web/page.ts';

/** A reservation as far as its visitor proved themselves (M91). */
export const itineraryPage: Page<ItineraryData> = {
  load: (context) => shownItinerary(context, context.query.get('code') ?? ''),
  act,
  head: (data, { lang }) => {
    const hasErrors = data.level === 'masked' && data.errors.length > 0;
    const { code } = data.level === 'full' ? data.reservation : data.masked;
    return {
      title: `${hasErrors ? `${formText.error[lang]}: ` : ''}${itineraryText.title[lang]}`,
      description: `${itineraryText.code[lang]} ${code}`,
      noIndex: true,
    };
  },
  Shell,
  Footer: ItineraryCalendarAndWallet,
  Screen,
};
