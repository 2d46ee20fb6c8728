import { parseLocalDate, zone } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { formText } from '#text/form.ts';
import { tourText } from '#text/tours/pages.ts';
import { shownErrors } from '#web/all-errors.ts';
import type { ReservationData, ShownReservation, TypedChoice } from '#web/flows/tours/reservation/reservation-data.ts';
import { Screen } from '#web/flows/tours/reservation/screen.tsx';
import { sizeOf } from '#web/flows/tours/party.ts';
import { ReservationShell } from '#web/flows/tours/reservation/shell.tsx';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import { SOLVED_AT_START } from '#web/tours/after-refusal.ts';
import { cookiesAfter, tourCookies } from '#web/tours/cookies.ts';
import { enterTours, type TourVisit } from '#web/tours/enter.ts';
import { chooseTour, selectionIn, wholeNumber } from '#web/tours/selection.ts';
import { namesNothing } from '#web/unknown-path.ts';
import type { CallAnswer } from '#wire/call.ts';
import { captchaOf } from '#wire/captcha.ts';
import * as paths from '#wire/page-paths.ts';
import { tourDetailPath, tourSearchPath } from '#wire/tours-paths.ts';
import { getTourDates, getTourProducts, getTourSlots } from '#wire/tours.ts';

/** A start, participants and a pick-up: posting holds the places. */
export const tourReservationPage: Page<ReservationData, ShownReservation> = {
  load: async (context) => {
    const entry = await enterTours(context, 'reservacion');
    if (entry.kind === 'away') return entry.outcome;
    const said = SOLVED_AT_START.filter((code) => code === context.query.get('said')).map((code) => ({
      code,
      message: '',
    }));
    return shown(context, { visit: entry.visit, typed: typedIn(context.query, entry.visit), errors: said });
  },

  act: async (context, form) => {
    const { call, lang } = context;
    const entry = await enterTours(context, 'reservacion');
    // The form names its tour, which its address does not.
    if (entry.kind === 'away' && entry.isLocked) return entry.outcome;
    const visit = entry.kind === 'in' ? entry.visit : { data: null, over: undefined, cookies: [] };
    const selection = selectionIn(form);
    const captcha = form.get('captcha') ?? '';
    const chosen = await chooseTour(call, { session: visit.data?.session.id, selection, total: null, captcha });
    if (chosen.ok) {
      const { session, shopping, order } = chosen.data;
      return go(
        paths.tourReview[lang],
        cookiesAfter(tourCookies(context), {
          kind: 'used',
          session: session.id,
          shopping: shopping?.tour.name ?? selection.name,
          booking: order?.code ?? null,
        }),
      );
    }
    const typed = { slot: 'slot', adults: 'adults', children: 'children', pickup: 'pickup' } as const;
    return shown(context, { visit, typed: namedIn(form, typed), errors: chosen.errors });
  },

  head: (data, { lang }) => ({
    title: `${data.errors.length > 0 ? `${formText.error[lang]}: ` : ''}${tourText.reservation.title[lang]}`,
    description: tourText.reservation.description[lang],
    noIndex: true,
  }),
  Shell: ReservationShell,
  Screen,
  shown: ({ captcha }) => ({ captcha }),
};

const namedIn = <Name extends string>(form: URLSearchParams, names: Readonly<Record<Name, string>>) =>
  Object.fromEntries(Object.values<string>(names).map((name) => [name, (form.get(name) ?? '').slice(0, 80)])) as Record<
    Name,
    string
  >;

/** From the address, where a link or "another day" puts it; else what the session has of this tour. */
function typedIn(query: URLSearchParams, { data }: TourVisit): TypedChoice {
  const { shopping = null } = data ?? {};
  const own = shopping !== null && (query.get('name') ?? shopping.tour.name) === shopping.tour.name ? shopping : null;
  const typed = (name: string, otherwise: string) => (query.get(name) ?? otherwise).slice(0, 80);
  return {
    slot: typed('slot', own?.slot.slot ?? ''),
    adults: typed('adults', String(own?.adults ?? 2)),
    children: typed('children', String(own?.children ?? 0)),
    pickup: typed('pickup', own?.pickup?.key ?? ''),
  };
}

interface Drawn {
  readonly visit: TourVisit;
  readonly typed: TypedChoice;
  readonly errors: FormErrors;
}

async function shown(context: PageContext, { visit, typed, errors }: Drawn): Promise<Outcome<ReservationData>> {
  const { call, query, form, lang, now } = context;
  const own = visit.data?.shopping ?? null;
  const name = form?.get('name') ?? query.get('name') ?? own?.tour.name ?? '';
  const asked = parseLocalDate(form?.get('date') ?? query.get('date') ?? '');
  const people = sizeOf({ adults: wholeNumber(typed.adults), children: wholeNumber(typed.children) });
  const [product, dates] = await Promise.all([
    call(getTourProducts, { query: { name } }),
    call(getTourDates, { query: { name, people } }),
  ]);
  const unread = unreadOf(product, dates);
  if (unread) return { kind: 'again', errors: unread };
  const tour = product.ok ? product.data.tour : null;
  // Cookies of a selection that ran out stay until a page tells it.
  if (!tour || !dates.ok) return go(name === '' ? tourSearchPath(lang) : tourDetailPath(lang, name));
  const ofOwn = own?.tour.name === name ? own.slot.starts_at.slice(0, 10) : undefined;
  const date = asked ?? ofOwn ?? dates.data.days.find(({ state }) => state === 'on_sale')?.date;
  if (date === undefined) return go(tourDetailPath(lang, name));
  const starts = await call(getTourSlots, { query: { name, date, people } });
  const unreadStarts = unreadOf(starts);
  if (unreadStarts) return { kind: 'again', errors: unreadStarts };
  return {
    kind: 'show',
    status: errors.length > 0 ? 422 : 200,
    cookies: visit.cookies,
    isPassing: true,
    data: {
      tour,
      date,
      slots: starts.ok ? starts.data.slots : [],
      typed,
      days: { first: dateInZone(now, zone(tour.zone)), last: dates.data.last },
      over: visit.over,
      errors: shownErrors(errors.map(atField), lang),
      captcha: captchaOf(errors) ?? null,
    },
  };
}

/** The errors of a call without an answer, which does not mean that there is nothing of that name. */
const unreadOf = (...answers: readonly CallAnswer<unknown>[]): FormErrors | undefined =>
  answers.flatMap((answer) => (answer.ok || namesNothing(answer) ? [] : [answer.errors]))[0];

/** Errors about a start belong to the list of starts, wherever they come from. */
const FIELD_OF: Readonly<Record<string, string>> = {
  slot_full: 'slot',
  slot_closed: 'slot',
  pickup_required: 'pickup',
};

const atField = (error: FormErrors[number]): FormErrors[number] => ({
  ...error,
  field: FIELD_OF[error.code] ?? error.field,
});
