import { formText } from '#text/form.ts';
import { invoicingText } from '#text/invoicing.ts';
import type { PanelData } from './panel-data.ts';
import { isUnderWay } from './invoice-phase.ts';
import type { Head, Site } from '#web/page.ts';

/** Refresh interval of a waiting page without scripts. */
export const REFRESH_SECONDS = 4;

/** Title and metadata of a panel. */
export function panelHead({ errors, asked, correcting, view }: PanelData, { lang }: Pick<Site, 'lang'>): Head {
  const title = (correcting ? invoicingText.correctTitle : invoicingText.deskTitle)[lang];
  const isWaiting = asked !== null && errors.length === 0 && isUnderWay(asked);
  return {
    title: errors.length > 0 ? `${formText.error[lang]}: ${title}` : title,
    description: invoicingText.of(view.code)[lang],
    noIndex: true,
    ...(isWaiting ? { refreshSeconds: REFRESH_SECONDS } : {}),
  };
}
