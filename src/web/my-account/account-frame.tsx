import type { ReactNode } from 'react';
import type { Lang } from '#text/lang.ts';
import { myAccountText as say } from '#text/pages/my-account.ts';
import { Sheet } from '#ui/sheet.tsx';
import { TABS } from '#ui/tabs.ts';
import styles from '#web/my-account/account.module.css';
import * as paths from '#wire/page-paths.ts';

const PARTS = [
  { name: 'summary', at: paths.myAccount },
  { name: 'trips', at: paths.myTrips },
  { name: 'points', at: paths.myPoints },
  { name: 'invoices', at: paths.myInvoices },
  { name: 'passengers', at: paths.myPassengers },
  { name: 'details', at: paths.myDetails },
  { name: 'security', at: paths.accountSafety },
] as const;

interface AccountFrameProps {
  readonly part: (typeof PARTS)[number]['name'];
  readonly title: string;
  readonly lead: string;
  readonly isNews?: boolean;
  readonly lang: Lang;
  readonly children: ReactNode;
}

/** An account page, with links to the others. */
export const AccountFrame = ({ part, title, lead, isNews = false, lang, children }: AccountFrameProps) => (
  <Sheet title={title} lead={lead} isNews={isNews} width="wide">
    <nav aria-label={say.parts[lang]}>
      <ul className={`${TABS} ${styles['parts']}`}>
        {PARTS.map(({ name, at }) => (
          <li key={name}>
            <a href={at[lang]} aria-current={name === part ? 'page' : undefined}>
              {say[name][lang]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    {children}
  </Sheet>
);
