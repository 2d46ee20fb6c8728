import { frame } from '#text/frame.ts';
import type { Lang } from '#text/lang.ts';
import type { Brand } from '#web/brand.ts';
import { type Account, AccountMenu, AccountRows } from '#web/layouts/account.tsx';
import styles from '#web/layouts/header.module.css';
import { Icon } from '#web/layouts/icons.tsx';
import { Logo } from '#web/layouts/logo.tsx';
import { BEYOND } from '#web/layouts/beyond.ts';
import { HEADER_LINKS, NAVIGATION } from '#web/layouts/navigation.ts';
import type { NavigationLink } from '#web/layouts/navigation-link.ts';
import type { Site } from '#web/page.ts';
import { PREFERENCES_PATH } from '#web/preferences.ts';
import * as paths from '#wire/page-paths.ts';

interface HeaderProps {
  readonly site: Site;
  readonly brand: Brand;
  readonly theme: string | undefined;
  /** During a sale, only what helps to finish it, and who is signed in. */
  readonly slim: boolean;
  readonly account: Account;
  readonly query: URLSearchParams;
  /** Where forms and signing in return to. */
  readonly back: string;
}

const THEMES = ['light', 'dark', 'system'] as const;

/**
 * One line. What it shows depends on its width relative to the font size (container queries): enlarged text collapses
 * it like a narrow screen, and the menu holds everything not shown.
 */
export function Header(props: HeaderProps) {
  const { site, brand, slim, account, back } = props;
  const { lang } = site;
  const isNamed = typeof account === 'object';
  return (
    <header className={slim ? `${styles['header']} ${styles['slim']}` : styles['header']}>
      <div className={styles['bar']}>
        <a className={styles['logo']} href={paths.home[lang]}>
          <Logo brand={brand} />
          {brand.name}
        </a>
        {slim ? (
          <a
            className={isNamed ? `${styles['entry']} ${styles['roomy']}` : styles['entry']}
            href={`tel:${brand.phone.dial}`}
            aria-label={`${frame.help[lang]}: ${brand.phone.shown}`}
          >
            <Icon shape="phone" />
            <span className={styles['word']}>{brand.phone.shown}</span>
          </a>
        ) : (
          <nav className={styles['nav']} aria-label={frame.main[lang]}>
            <ul>{linksOf(HEADER_LINKS, site)}</ul>
          </nav>
        )}
        {slim && !isNamed ? null : <AccountMenu site={site} account={account} back={back} />}
        <LanguageLink {...props} />
        <Menu {...props} />
      </div>
    </header>
  );
}

const linksOf = (links: readonly NavigationLink[], { lang, path }: Site) =>
  links.map(({ label, href }) => (
    <li key={href.es}>
      <a href={href[lang]} aria-current={href[lang].split('?')[0] === path ? 'page' : undefined}>
        {label[lang]}
      </a>
    </li>
  ));

/** The same page in the other language. */
export function LanguageLink({
  site: { lang, path },
  query,
  isRow = false,
}: Pick<HeaderProps, 'site' | 'query'> & { readonly isRow?: boolean }) {
  const other: Lang = lang === 'es' ? 'en' : 'es';
  const again = new URLSearchParams(query);
  again.set('lang', other);
  return (
    <a
      className={isRow ? `${styles['row']} ${styles['plain']}` : `${styles['entry']} ${styles['language']}`}
      href={`${path}?${again}`}
      hrefLang={other}
      lang={other}
      aria-label={`${other.toUpperCase()}: ${frame.otherLanguage[lang]}`}
    >
      {isRow ? frame.otherLanguage[lang] : other.toUpperCase()}
    </a>
  );
}

/** In a header with room for the rest, it contains only the theme choice. */
function Menu(props: HeaderProps) {
  const {
    site: { lang },
  } = props;
  return (
    <details className={styles['menu']} name="frame">
      <summary className={styles['entry']}>
        <span className={styles['folded']}>
          <Icon shape="menu" />
          <span className="visually-hidden">{frame.menu[lang]}</span>
        </span>
        <span className={styles['unfolded']}>
          <span aria-hidden="true">◐</span>
          <span className="visually-hidden">{frame.theme[lang]}</span>
        </span>
      </summary>
      <div className={styles['panel']}>
        <Folded {...props} />
        <Themes {...props} />
      </div>
    </details>
  );
}

/** What a narrow header does not show. */
function Folded(props: HeaderProps) {
  const { site, brand, slim, account } = props;
  const { lang } = site;
  return (
    <div className={styles['folded']}>
      {slim && typeof account === 'string' ? null : <AccountRows {...props} />}
      {slim ? null : (
        <nav aria-label={frame.menu[lang]}>
          <ul>{linksOf(NAVIGATION, site)}</ul>
          <ul aria-label={frame.beyond[lang]}>{linksOf(BEYOND, site)}</ul>
        </nav>
      )}
      <a className={styles['row']} href={`tel:${brand.phone.dial}`}>
        <Icon shape="phone" />
        <span>
          {brand.phone.shown}
          <small>{brand.phoneHours[lang]}</small>
        </span>
      </a>
      <LanguageLink {...props} isRow />
    </div>
  );
}

/** The theme choice. */
export const Themes = ({ site: { lang, formToken }, theme, back }: Pick<HeaderProps, 'site' | 'theme' | 'back'>) => (
  <form className={styles['themes']} method="post" action={PREFERENCES_PATH}>
    <input type="hidden" name="_form" value={formToken} />
    <input type="hidden" name="back" value={back} />
    {THEMES.map((name) => (
      <button key={name} name="theme" value={name} aria-pressed={(theme ?? 'system') === name}>
        {frame[name][lang]}
      </button>
    ))}
  </form>
);
