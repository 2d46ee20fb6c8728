import { contentText } from '#text/content-frame.ts';
import { Icon } from '#ui/drawings/icon.tsx';
import * as icons from '#ui/drawings/icons.ts';
import { List, ListRow } from '#ui/list.tsx';
import { ContentPage } from '#web/content/content-page.tsx';
import type { ContentData } from '#web/content/load-content.ts';
import { SERVICE_PAGES } from '#web/content/targets.ts';
import { BEYOND } from '#web/layouts/beyond.ts';
import type { ScreenProps } from '#web/page.ts';
import type { ContentView } from '#wire/content.ts';
import * as paths from '#wire/page-paths.ts';
import styles from '#web/pages/services/services.module.css';

export interface ServicesData extends ContentData {
  readonly services: readonly Pick<ContentView, 'slug' | 'title' | 'description'>[];
}

/** Services grouped by need, with an icon for each. */
const GROUPS = [
  [
    'fares',
    {
      'infantes-menores': icons.stroller,
      inapam: icons.person,
      'estudiantes-maestros': icons.people,
      discapacitados: icons.wheelchair,
    },
  ],
  ['carried', { equipaje: icons.suitcase, mascota: icons.pet }],
  [
    'around',
    { shuttle: icons.bus, 'sala-viajero': icons.recliningSeat, estacionamiento: icons.road, cafeteria: icons.snack },
  ],
  ['rights', { garantia: icons.clock, 'seguro-viaje': icons.check }],
] as const;

const { links } = contentText;

const MORE = [
  ...BEYOND.map(({ href, label }) => [href, label] as const),
  [paths.routes, links.routes],
  [paths.promotions, links.promotions],
  [paths.faq, links.faq],
  [paths.fleet, links.fleet],
  [paths.tips, links.tips],
  [paths.security, links.security],
  [paths.contactCentre, links.contactCentre],
  [paths.phoneSales, links.phoneSales],
  [paths.carPartner, links.carPartner],
  [paths.contact, links.contact],
  [paths.commitment, links.commitment],
  [paths.whoWeAre, links.whoWeAre],
] as const;

/** The services in groups, and related pages. */
export function Screen({ data, site }: Omit<ScreenProps<ServicesData>, 'call'>) {
  const { lang } = site;
  return (
    <ContentPage data={data} site={site}>
      <div className={styles['groups']}>
        {GROUPS.map(([group, members]) => (
          <section key={group}>
            <h2>{contentText.groups[group][lang]}</h2>
            <List>
              {Object.entries<string>(members).flatMap(([slug, icon]) => {
                const service = data.services.find((one) => one.slug === slug);
                const path = SERVICE_PAGES[slug];
                return service && path ? (
                  <ListRow
                    key={slug}
                    href={path[lang]}
                    icon={<Icon d={icon} />}
                    title={service.title[lang]}
                    note={service.description[lang]}
                  />
                ) : (
                  []
                );
              })}
            </List>
          </section>
        ))}
      </div>
      <nav aria-label={contentText.more[lang]} className={styles['more']}>
        <h2>{contentText.more[lang]}</h2>
        <ul>
          {MORE.map(([path, label]) => (
            <li key={path.es}>
              <a href={path[lang]}>{label[lang]}</a>
            </li>
          ))}
        </ul>
      </nav>
    </ContentPage>
  );
}
