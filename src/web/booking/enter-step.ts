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
  /** Where the guard sends the traveller instead. */
  | { readonly kind: 'away'; readonly outcome: Outcome<never> };

const GONE: SetCookie = { name: 'notice', value: 'reservation-gone' };
const NOT_OPEN: SetCookie = { name: 'notice', value: 'reservation-not-open' };
const PROVE_HERE: SetCookie = { name: 'notice', value: 'prove-here' };
const UNREACHABLE: SetCookie = { name: 'notice', value: 'unreachable' };

/** The cookie that says which reservation this browser is working on; the session alone opens it. */
export const remember = (code: string): SetCookie => ({ name: 'reservation', value: code });

/** Takes that cookie away where it names this reservation: another tab may be at work on another one. */
export const forget = ({ cookies }: Pick<PageContext, 'cookies'>, code: string): readonly SetCookie[] =>
  cookies.reservation === code ? [{ name: 'reservation', value: '', maxAge: 0 }] : [];

/**
 * Whose page it is (T77): what a form says of the page that sent it, else the address. The cookie serves only an address without a
 * code, and never a form: by then it may name what another tab is at work on.
 */
export const namedCode = ({ form, query, cookies }: Pick<PageContext, 'form' | 'query' | 'cookies'>) =>
  form?.get('code') ?? query.get('code') ?? (form ? undefined : cookies.reservation);

/** Asks the server about the reservation and the guard about the step, each time a step is entered. */
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
  // Who came back in time finds all as it was: the cookie was on its way out as well.
  if (found.data.came_back && context.method === 'GET') return away(go(named(context, code), [remember(code)]));
  return isNamed(context) ? { kind: 'in', reservation } : away(go(named(context, code)));
}

const isNamed = ({ method, query }: PageContext): boolean => method === 'POST' || query.has('code');

/** The same address with its reservation: what the cookie says may be another one by the next time it is asked for. */
const named = ({ path, query }: PageContext, code: string): string =>
  `${path}?${new URLSearchParams({ code, ...Object.fromEntries(query) })}`;

/**
 * A code that this session does not open, whether it is somebody else's or none at all. What was bought with it is opened by a proof;
 * a draft is begun again, with its search where the page that sent a form told it.
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

/** A change of schedule or an addition has two steps: its payment, and a reference to be paid. Once made, it is shown. */
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
