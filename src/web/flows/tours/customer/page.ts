import { formText } from '#text/form.ts';
import { tourText } from '#text/tours/pages.ts';
import { shownErrors } from '#web/all-errors.ts';
import type { CustomerData, TypedParticipant } from '#web/flows/tours/customer/customer-data.ts';
import { Screen } from '#web/flows/tours/customer/screen.tsx';
import { CustomerShell } from '#web/flows/tours/customer/shell.tsx';
import { type BuyerValues, buyerBody, knownBuyer, typedBuyer } from '#web/orders/buyer-form.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import { newAttemptKey } from '#web/services/attempt-key.ts';
import { afterRefusal } from '#web/tours/after-refusal.ts';
import { cookiesAfter, tourCookies } from '#web/tours/cookies.ts';
import { enterTours } from '#web/tours/enter.ts';
import { chooseTour, selectionIn, sessionWith } from '#web/tours/selection.ts';
import type { SetCookie } from '#wire/page.ts';
import { getPassengers } from '#wire/my-account.ts';
import { tourPaymentPath, tourReservationPath, tourSearchPath } from '#wire/tours-paths.ts';
import { putTourCheckout, type ShoppingData, type ShoppingView } from '#wire/tours-sale.ts';

/** Contact and participants; sending them begins the order that is paid next. */
export const tourCustomerPage: Page<CustomerData> = {
  load: async (context) => {
    const entry = await enterTours(context, 'cliente');
    if (entry.kind === 'away') return entry.outcome;
    const { data, cookies } = entry.visit;
    if (!data?.shopping) return go(tourSearchPath(context.lang), cookies);
    const { contact, participants } = data.shopping;
    const buyer = contact ? { ...EMPTY, ...contact } : await knownBuyer(context);
    const typed = participants.map(({ first_name: first, last_name: last, age }) => ({
      first_name: first,
      last_name: last,
      age: age === null ? '' : String(age),
    }));
    return drawn(context, {
      shopping: data.shopping,
      typed: { buyer, participants: typed, applies: !contact },
      cookies,
    });
  },

  act: async (context, form) => {
    const { call, lang } = context;
    const entry = await enterTours(context, 'cliente');
    if (entry.kind === 'away' && entry.isLocked) return entry.outcome;
    const data = entry.kind === 'in' ? entry.visit.data : null;
    const selection = selectionIn(form);
    const total = Number(form.get('total') ?? 0) || 0;
    const key = form.get('key') || newAttemptKey();
    const typed = typedIn(form, selection.adults + selection.children);
    const chosen = await sessionWith({ call }, { data, selection, total, key });
    const refreshed = (session: string | undefined) => chooseTour(call, { session, selection, total: null });
    if (!chosen.ok && isPriceChange(chosen.errors)) {
      const fresh = await refreshed(data?.session.id);
      if (!fresh.ok) return afterRefusal(fresh.errors, selection, lang);
      const { shopping } = fresh.data;
      if (shopping)
        return drawn(context, { shopping, typed, cookies: usedCookies(context, fresh.data), errors: chosen.errors });
    }
    if (!chosen.ok) return afterRefusal(chosen.errors, selection, lang);
    const { session, shopping } = chosen.data;
    if (!shopping) return go(tourSearchPath(lang));
    const ordered = await call(putTourCheckout, {
      body: {
        session: session.id,
        idempotency_key: key,
        lang,
        contact: { ...buyerBody(form), apply: typed.applies },
        participants: sent(typed),
        total,
      },
    });
    const cookies = usedCookies(context, ordered.ok ? ordered.data : chosen.data);
    if (ordered.ok && ordered.data.order) return go(tourPaymentPath(lang, ordered.data.order.code), cookies);
    const errors = ordered.ok ? [] : ordered.errors;
    // Held too long ago: they are held again there, where the captcha is.
    const said = errors.find(({ code }) => code === 'places_captcha_required')?.code;
    if (said) return go(tourReservationPath(lang, { ...selection, said }), cookies);
    // Shown as it is now, to be sent again.
    const fresh = isPriceChange(errors) ? await refreshed(session.id) : undefined;
    const now = fresh?.ok && fresh.data.shopping ? fresh.data.shopping : shopping;
    return drawn(context, { shopping: now, typed, cookies, errors });
  },

  head: (data, { lang }) => ({
    title: `${data.errors.length > 0 ? `${formText.error[lang]}: ` : ''}${tourText.customer.title[lang]}`,
    description: tourText.customer.description[lang],
    noIndex: true,
  }),
  Shell: CustomerShell,
  Screen,
};

const isPriceChange = (errors: FormErrors): boolean => errors.some(({ code }) => code === 'price_changed');

const EMPTY: BuyerValues = { first_name: '', last_name: '', cell_phone: '', email: '' };

const usedCookies = (context: PageContext, { session, shopping, order }: ShoppingData): readonly SetCookie[] =>
  cookiesAfter(tourCookies(context), {
    kind: 'used',
    session: session.id,
    shopping: shopping?.tour.name ?? '',
    booking: order?.code ?? null,
  });

interface Typed {
  readonly buyer: BuyerValues;
  readonly participants: readonly TypedParticipant[];
  readonly applies: boolean;
}

const MOST = 50;

function typedIn(form: URLSearchParams, count: number): Typed {
  const participants = Array.from({ length: Math.min(count, MOST) }, (_, at) => {
    const typed = (name: string) => (form.get(`participants.${at}.${name}`) ?? '').slice(0, 200);
    return { first_name: typed('first_name'), last_name: typed('last_name'), age: typed('age') };
  });
  return { buyer: typedBuyer(form), participants, applies: form.get('apply') === 'on' };
}

/** A buyer who takes part is the first participant. */
const sent = ({ buyer, participants, applies }: Typed) =>
  participants.map(({ first_name: first, last_name: last, age }, at) => ({
    ...(applies && at === 0
      ? { first_name: buyer.first_name, last_name: buyer.last_name }
      : { first_name: first, last_name: last }),
    age: /^\d{1,3}$/.test(age.trim()) ? Number(age) : null,
  }));

/** The buyer's fields are named otherwise here, and a missing age is said at its field. */
function atField(error: FormErrors[number], { participants }: Typed, { adults }: ShoppingView): FormErrors[number] {
  const missing = participants.findIndex(({ age }, at) => at >= adults && age.trim() === '');
  if (error.field === 'participants' && missing >= 0) return { ...error, field: `participants.${missing}.age` };
  return error.field === undefined ? error : { ...error, field: error.field.replace(/^contact\./, 'buyer.') };
}

interface Drawn {
  readonly shopping: ShoppingView;
  readonly typed: Typed;
  readonly cookies: readonly SetCookie[];
  readonly errors?: FormErrors;
}

async function drawn(
  { call, lang }: PageContext,
  { shopping, typed, cookies, errors = [] }: Drawn,
): Promise<Outcome<CustomerData>> {
  const passengers = await call(getPassengers);
  const count = shopping.adults + shopping.children;
  return {
    kind: 'show',
    status: errors.length > 0 ? 422 : 200,
    cookies,
    isPassing: true,
    data: {
      shopping,
      buyer: typed.buyer,
      applies: typed.applies && shopping.adults > 0,
      participants: Array.from(
        { length: count },
        (_, at) => typed.participants[at] ?? { first_name: '', last_name: '', age: '' },
      ),
      known: passengers.ok ? passengers.data.passengers : [],
      key: newAttemptKey(),
      errors: shownErrors(
        errors.map((error) => atField(error, typed, shopping)),
        lang,
      ),
    },
  };
}
