import { amenities } from '#text/amenities.ts';
import { contentText } from '#text/content-frame.ts';
import { CARD } from '#ui/card.ts';
import { busAbove, busSide, type Livery } from '#ui/drawings/bus.ts';
import { Picture } from '#ui/drawings/picture.tsx';
import { Plate } from '#ui/plate.tsx';
import { Tag } from '#ui/tag.tsx';
import { ContentPage } from '#web/content/content-page.tsx';
import type { ContentData } from '#web/content/load-content.ts';
import type { ScreenProps } from '#web/page.ts';
import styles from '#web/pages/fleet/fleet.module.css';
import type { BusView } from '#wire/content.ts';

export interface FleetData extends ContentData {
  readonly buses: readonly BusView[];
}

/** Service classes alternate between light and dark liveries. */
const LIVERIES: readonly Livery[] = ['light', 'dark'];

/** Each service class from the side and from above, drawn from its seat layout. */
export function Screen({ data, site }: Omit<ScreenProps<FleetData>, 'call'>) {
  const { lang } = site;
  return (
    <ContentPage data={data} site={site}>
      {data.buses.length === 0 ? <p>{contentText.noFleet[lang]}</p> : null}
      {data.buses.map((bus, i) => (
        <Bus key={bus.id} bus={bus} livery={LIVERIES[i % LIVERIES.length]!} lang={lang} />
      ))}
    </ContentPage>
  );
}

function Bus({ bus, livery, lang }: { readonly bus: BusView; readonly livery: Livery; readonly lang: 'es' | 'en' }) {
  const onBoard = bus.amenities.flatMap((name) => amenities[name]?.[lang] ?? []);
  return (
    <section className={`${CARD} ${styles['bus']}`} aria-labelledby={`bus-${bus.id}`}>
      <header className={styles['head']}>
        <h2 id={`bus-${bus.id}`}>
          <Plate tone="class">{bus.name[lang]}</Plate>
        </h2>
        <p>{contentText.seats(bus.seats)[lang]}</p>
      </header>
      <div className={styles['pictures']}>
        <figure>
          <Picture drawing={busSide(bus, livery)} />
          <figcaption>{contentText.fromTheSide[lang]}</figcaption>
        </figure>
        <figure>
          <Picture drawing={busAbove(bus, livery)} />
          <figcaption>{contentText.fromAbove[lang]}</figcaption>
        </figure>
      </div>
      {onBoard.length > 0 ? (
        <p className={styles['onBoard']}>
          {contentText.onBoard[lang]}{' '}
          {onBoard.map((name) => (
            <Tag key={name}>{name}</Tag>
          ))}
        </p>
      ) : null}
    </section>
  );
}
