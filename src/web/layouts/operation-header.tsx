import { frame } from '#text/frame.ts';
import { operationText } from '#text/pages/operation.ts';
import type { Brand } from '#web/brand.ts';
import { LanguageLink, Themes } from '#web/layouts/header.tsx';
import styles from '#web/layouts/header.module.css';
import { Icon } from '#web/layouts/icons.tsx';
import { Logo } from '#web/layouts/logo.tsx';
import own from '#web/layouts/operation-header.module.css';
import type { Site } from '#web/page.ts';
import * as paths from '#wire/page-paths.ts';

/** The signed-in operator, with the screens of their role. */
export interface Crew {
  readonly name: string;
  readonly role: string;
  readonly links: readonly { readonly href: string; readonly title: string }[];
}

interface OperationHeaderProps {
  readonly site: Site;
  readonly brand: Brand;
  readonly theme: string | undefined;
  /** Null if nobody is signed in. */
  readonly crew: Crew | null;
  readonly query: URLSearchParams;
  /** Where the theme choice returns to. */
  readonly back: string;
}

/** Links that one line has room for beside the logo and a name. */
const MAX_IN_LINE = 5;

/** The header of all operators' screens: links, the signed-in operator, language and theme. */
export function OperationHeader(props: OperationHeaderProps) {
  const { site, brand, crew } = props;
  const { lang } = site;
  const isMany = (crew?.links.length ?? 0) > MAX_IN_LINE;
  return (
    <header className={styles['header']}>
      <div className={isMany ? `${styles['bar']} ${own['many']}` : styles['bar']}>
        <a
          className={styles['logo']}
          href={paths.operation[lang]}
          aria-label={`${brand.name}: ${operationText.title[lang]}`}
        >
          <Logo brand={brand} />
          {brand.name}
        </a>
        {crew ? (
          <nav className={`${styles['nav']} ${own['links']}`} aria-label={frame.main[lang]}>
            <Links crew={crew} site={site} />
          </nav>
        ) : null}
        {crew ? (
          <details className={`${styles['menu']} ${styles['account']}`} name="frame">
            <summary className={styles['entry']} aria-label={operationText.signedInAs(crew.name)[lang]}>
              <Icon shape="person" />
              <span className={`${styles['word']} ${own['name']}`}>{crew.name}</span>
            </summary>
            <div className={styles['panel']}>
              <Shift crew={crew} site={site} />
            </div>
          </details>
        ) : null}
        <LanguageLink {...props} />
        <details className={styles['menu']} name="frame">
          <summary className={styles['entry']}>
            <span className={`${styles['folded']} ${own['inMenu']}`}>
              <Icon shape="menu" />
              <span className="visually-hidden">{frame.menu[lang]}</span>
            </span>
            <span className={`${styles['unfolded']} ${own['inLine']}`}>
              <span aria-hidden="true">◐</span>
              <span className="visually-hidden">{frame.theme[lang]}</span>
            </span>
          </summary>
          <div className={styles['panel']}>
            <div className={`${styles['folded']} ${own['inMenu']}`}>
              {crew ? (
                <>
                  <nav aria-label={frame.menu[lang]}>
                    <Links crew={crew} site={site} />
                  </nav>
                  <Shift crew={crew} site={site} />
                </>
              ) : null}
              <LanguageLink {...props} isRow />
            </div>
            <Themes {...props} />
          </div>
        </details>
      </div>
    </header>
  );
}

interface OfCrew {
  readonly crew: Crew;
  readonly site: Site;
}

const Links = ({ crew, site: { path } }: OfCrew) => (
  <ul>
    {crew.links.map(({ href, title }) => (
      <li key={href}>
        <a href={href} aria-current={href.split('?')[0] === path ? 'page' : undefined}>
          {title}
        </a>
      </li>
    ))}
  </ul>
);

/** The signed-in operator, and signing out. */
const Shift = ({ crew, site: { lang, formToken } }: OfCrew) => (
  <>
    <a className={styles['row']} href={paths.operation[lang]}>
      <Icon shape="person" />
      <span>
        {crew.name}
        <small>{crew.role}</small>
      </span>
    </a>
    <form method="post" action={paths.operation[lang]}>
      <input type="hidden" name="_form" value={formToken} />
      <input type="hidden" name="do" value="leave" />
      <button className={styles['row']}>{operationText.leave[lang]}</button>
    </form>
  </>
);
