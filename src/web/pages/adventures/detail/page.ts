import { adventureText } from '#text/adventures/words.ts';
import { formText } from '#text/form.ts';
import { shownErrors } from '#web/all-errors.ts';
import { loadContent } from '#web/content/load-content.ts';
import { textOfAdventure } from '#web/content/outing-texts.ts';
import { buyerBody, type BuyerValues, knownBuyer, typedBuyer } from '#web/orders/buyer-form.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import type { AdventureData, TypedAdventure } from '#web/pages/adventures/detail/detail-data.ts';
import { adventureThings } from '#web/pages/adventures/things.ts';
import { Screen } from '#web/pages/adventures/detail/screen.tsx';
import { AdventureShell } from '#web/pages/adventures/detail/shell.tsx';
import { namesNothing } from '#web/unknown-path.ts';
import { newAttemptKey } from '#web/services/attempt-key.ts';
import { getAdventureDates, postAdventureCheckout } from '#wire/adventures.ts';
import { adventurePaymentPath } from '#wire/link-paths.ts';

/** An adventure: its departures, how many people and who buys; a plain form that leads to payment (M147, M148). */
export const adventurePage: Page<AdventureData> = {
  load: async (context) =>
    shown(context, {
      asked: context.query.get('day'),
      key: newAttemptKey(),
      typed: null,
      buyer: await knownBuyer(context),
      errors: [],
    }),

  async act(context, form) {
    const { call, lang, params } = context;
    const code = params['booking_code'] ?? '';
    const typed = typedIn(form);
    const key = form.get('key') || newAttemptKey();
    const buyer = typedBuyer(form);
    const day = form.get('day');
    // Only another day is asked for: a departure is of its day.
    if (day !== null) return shown(context, { asked: day, key, typed: { ...typed, departure: '' }, buyer, errors: [] });
    const [starts = '', price] = typed.departure.split(' ');
    const people = /^\d{1,2}$/.test(typed.people) ? Number(typed.people) : 0;
    const ordered = await call(postAdventureCheckout, {
      params: { booking_code: code },
      body: {
        idempotency_key: key,
        lang,
        starts_at: starts,
        people,
        total: /^\d{1,9}$/.test(price ?? '') ? Number(price) * people : 0,
        buyer: buyerBody(form),
      },
    });
    if (ordered.ok) return go(adventurePaymentPath(lang, code, ordered.data.order_id));
    const asked = dayOf(typed.departure) || form.get('shown');
    return shown(context, { asked, key, typed, buyer, errors: ordered.errors });
  },

  head: (data, site, origin) => {
    const { lang } = site;
    if (data.kind !== 'found')
      return { title: adventureText.title[lang], description: adventureText[data.kind][lang], noIndex: true };
    const { tour, errors, said, isDraft } = data;
    return {
      title: `${errors.length > 0 ? `${formText.error[lang]}: ` : ''}${tour.name}`,
      description: said?.description[lang] ?? tour.description,
      things: adventureThings(data, site, origin),
      // Without a text it is mostly a form, as its siblings are.
      isAlike: !said,
      noIndex: isDraft || errors.length > 0,
    };
  },
  Shell: AdventureShell,
  Screen,
};

/** What was sent is shown again, so it is cut to what a form can send. */
function typedIn(form: URLSearchParams): TypedAdventure {
  const typed = (name: string) => (form.get(name) ?? '').slice(0, 60);
  return { departure: typed('departure'), people: typed('people') };
}

interface Sent {
  /** The day to show, if it is on sale. */
  readonly asked: string | null;
  readonly key: string;
  readonly typed: TypedAdventure | null;
  readonly buyer: BuyerValues;
  readonly errors: FormErrors;
}

async function shown(context: PageContext, { errors, asked, ...sent }: Sent): Promise<Outcome<AdventureData>> {
  const { call, lang, params } = context;
  const code = params['booking_code'] ?? '';
  const [found, { content: said, isDraft }] = await Promise.all([
    call(getAdventureDates, { params: { booking_code: code }, query: { lang } }),
    loadContent(context, textOfAdventure(code)),
  ]);
  if (!found.ok) {
    const isGone = namesNothing(found);
    if (sent.typed && !isGone) return { kind: 'again', errors: found.errors };
    return { kind: 'show', status: isGone ? 404 : 503, data: { kind: isGone ? 'gone' : 'away', code } };
  }
  const { tour, dates } = found.data;
  const days = [...new Set(dates.map(({ starts_at }) => dayOf(starts_at)))];
  const day = days.find((one) => one === asked) ?? days[0] ?? '';
  return {
    kind: 'show',
    status: errors.length > 0 ? 422 : 200,
    ...(isDraft ? { isPassing: true } : {}),
    data: {
      kind: 'found',
      tour,
      days,
      day,
      dates: dates.filter(({ starts_at }) => dayOf(starts_at) === day),
      ...sent,
      errors: shownErrors(
        errors.map((error) => (error.field === 'starts_at' ? { ...error, field: 'departure' } : error)),
        lang,
      ),
      said,
      isDraft: isDraft && said !== undefined,
    },
  };
}

/** Of an ISO text with the offset of its place. */
const dayOf = (at: string): string => at.slice(0, 10);
