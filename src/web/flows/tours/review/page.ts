import { formText } from '#text/form.ts';
import { tourText } from '#text/tours/pages.ts';
import { shownErrors } from '#web/all-errors.ts';
import type { ReviewData } from '#web/flows/tours/review/review-data.ts';
import { Screen } from '#web/flows/tours/review/screen.tsx';
import { ReviewShell } from '#web/flows/tours/review/shell.tsx';
import { go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import { afterRefusal } from '#web/tours/after-refusal.ts';
import { cookiesAfter, tourCookies } from '#web/tours/cookies.ts';
import { clearShopping, enterTours, isOver } from '#web/tours/enter.ts';
import { selectionIn, sessionWith } from '#web/tours/selection.ts';
import * as paths from '#wire/page-paths.ts';
import { tourSearchPath } from '#wire/tours-paths.ts';
import type { ShoppingData } from '#wire/tours-sale.ts';

/** The basket of a tour: its price with its parts, its deadlines, and what goes back if it is cancelled. */
export const tourReviewPage: Page<ReviewData> = {
  load: async (context) => {
    const entry = await enterTours(context, 'revisa-tour');
    if (entry.kind === 'away') return entry.outcome;
    const { data, cookies } = entry.visit;
    return data?.shopping
      ? { kind: 'show', isPassing: true, cookies, data: { shopping: data.shopping, said: saidIn(context), errors: [] } }
      : go(tourSearchPath(context.lang), cookies);
  },

  act: async (context, form) => {
    const entry = await enterTours(context, 'revisa-tour');
    if (entry.kind === 'away' && entry.isLocked) return entry.outcome;
    const had = tourCookies(context);
    if (form.get('do') === 'clear') {
      const cleared = had.session === undefined ? undefined : await clearShopping(context.call, had.session);
      if (cleared && !cleared.ok && !isOver(cleared)) return { kind: 'again', errors: cleared.errors };
      return go(tourSearchPath(context.lang, { emptied: 1 }), cookiesAfter(had, { kind: 'cleared' }));
    }
    const data = entry.kind === 'in' ? entry.visit.data : null;
    return goOn(context, data, form);
  },

  head: (data, { lang }) => ({
    title: `${data.errors.length > 0 ? `${formText.error[lang]}: ` : ''}${tourText.review.title[lang]}`,
    description: tourText.review.description[lang],
    noIndex: true,
  }),
  Shell: ReviewShell,
  Screen,
};

/** Goes on with exactly what the page showed: chosen again if it ran out or another tab chose otherwise. */
async function goOn(
  context: PageContext,
  data: ShoppingData | null,
  form: URLSearchParams,
): Promise<Outcome<ReviewData>> {
  const { call, lang } = context;
  const had = tourCookies(context);
  const selection = selectionIn(form);
  const seen = wholeCentavos(form.get('total') ?? '');
  const chosen = await sessionWith({ call }, { data, selection, total: seen });
  if (!chosen.ok) {
    const changed = chosen.errors.find(({ code }) => code === 'price_changed');
    if (changed && data?.shopping)
      return again({ shopping: data.shopping, said: null, errors: shownErrors(chosen.errors, lang) });
    return afterRefusal(chosen.errors, selection, lang);
  }
  const { session, shopping, order } = chosen.data;
  const cookies = cookiesAfter(had, {
    kind: 'used',
    session: session.id,
    shopping: shopping?.tour.name ?? selection.name,
    booking: order?.code ?? null,
  });
  if (shopping && seen !== null && shopping.total !== seen)
    return { ...again({ shopping, said: { kind: 'price', before: seen }, errors: [] }), cookies };
  return go(paths.tourCustomer[lang], cookies);
}

const again = (data: ReviewData): Extract<Outcome<ReviewData>, { kind: 'show' }> => ({
  kind: 'show',
  status: 422,
  isPassing: true,
  data,
});

const wholeCentavos = (typed: string): number | null => (/^\d{1,10}$/.test(typed) ? Number(typed) : null);

const saidIn = ({ query }: PageContext): ReviewData['said'] => {
  const before = wholeCentavos(query.get('before') ?? '');
  return before === null ? null : { kind: 'price', before };
};
