import { frame } from '#text/frame.ts';
import type { Lang } from '#text/lang.ts';
import type { Brand } from '#web/brand.ts';
import { Logo } from '#web/layouts/logo.tsx';
import styles from '#web/layouts/layout.module.css';
import { NAVIGATION } from '#web/layouts/navigation.ts';
import type { Site } from '#web/page.ts';
import { PREFERENCES_PATH } from '#web/preferences.ts';
import * as paths from '#wire/page-paths.ts';

interface HeaderProps {
  readonly site: Site;
  readonly brand: Brand;
  readonly theme: string | undefined;
  /** During a sale only what helps to finish it. */
  readonly slim: boolean;
  readonly query: URLSearchParams;
}

const THEMES = ['light', 'dark', 'system'] as const;

export function Header({ site, brand, theme, slim, query }: HeaderProps) {
  const { lang } = site;
  const other: Lang = lang === 'es' ? 'en' : 'es';
  const again = new URLSearchParams(query);
  again.set('lang', other);
  const links = NAVIGATION.map(({ label, href }) => (
    <li key={href.es}>
      <a href={href[lang]} aria-current={href[lang].split('?')[0] === site.path ? 'page' : undefined}>
        {label[lang]}
      </a>
    </li>
  ));
  return (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <a className={styles['logo']} href={paths.home[lang]}>
          <Logo />
          {brand.name}
        </a>
        {slim ? (
          <a href={`tel:${brand.phone.dial}`} aria-label={`${frame.help[lang]}: ${brand.phone.shown}`}>
            <span className={styles['wideOnly']}>{brand.phone.shown}</span>
            <span className={styles['narrowOnly']}>☎</span>
          </a>
        ) : (
          <>
            <nav className={`${styles['nav']} ${styles['wideOnly']}`} aria-label={frame.main[lang]}>
              <ul>{links}</ul>
            </nav>
            <details className={`${styles['menu']} ${styles['narrowOnly']}`}>
              <summary>{frame.menu[lang]}</summary>
              <nav className={styles['panel']} aria-label={frame.main[lang]}>
                <ul>{links}</ul>
              </nav>
            </details>
          </>
        )}
        <a
          href={`${site.path}?${again}`}
          hrefLang={other}
          lang={other}
          aria-label={`${other.toUpperCase()}: ${frame.otherLanguage[lang]}`}
        >
          {other.toUpperCase()}
        </a>
        <details className={styles['menu']}>
          <summary>
            <span aria-hidden="true">◐</span>
            <span className="visually-hidden">{frame.theme[lang]}</span>
          </summary>
          <form className={styles['panel']} method="post" action={PREFERENCES_PATH}>
            <input type="hidden" name="_form" value={site.formToken} />
            <input type="hidden" name="back" value={query.size > 0 ? `${site.path}?${query}` : site.path} />
            {THEMES.map((name) => (
              <button key={name} name="theme" value={name} aria-pressed={(theme ?? 'system') === name}>
                {frame[name][lang]}
              </button>
            ))}
          </form>
        </details>
      </div>
    </header>
  );
}
