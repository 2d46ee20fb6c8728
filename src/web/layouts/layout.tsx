import type { ReactNode } from 'react';
import '#ui/tokens.css';
import { NoticeBox } from '#ui/notice-box.tsx';
import { flow } from '#text/flow.ts';
import { frame } from '#text/frame.ts';
import type { Brand } from '#web/brand.ts';
import { ConsentBanner } from '#web/layouts/consent-banner.tsx';
import type { Account } from '#web/layouts/account.tsx';
import { Footer } from '#web/layouts/footer.tsx';
import { Header } from '#web/layouts/header.tsx';
import type { LayoutName } from '#web/layouts/layout-name.ts';
import styles from '#web/layouts/layout.module.css';
import { type Crew, OperationHeader } from '#web/layouts/operation-header.tsx';
import { TestRibbon } from '#web/layouts/test-ribbon.tsx';
import type { Site } from '#web/page.ts';

export interface LayoutProps {
  readonly name: LayoutName;
  readonly site: Site;
  readonly brand: Brand;
  readonly theme: string | undefined;
  readonly asksConsent: boolean;
  readonly notice: string | undefined;
  readonly account: Account;
  /** The signed-in operator, on operators' screens. */
  readonly crew: Crew | null;
  readonly query: URLSearchParams;
  readonly children: ReactNode;
}

/** What surrounds the screen: less during a sale, nothing in an empty layout, a header of their own for operators. */
const CHROME: Readonly<Record<LayoutName, 'full' | 'slim' | 'none' | 'operation'>> = {
  default: 'full',
  'default-static': 'full',
  tours: 'full',
  sale: 'slim',
  itinerary: 'full',
  'default-empty': 'none',
  operation: 'operation',
};

/** Names who is signed in. For others only pages outside a sale have a link to sign in. */
export const hasAccount = (name: LayoutName): boolean => CHROME[name] === 'full' || CHROME[name] === 'slim';

/** Notices by the value of their cookie. */
const NOTICES = {
  'unknown-path': frame.unknownPath,
  'reservation-gone': frame.reservationGone,
  'reservation-not-open': frame.reservationNotOpen,
  'prove-here': frame.proveHere,
  'form-expired': frame.formExpired,
  'other-account': frame.otherAccount,
  unreachable: frame.unreachable,
  'not-extended': flow.notExtended,
  'prove-again': frame.proveAgain,
  'prove-to-invoice': frame.proveToInvoice,
  'itinerary-forgotten': frame.itineraryForgotten,
  'not-your-role': frame.notYourRole,
  'order-given-up': frame.orderGivenUp,
} as const;

/** Header, notice, screen, footer and cookie banner. Plain HTML: nothing here needs a script. */
export function Layout({ name, site, brand, theme, asksConsent, notice, account, crew, query, children }: LayoutProps) {
  const { lang } = site;
  const chrome = CHROME[name];
  const back = backTo(site, query);
  const said = NOTICES[notice as keyof typeof NOTICES];
  return (
    <>
      <a className={styles['skip']} href="#main">
        {frame.skip[lang]}
      </a>
      {site.testMode && chrome !== 'operation' ? <TestRibbon lang={lang} /> : null}
      {chrome === 'operation' ? (
        <OperationHeader site={site} brand={brand} theme={theme} crew={crew} query={query} back={back} />
      ) : null}
      {chrome === 'none' || chrome === 'operation' ? null : (
        <Header
          site={site}
          brand={brand}
          theme={theme}
          slim={chrome === 'slim'}
          account={account}
          query={query}
          back={back}
        />
      )}
      <main id="main" className={styles['main']} tabIndex={-1}>
        {said ? (
          <div className={styles['noticeArea']}>
            <NoticeBox tone="warning" role="status">
              {said[lang]}
            </NoticeBox>
          </div>
        ) : null}
        {name === 'default-static' ? <div className={styles['reading']}>{children}</div> : children}
      </main>
      {chrome === 'none' || chrome === 'operation' ? null : (
        <Footer site={site} brand={brand} slim={chrome === 'slim'} />
      )}
      {asksConsent ? (
        <ConsentBanner site={site} back={back} covers={chrome !== 'slim' && name !== 'itinerary'} />
      ) : null}
    </>
  );
}

/** Where a form of the layout returns to. */
function backTo(site: Site, query: URLSearchParams): string {
  const text = query.toString();
  return text ? `${site.path}?${text}` : site.path;
}
