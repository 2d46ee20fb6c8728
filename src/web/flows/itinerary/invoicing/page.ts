import { actOnPanel } from '#web/invoicing/act-on-panel.ts';
import { PanelShell } from '#web/invoicing/panel-shell.tsx';
import type { PanelData } from '#web/invoicing/panel-data.ts';
import { panelHead } from '#web/invoicing/panel-page.ts';
import { type Panel, shownPanel } from '#web/invoicing/shown-panel.ts';
import { Screen } from './screen.tsx';
import { go, type Page, type PageContext } from '#web/page.ts';
import { getData } from '#wire/itinerary.ts';
import { itineraryInvoicingPath } from '#wire/invoicing-paths.ts';
import { findPath, itineraryPath } from '#wire/link-paths.ts';
import * as paths from '#wire/page-paths.ts';

/** Invoicing from the itinerary, for a proven owner (M95). */
export const itineraryInvoicingPage: Page<PanelData> = {
  async load(context) {
    const panel = deskOf(context, context.query.get('code') ?? '');
    return (await isOwner(context, panel)) ? shownPanel(context, panel) : panel.away;
  },
  async act(context, form) {
    const panel = deskOf(context, form.get('code') ?? '');
    return (await isOwner(context, panel)) ? actOnPanel(context, form, panel) : panel.away;
  },
  head: panelHead,
  Shell: PanelShell,
  Screen,
};

/** Anyone who has not proved ownership uses the public invoicing page. */
async function isOwner({ call }: PageContext, { code }: Panel): Promise<boolean> {
  const found = await call(getData, { query: { code } });
  return found.ok && found.data.reservation !== null;
}

const deskOf = ({ lang }: PageContext, code: string): Panel => ({
  place: 'itinerary',
  code,
  here: itineraryInvoicingPath(lang, code),
  back: itineraryPath(lang, code),
  away: go(code === '' ? paths.find[lang] : findPath(lang, code), [{ name: 'notice', value: 'prove-again' }]),
});
