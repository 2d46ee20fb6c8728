import { keptVouchersText } from '#text/kept-vouchers.ts';
import { myTicketsText } from '#text/pages/my-tickets.ts';
import { Sheet } from '#ui/sheet.tsx';
import type { ShellProps } from '#web/page.ts';
import * as paths from '#wire/page-paths.ts';

/** The static frame around the saved tickets. */
export const Shell = ({ site: { lang }, children }: ShellProps<null>) => (
  <Sheet title={myTicketsText.title[lang]} lead={myTicketsText.description[lang]} width="wide" takesFocus>
    <noscript>
      <p>{myTicketsText.needsScript[lang]}</p>
    </noscript>
    {children}
    <p>
      <a href={paths.myVouchers[lang]}>{keptVouchersText.title[lang]}</a>
    </p>
  </Sheet>
);
