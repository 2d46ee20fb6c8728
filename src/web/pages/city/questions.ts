import { formatDuration } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { cityText } from '#text/pages/city.ts';
import { priceText } from '#ui/price.tsx';
import type { FoundCity } from '#web/pages/city/city-data.ts';

export interface Answered {
  readonly question: string;
  readonly answer: string;
}

/** Common questions about routes to a place, answered from the timetable. */
export function questionsOf({ city, main, stops }: FoundCity, lang: Lang): readonly Answered[] {
  const where = stops.map(({ stop }) =>
    [stop.name, ...(stop.address ? [stop.address] : []), ...(stop.drop_off_only ? [cityText.dropOff[lang]] : [])].join(
      ', ',
    ),
  );
  return [
    {
      question: cityText.howMuch[lang],
      answer: cityText.itCosts(priceText(main.fare, lang), formatDuration(main.duration_minutes))[lang],
    },
    { question: cityText.whereTo(city)[lang], answer: `${where.join('; ')}.` },
  ];
}
