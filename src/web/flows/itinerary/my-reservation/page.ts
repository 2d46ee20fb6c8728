import { formText } from '#text/form.ts';
import { itineraryText } from '#text/itinerary.ts';
import { act } from './act.ts';
import { Shell } from './shell.tsx';
import type { FullData, ItineraryData, LiveItineraryData } from './itinerary-data.ts';
import { Screen } from './screen.tsx';
import { shownItinerary } from './shown-itinerary.ts';
import type { Page } from '#web/page.ts';

/** A reservation, with as much detail as the visitor's proof allows (M91). */
export const itineraryPage: Page<ItineraryData, LiveItineraryData> = {
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
  Screen,
  shown: (data) => (data.level === 'full' ? liveOf(data) : data),
};

const liveOf = ({ level, saved, keeps, pin, remembers }: FullData): LiveItineraryData => ({
  level,
  saved,
  keeps,
  pin,
  remembers,
});
