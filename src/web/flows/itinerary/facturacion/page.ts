import { actAtDesk } from '#web/flows/invoicing/act-desk.ts';
import { DeskAround } from '#web/flows/invoicing/desk-around.tsx';
import type { DeskData } from '#web/flows/invoicing/desk-data.ts';
import { deskHead } from '#web/flows/invoicing/desk-page.ts';
import { type Desk, shownDesk } from '#web/flows/invoicing/shown-desk.ts';
import { Screen } from '#web/flows/itinerary/facturacion/screen.tsx';
import { go, type Page, type PageContext } from '#web/page.ts';
import { getData } from '#wire/itinerary.ts';
import { itineraryInvoicingPath } from '#wire/invoicing-paths.ts';
import { findPath, itineraryPath } from '#wire/link-paths.ts';

/** Invoicing from the itinerary, for who proved to be its owner (M95). */
export const itineraryInvoicingPage: Page<DeskData> = {
  async load(context) {
    const desk = deskOf(context, context.query.get('code') ?? '');
    return (await isOwner(context, desk)) ? shownDesk(context, desk) : desk.away;
  },
  async act(context, form) {
    const desk = deskOf(context, form.get('code') ?? '');
    return (await isOwner(context, desk)) ? actAtDesk(context, form, desk) : desk.away;
  },
  head: deskHead,
  Around: DeskAround,
  Screen,
};

/** Who knows less than all of it asks on the page for everybody. */
async function isOwner({ call }: PageContext, { code }: Desk): Promise<boolean> {
  const found = await call(getData, { query: { code } });
  return found.ok && found.data.reservation !== null;
}

const deskOf = ({ lang }: PageContext, code: string): Desk => ({
  place: 'itinerary',
  code,
  here: itineraryInvoicingPath(lang, code),
  back: itineraryPath(lang, code),
  away: go(findPath(lang, code), [{ name: 'notice', value: 'prove-again' }]),
});
