import { formText } from '#text/form.ts';
import { startsDeskText } from '#text/pages/starts-desk.ts';
import { SLOT_REASONS } from '#domain/tours/booking.ts';
import { shownErrors } from '#web/all-errors.ts';
import { notYourRole } from '#web/operators/not-your-role.ts';
import { operatorSignIn } from '#web/operators/sign-in-address.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import { Screen } from '#web/pages/tour-starts/screen.tsx';
import { startsPath } from '#web/pages/tour-starts/starts-path.ts';
import type { TourStartsData } from '#web/pages/tour-starts/tour-starts-data.ts';
import { getTourStarts, postTourSlotCancel } from '#wire/tours-staff.ts';

const FORBIDDEN = 403;

/** The starts of tours on a day, with their people; staff cancel one for everybody, after a question. */
export const tourStartsPage: Page<TourStartsData> = {
  load: (context) => {
    const { query } = context;
    return shown(context, { date: query.get('date') ?? '', slot: query.get('slot') ?? '', why: '', errors: [] });
  },

  async act(context, form) {
    const { call, lang } = context;
    const [date, slot, typed] = ['date', 'slot', 'why'].map((name) => form.get(name) ?? '') as [string, string, string];
    const why = SLOT_REASONS.find((one) => one === typed);
    if (!why) return shown(context, { date, slot, why: '', errors: [], lacksReason: true });
    const cancelled = await call(postTourSlotCancel, { body: { slot, why } });
    if (cancelled.ok) return go(startsPath(lang, { date, returned: String(cancelled.data.orders) }));
    if (isKeptOut(cancelled.status)) return away(context, cancelled.status);
    return shown(context, { date, slot, why, errors: cancelled.errors });
  },

  head: ({ errors }, { lang }) => ({
    title: `${errors.length > 0 ? `${formText.error[lang]}: ` : ''}${startsDeskText.title[lang]}`,
    description: startsDeskText.hint[lang],
    noIndex: true,
  }),
  Screen,
};

const isKeptOut = (status: number): boolean => status === 401 || status === FORBIDDEN;

/** Operators without the role see their own pages. */
const away = ({ lang, path, query }: PageContext, status: number): Outcome<TourStartsData> =>
  status === FORBIDDEN ? notYourRole(lang) : go(operatorSignIn(query.size > 0 ? `${path}?${query}` : path, lang));

interface Asked {
  readonly date: string;
  readonly slot: string;
  readonly why: string;
  readonly errors: FormErrors;
  /** It was sent without a reason. */
  readonly lacksReason?: boolean;
}

async function shown(
  context: PageContext,
  { date, slot, why, errors, lacksReason }: Asked,
): Promise<Outcome<TourStartsData>> {
  const { call, lang, query } = context;
  const found = await call(getTourStarts, { query: { date } });
  if (!found.ok && isKeptOut(found.status)) return away(context, found.status);
  const starts = found.ok ? found.data.starts : [];
  const said = found.ok ? errors : [...errors, ...found.errors];
  const returned = query.get('returned');
  return {
    kind: 'show',
    status: said.length > 0 || lacksReason ? 422 : 200,
    data: {
      date: found.ok ? found.data.date : date.slice(0, 20),
      starts,
      chosen: starts.find((one) => one.slot === slot && !one.cancelled) ?? null,
      why,
      returned: said.length === 0 && returned && /^\d{1,4}$/.test(returned) ? Number(returned) : null,
      errors: [
        ...shownErrors(said, lang),
        ...(lacksReason ? [{ field: 'why', text: startsDeskText.chooseWhy[lang] }] : []),
      ],
    },
  };
}
