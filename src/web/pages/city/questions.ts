import { formatDuration } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { cityText } from '#text/pages/city.ts';
import { priceText } from '#ui/price.tsx';
import type { FoundCity } from '#web/pages/city/city-data.ts';
import type { RouteView } from '#wire/places.ts';

export interface Answered {
  readonly question: string;
  readonly answer: string;
}

/** Of the classes of bus; often one, and neither the fare nor the duration of one holds for the other. */
function cheapestAndFastest({ services }: RouteView): RouteView['services'] {
  const [fastest] = services.toSorted((a, b) => a.duration_minutes - b.duration_minutes);
  return [...new Set([services[0]!, fastest!])];
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
      answer: cheapestAndFastest(main)
        .map(
          ({ name, fare, duration_minutes: minutes }) =>
            cityText.itCosts(name[lang], priceText(fare, lang), formatDuration(minutes))[lang],
        )
        .join(' '),
    },
    { question: cityText.whereTo(city)[lang], answer: `${where.join('; ')}.` },
  ];
}
