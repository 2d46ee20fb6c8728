import { formText } from '#text/form.ts';
import { invoicingText } from '#text/invoicing.ts';
import type { PanelData } from './panel-data.ts';
import { isUnderWay } from './invoice-phase.ts';
import type { Lang } from '#text/lang.ts';
import type { InvoicingView } from '#wire/invoicing.ts';
import type { Head, Site } from '#web/page.ts';

/** Refresh interval of a waiting page without scripts. */
export const REFRESH_SECONDS = 4;

/** `Reservación FP66T1AKXH`; an order without a trip is not called a reservation. */
export const orderTitle = ({ code, origin }: Pick<InvoicingView, 'code' | 'origin'>, lang: Lang): string =>
  (origin ? invoicingText.of : invoicingText.ofOrder)(code)[lang];

/** Title and metadata of a panel. */
export function panelHead({ errors, asked, correcting, view }: PanelData, { lang }: Pick<Site, 'lang'>): Head {
  const title = (correcting ? invoicingText.correctTitle : invoicingText.deskTitle)[lang];
  const isWaiting = asked !== null && errors.length === 0 && isUnderWay(asked);
  return {
    title: errors.length > 0 ? `${formText.error[lang]}: ${title}` : title,
    description: orderTitle(view, lang),
    noIndex: true,
    ...(isWaiting ? { refreshSeconds: REFRESH_SECONDS } : {}),
  };
}
