import { keptVouchersText as say } from '#text/kept-vouchers.ts';
import { Sheet } from '#ui/sheet.tsx';
import type { ShellProps } from '#web/page.ts';
import * as paths from '#wire/page-paths.ts';

/** The static frame around the saved vouchers. */
export const Shell = ({ site: { lang }, children }: ShellProps<null>) => (
  <Sheet title={say.title[lang]} lead={say.description[lang]} width="text" takesFocus>
    <noscript>
      <p>{say.needsScript[lang]}</p>
    </noscript>
    {children}
    <p>
      <a href={paths.myTickets[lang]}>{say.tickets[lang]}</a>
    </p>
  </Sheet>
);
