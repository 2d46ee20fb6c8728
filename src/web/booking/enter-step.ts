import type { Step } from '#domain/booking/step.ts';
import { guard } from '#domain/booking/steps.ts';
import { parseReservationCode } from '#kernel/ids.ts';
import { guardFacts } from './guard-facts.ts';
import { followUpOf } from './follow-ups.ts';
import { searchIn } from './form-address.ts';
import { stepAddress } from './step-address.ts';
import { go, type Outcome, type PageContext } from '#web/page.ts';
import { findPath } from '#wire/link-paths.ts';
import type { SetCookie } from '#wire/page.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { getReservation } from '#wire/websale.ts';
import * as paths from '#wire/page-paths.ts';

export type Entered =
  | { readonly kind: 'in'; readonly reservation: ReservationView }
  /** Where the guard redirects the traveller. */
  | { readonly kind: 'away'; readonly outcome: Outcome<never> };

const GONE: SetCookie = { name: 'notice', value: 'reservation-gone' };
const NOT_OPEN: SetCookie = { name: 'notice', value: 'reservation-not-open' };

/** Whether an outcome leads away from a step because its reservation is not open in this session. */
export const isNotOpen = (outcome: Outcome<never>): outcome is Extract<Outcome<never>, { kind: 'go' }> =>
  outcome.kind === 'go' && outcome.cookies?.some(({ value }) => value === NOT_OPEN.value) === true;
const PROVE_HERE: SetCookie = { name: 'notice', value: 'prove-here' };
/** Says that the database is away. */
export const UNREACHABLE: SetCookie = { name: 'notice', value: 'unreachable' };

/** The cookie with the reservation this browser works on; it opens nothing without the session. */
export const remember = (code: string): SetCookie => ({ name: 'reservation', value: code });

/** Clears that cookie if it names this reservation: another tab may work on a different one. */
export const forget = ({ cookies }: Pick<PageContext, 'cookies'>, code: string): readonly SetCookie[] =>
  cookies.reservation === code ? [{ name: 'reservation', value: '', maxAge: 0 }] : [];

/**
 * The reservation of the page (T77): the code in the submitted form, else in the URL. The cookie is used only for a URL
 * without a code, and never for a form: another tab may have changed it by then.
 */
export const namedCode = ({ form, query, cookies }: Pick<PageContext, 'form' | 'query' | 'cookies'>) =>
  form?.get('code') ?? query.get('code') ?? (form ? undefined : cookies.reservation);

/** Loads the reservation and runs the guard for the step, each time a step is entered. */
export async function enterStep(context: PageContext, step: Step): Promise<Entered> {
  const { lang } = context;
  const code = namedCode(context);
  if (!code) return away(go(paths.home[lang], [GONE]));
  const found = await context.call(getReservation, { query: { code, entering: 'true' } });
  if (!found.ok) return away(found.status === 404 ? notOpen(context, step, code) : go(paths.home[lang], [UNREACHABLE]));
  const { reservation } = found.data;
  const elsewhere = awayFrom(context, step, reservation);
  if (elsewhere) return away(elsewhere);
  const verdict = guard(step, guardFacts(reservation));
  if (verdict.kind === 'home') return away(go(paths.home[lang], [...forget(context, code), GONE]));
  if (verdict.kind === 'go') return away(go(stepAddress(verdict.step, { lang, code: reservation.code })));
  // A traveller who came back in time continues where they were: the cookie is restored too.
  if (found.data.came_back && context.method === 'GET') return away(go(named(context, code), [remember(code)]));
  return isNamed(context) ? { kind: 'in', reservation } : away(go(named(context, code)));
}

const isNamed = ({ method, query }: PageContext): boolean => method === 'POST' || query.has('code');

/** The same URL with its reservation code: the cookie may name another reservation by the next request. */
const named = ({ path, query }: PageContext, code: string): string =>
  `${path}?${new URLSearchParams({ code, ...Object.fromEntries(query) })}`;

/**
 * A code that this session cannot open, because it is somebody else's or does not exist. A purchase is opened with a
 * proof; a draft is started again, with its search if the submitting page sent it.
 */
function notOpen(context: PageContext, step: Step, code: string): Outcome<never> {
  const { lang, query } = context;
  const forgotten = forget(context, code);
  if (!isNamed(context)) return go(paths.home[lang], [...forgotten, GONE]);
  const isBought = step === 'boletos' || step === 'facturacion';
  if (isBought && parseReservationCode(code)) return go(findPath(lang, code), [...forgotten, PROVE_HERE]);
  const search = searchIn(query);
  return go(search === '' ? paths.home[lang] : `${paths.home[lang]}?${search}`, [...forgotten, NOT_OPEN]);
}

/**
 * A change of schedule or an addition has two steps: its payment, and a payment reference. Once made, its result is
 * shown.
 */
function awayFrom(context: PageContext, step: Step, reservation: ReservationView): Outcome<never> | undefined {
  const { lang } = context;
  const { code, payment } = reservation;
  const followUp = followUpOf(reservation);
  if (!followUp) return undefined;
  if (payment === 'approved') return go(followUp.madeAt(reservation, lang), forget(context, code));
  const at: Step = payment === 'order_generated' ? 'boletos' : 'pago';
  return step === at ? undefined : go(stepAddress(at, { lang, code }));
}

const away = (outcome: Outcome<never>): Entered => ({ kind: 'away', outcome });
