import { Fragment, type ReactNode } from 'react';
import { oncePer } from '#kernel/once-per.ts';
import { frame } from '#text/frame.ts';
import { footWaves } from '#ui/drawings/logo.ts';
import { duskPaints, painted } from '#ui/drawings/palette.ts';
import { svgElements } from '#ui/drawings/svg-elements.ts';
import type { Lang } from '#text/lang.ts';
import type { Message } from '#text/message.ts';
import type { Brand } from '#web/brand.ts';
import styles from '#web/layouts/footer.module.css';
import { BUILDER_LINKS, FOOT_GROUPS, LEGAL_GROUP, type LinkGroup } from '#web/layouts/navigation.ts';
import type { Site } from '#web/page.ts';

interface FooterProps {
  readonly site: Site;
  readonly brand: Brand;
  readonly slim: boolean;
}

/** Grouped links; during a sale only help and legal links. */
export function Footer({ site: { lang }, brand, slim }: FooterProps) {
  return (
    <footer className={styles['footer']}>
      {wavesOf(brand)}
      <div className={styles['inner']}>
        <nav className={styles['groups']} aria-label={frame.footer[lang]}>
          {slim ? null : FOOT_GROUPS.map((group) => <Links key={group.title.es} group={group} lang={lang} />)}
          <Links group={LEGAL_GROUP} lang={lang} />
          <Group title={frame.helpGroup} lang={lang}>
            <li>
              <a href={`tel:${brand.phone.dial}`}>{brand.phone.shown}</a> <small>{brand.phoneHours[lang]}</small>
            </li>
          </Group>
        </nav>
        {slim ? null : (
          <div className={styles['marks']}>
            {frame.waysToPay[lang]}
            <ul>
              {brand.payMarks.map((mark) => (
                <li key={mark}>{mark}</li>
              ))}
            </ul>
          </div>
        )}
        <p>
          {brand.legalName} · {brand.address} · {frame.poweredBy[lang]}
          {slim
            ? null
            : BUILDER_LINKS.map(({ href, label }) => (
                <Fragment key={href.es}>
                  {' · '}
                  <a href={href[lang]}>{label[lang]}</a>
                </Fragment>
              ))}
        </p>
      </div>
    </footer>
  );
}

/** Every page ends with them. */
const wavesOf = oncePer((brand: Brand) => svgElements(painted(footWaves('foot-waves'), duskPaints(brand))));

const Links = ({ group: { title, links }, lang }: { readonly group: LinkGroup; readonly lang: Lang }) => (
  <Group title={title} lang={lang}>
    {links.map(({ label, href }) => (
      <li key={href.es}>
        <a href={href[lang]}>{label[lang]}</a>
      </li>
    ))}
  </Group>
);

interface GroupProps {
  readonly title: Message;
  readonly lang: Lang;
  readonly children: ReactNode;
}

const Group = ({ title, lang, children }: GroupProps) => (
  <div>
    <h2>{title[lang]}</h2>
    <ul>{children}</ul>
  </div>
);
