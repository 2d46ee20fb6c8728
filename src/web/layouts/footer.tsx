import { frame } from '#text/frame.ts';
import type { Brand } from '#web/brand.ts';
import styles from '#web/layouts/layout.module.css';
import { FOOT_LINKS, NAVIGATION } from '#web/layouts/navigation.ts';
import type { Site } from '#web/page.ts';

interface FooterProps {
  readonly site: Site;
  readonly brand: Brand;
  readonly slim: boolean;
}

export function Footer({ site: { lang }, brand, slim }: FooterProps) {
  const links = slim ? FOOT_LINKS : [...NAVIGATION, ...FOOT_LINKS];
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <nav aria-label={frame.footer[lang]}>
          <ul>
            {links.map(({ label, href }) => (
              <li key={href.es}>
                <a href={href[lang]}>{label[lang]}</a>
              </li>
            ))}
            <li>
              <a href={`tel:${brand.phone.dial}`}>
                {frame.help[lang]}: {brand.phone.shown}
              </a>
            </li>
          </ul>
        </nav>
        <p>
          {brand.legalName} · {brand.address} · {frame.poweredBy[lang]}
        </p>
      </div>
    </footer>
  );
}
