import type { Step } from '#domain/booking/step.ts';
import { guard } from '#domain/booking/steps.ts';
import type { Lang } from '#text/lang.ts';
import { guardFacts } from '#web/flows/reservation/guard-facts.ts';
import { stepAddress } from '#web/flows/reservation/step-address.ts';
import { go, type Outcome, type PageContext } from '#web/page.ts';
import { addPath, changedPath } from '#wire/link-paths.ts';
import type { SetCookie } from '#wire/page.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { getReservation } from '#wire/websale.ts';

export type Entered =
  | { readonly kind: 'in'; readonly reservation: ReservationView }
  /** Where the guard sends the traveller instead. */
  | { readonly kind: 'away'; readonly outcome: Outcome<never> };

const FORGET: SetCookie = { name: 'reservation', value: '', maxAge: 0 };
const GONE: SetCookie = { name: 'notice', value: 'reservation-gone' };
const UNREACHABLE: SetCookie = { name: 'notice', value: 'unreachable' };

/** The cookie that says which reservation this browser is working on; the session alone opens it. */
export const remember = (code: string): SetCookie => ({ name: 'reservation', value: code });

/**
 * Asks the server about the reservation and the guard about the step, each time a step is entered. `code` in the address
 * names the reservation where the cookie may not: on the way back from a bank.
 */
export async function enterStep(context: PageContext, step: Step): Promise<Entered> {
  const code = context.query.get('code') ?? context.form?.get('code') ?? context.cookies.reservation;
  if (!code) return away(go('/', [GONE]));
  const found = await context.call(getReservation, { query: { code } });
  if (!found.ok) return away(go('/', found.status === 404 ? [FORGET, GONE] : [UNREACHABLE]));
  const { reservation } = found.data;
  const elsewhere = reservation.change || reservation.adding ? awayFrom(step, reservation, context.lang) : undefined;
  if (elsewhere) return away(elsewhere);
  const verdict = guard(step, guardFacts(reservation));
  if (verdict.kind === 'home') return away(go('/', [FORGET, GONE]));
  if (verdict.kind === 'go') return away(go(stepAddress(verdict.step, context.lang), [remember(code)]));
  return { kind: 'in', reservation };
}

/** A change of schedule or an addition has two steps: its payment, and a reference to be paid. Once made, it is shown. */
function awayFrom(step: Step, reservation: ReservationView, lang: Lang): Outcome<never> | undefined {
  const { code, change, adding, payment } = reservation;
  if (payment === 'approved')
    return go(adding ? addPath(lang, adding.code, { done: '1' }) : changedPath(lang, change!), [FORGET]);
  const at: Step = payment === 'order_generated' ? 'boletos' : 'pago';
  return step === at ? undefined : go(stepAddress(at, lang), [remember(code)]);
}

const away = (outcome: Outcome<never>): Entered => ({ kind: 'away', outcome });
