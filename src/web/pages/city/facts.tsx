import { formatDuration } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { clockBeside } from '#text/moments.ts';
import { cityText } from '#text/pages/city.ts';
import { CARD } from '#ui/card.ts';
import { Price } from '#ui/price.tsx';
import type { FoundCity } from '#web/pages/city/city-data.ts';
import styles from '#web/pages/city/city.module.css';
import { viaOf } from '#web/pages/city/via-of.ts';

/** Timetable facts of the most used route. */
export function CityFacts({ found: { main, clockHours }, lang }: { readonly found: FoundCity; readonly lang: Lang }) {
  const clock =
    clockHours === 0 ? cityText.sameClock(main.city)[lang] : cityText.otherClock(main.city, clockHours)[lang];
  const rows = [
    ...main.services.map(
      ({ id, name, fare, duration_minutes: minutes }) =>
        [
          name[lang],
          <span key={id}>
            <Price amount={fare} lang={lang} />, {formatDuration(minutes)}
          </span>,
        ] as const,
    ),
    [cityText.first[lang], clockBeside(main.first, main.first, lang)],
    [cityText.last[lang], clockBeside(main.last, main.first, lang)],
    [cityText.perDay[lang], main.departures],
    ...(main.via.length > 0 ? [[cityText.via[lang], viaOf(main.via, lang)] as const] : []),
    [cityText.clock[lang], clock],
  ] as const;
  return (
    <section className={styles['section']} aria-labelledby="facts">
      <h2 id="facts">{cityText.facts[lang]}</h2>
      <dl className={`${CARD} ${styles['facts']}`}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
