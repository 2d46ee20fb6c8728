import { amenities } from '#text/amenities.ts';
import { contentText } from '#text/content-frame.ts';
import type { Lang } from '#text/lang.ts';
import { CARD } from '#ui/card.ts';
import { busSide } from '#ui/drawings/bus.ts';
import { Picture } from '#ui/drawings/picture.tsx';
import { Plate } from '#ui/plate.tsx';
import styles from '#web/pages/landing/landing.module.css';
import type { BusView } from '#wire/content.ts';
import { rootPath } from '#wire/place-paths.ts';

interface BusCardsProps {
  readonly buses: readonly BusView[];
  /** The page is about this service class, so the card has no link. */
  readonly isAlone: boolean;
  readonly lang: Lang;
}

/** Service classes with their seats and amenities. */
export const BusCards = ({ buses, isAlone, lang }: BusCardsProps) => (
  <>
    {buses.map((bus) => (
      <section key={bus.id} className={CARD}>
        <h2>
          {isAlone ? (
            <Plate tone="class">{bus.name[lang]}</Plate>
          ) : (
            <a className={styles['lead']} href={rootPath(lang, bus.id)}>
              <Plate tone="class">{bus.name[lang]}</Plate>
            </a>
          )}
        </h2>
        <div className={styles['bus']}>
          <Picture drawing={busSide(bus, 'light')} />
        </div>
        <p>
          {contentText.seats(bus.seats)[lang]}
          {bus.amenities.flatMap((name) => (amenities[name] ? [` · ${amenities[name][lang]}`] : []))}
        </p>
      </section>
    ))}
  </>
);
