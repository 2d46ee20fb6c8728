import { giftText } from '#text/gifts.ts';
import { CountedErrorSummary } from '#ui/counted-error-summary.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { DrawnCard } from '#web/gifts/drawn-card.tsx';
import type { ShellFacts, ShellProps } from '#web/page.ts';
import type { GiftCardData } from '#web/pages/gift-card/gift-card-data.ts';
import * as paths from '#wire/page-paths.ts';

/** What is given, drawn, above the form. */
export const Shell = ({ data, site: { lang }, brand, children }: ShellProps<GiftCardData> & ShellFacts) => (
  <Sheet title={giftText.title[lang]} lead={giftText.lead[lang]} width="form">
    <CountedErrorSummary errors={data.errors} lang={lang} />
    <DrawnCard brand={brand} lang={lang} />
    {children}
    <p>
      <a href={paths.giftBalance[lang]}>{giftText.haveOne[lang]}</a>
    </p>
  </Sheet>
);
