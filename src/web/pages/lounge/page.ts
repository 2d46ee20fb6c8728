import { formText } from '#text/form.ts';
import { loungeText } from '#text/lounge.ts';
import { shownErrors } from '#web/all-errors.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext, show } from '#web/page.ts';
import type { LoungeData, TypedVisit } from '#web/pages/lounge/lounge-data.ts';
import { Screen } from '#web/pages/lounge/screen.tsx';
import { newAttemptKey } from '#web/services/attempt-key.ts';
import { qrPath } from '#web/ticketing/qr-path.ts';
import { postBasketAdd } from '#wire/basket.ts';
import { orderPath } from '#wire/link-paths.ts';
import { getLounges, postLoungeCancel, postLoungeVisit } from '#wire/lounge.ts';
import * as paths from '#wire/page-paths.ts';

/** Booking a lounge by the hour, and its passes (T84). Plain forms. */
export const loungePage: Page<LoungeData> = {
  load: (context) => shown(context, { typed: null, errors: [] }),

  act: (context, form) => (form.has('cancel') ? cancel(context, form) : book(context, form)),

  head: (data, { lang }) => {
    const isWrong = data.kind === 'signed in' && data.errors.length > 0;
    return {
      title: `${isWrong ? `${formText.error[lang]}: ` : ''}${loungeText.title[lang]}`,
      description: loungeText.description[lang],
    };
  },
  Screen,
};

async function book(context: PageContext, form: URLSearchParams): Promise<Outcome<LoungeData>> {
  const { call, lang } = context;
  const typed = typedIn(form);
  const [lounge = ''] = typed.day.split(' ');
  const booked = await call(postLoungeVisit, {
    body: {
      idempotency_key: form.get('key') || newAttemptKey(),
      lang,
      lounge,
      starts_at: typed.starts,
      hours: Number(typed.hours),
      people: Number(typed.people),
    },
  });
  if (!booked.ok) return shown(context, { typed, errors: booked.errors });
  const { order, with_trip: isWithTrip } = booked.data;
  if (!order) return go(donePath(lang, 'booked'));
  if (!isWithTrip) return go(orderPath(lang, order));
  // Where its trip is: they are paid together.
  const added = await call(postBasketAdd, { body: { code: order } });
  if (added.ok) return go(paths.basket[lang]);
  // It is ordered by now: the form would order another one. Its own page can put it in the basket too.
  return go(`${orderPath(lang, order)}&said=${added.errors[0]?.code ?? ''}`);
}

async function cancel(context: PageContext, form: URLSearchParams): Promise<Outcome<LoungeData>> {
  const cancelled = await context.call(postLoungeCancel, { body: { code: form.get('cancel') ?? '' } });
  return cancelled.ok
    ? go(donePath(context.lang, 'cancelled'))
    : shown(context, { typed: null, errors: cancelled.errors });
}

const donePath = (lang: PageContext['lang'], done: 'booked' | 'cancelled'): string =>
  `${paths.loungeBooking[lang]}?done=${done}`;

/** What was sent is shown again, so it is cut to what a form can send. */
function typedIn(form: URLSearchParams): TypedVisit {
  const typed = (name: string) => (form.get(name) ?? '').slice(0, 60);
  return { day: typed('day'), starts: typed('starts_at'), hours: typed('hours'), people: typed('people') };
}

interface Sent {
  readonly typed: TypedVisit | null;
  readonly errors: FormErrors;
}

const UNAUTHORIZED = 401;

async function shown({ call, lang, query }: PageContext, { typed, errors }: Sent): Promise<Outcome<LoungeData>> {
  const found = await call(getLounges);
  if (!found.ok && found.status === UNAUTHORIZED) return show({ kind: 'signed out' });
  // Unread is not without a ticket.
  if (!found.ok) return { kind: 'again', errors: found.errors };
  const { days, visits } = found.data;
  const done = query.get('done');
  return {
    kind: 'show',
    status: errors.length > 0 ? 422 : 200,
    data: {
      kind: 'signed in',
      days,
      passes: visits.map((visit) => ({ ...visit, qr: qrPath(visit.voucher?.qr ?? visit.code) })),
      key: newAttemptKey(),
      typed,
      done: errors.length === 0 && (done === 'booked' || done === 'cancelled') ? done : null,
      errors: shownErrors(errors, lang),
    },
  };
}
