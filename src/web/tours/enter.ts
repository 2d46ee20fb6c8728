import type { OrderStanding } from '#domain/orders/order-standing.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';
import { isLocked, type TourFacts, tourGuard, type TourStep } from '#domain/tours/steps.ts';
import type { Lang } from '#text/lang.ts';
import { go, type Outcome, type PageContext } from '#web/page.ts';
import { cookiesAfter, tourCookies, tourStanding } from '#web/tours/cookies.ts';
import { namesNothing } from '#web/unknown-path.ts';
import type { ApiCall, CallAnswer } from '#wire/call.ts';
import type { SetCookie } from '#wire/page.ts';
import * as paths from '#wire/page-paths.ts';
import { tourPaymentPath, tourReservationPath, tourSearchPath, tourTicketPath } from '#wire/tours-paths.ts';
import { getTourPayment, getTourShopping, postTourShopping, type ShoppingData } from '#wire/tours-sale.ts';

/** A visitor on a page of the tours. */
export interface TourVisit {
  /** The tour session with its selection; null: nothing is chosen. */
  readonly data: ShoppingData | null;
  /** The tour whose selection ran out just now, and its places with it. */
  readonly over: string | undefined;
  /** To set with the page: the session lives on, or is cleared. */
  readonly cookies: readonly SetCookie[];
}

export type TourEntry =
  | { readonly kind: 'in'; readonly visit: TourVisit }
  /** Where the guard redirects the visitor. */
  | {
      readonly kind: 'away';
      readonly outcome: Outcome<never>;
      /** An order is or may be paid, so a form is not carried out either. Otherwise nothing is chosen: it may choose again. */
      readonly isLocked: boolean;
    };

/** Loads the session and runs the guard, each time a page of the tours is entered. */
export async function enterTours(context: PageContext, step: TourStep): Promise<TourEntry> {
  const { call, lang, query } = context;
  const had = tourCookies(context);
  const found =
    had.session === undefined ? undefined : await call(getTourShopping, { query: { session: had.session } });
  if (found && !found.ok && !isOver(found)) return unread(step, found);
  const data = found?.ok ? found.data : null;
  const hasEnded = found?.ok === false || tourStanding(had) === 'over';
  const over = hasEnded && (await areGivenUp(call, had.booking)) ? had.shopping : undefined;
  const code = orderNamed(context, step);
  const facts = await factsOf(call, { data, code, name: query.get('name') });
  const verdict = tourGuard(step, facts);
  const isKept = data !== null && !verdict.clears && (data.shopping !== null || data.order !== null);
  const cookies = isKept
    ? cookiesAfter(had, {
        kind: 'used',
        session: data.session.id,
        shopping: data.shopping?.tour.name ?? had.shopping ?? '',
        booking: data.order?.code ?? null,
      })
    : cookiesAfter(had, { kind: 'cleared' });
  if (verdict.clears && had.session !== undefined) await clearShopping(call, had.session);
  if (verdict.go === undefined) return { kind: 'in', visit: { data: verdict.clears ? null : data, over, cookies } };
  const at = data?.order?.code ?? code ?? '';
  const to = addressOfStep(verdict.go, {
    lang,
    code: at,
    name: data?.shopping?.tour.name ?? query.get('name') ?? '',
    over,
  });
  return { kind: 'away', outcome: go(to, cookies), isLocked: isLocked(facts) };
}

/** The order of the page: the code in the form, else in the address, else of the session. */
const orderNamed = ({ form, query }: Pick<PageContext, 'form' | 'query'>, step: TourStep): string | undefined =>
  step === 'pago' || step === 'boleto' ? (form?.get('code') ?? query.get('code') ?? undefined) : undefined;

type Refused = Extract<CallAnswer<unknown>, { ok: false }>;

/** By the HTTP status of the refusal: the session ended, or never was. Any other says nothing of it. */
export const isOver = ({ status }: Refused): boolean => status === GONE || namesNothing({ status });
const GONE = 410;

/** Pages that need no session do without it for once. The others cannot tell what is chosen, nor whether it is being paid. */
const unread = (step: TourStep, { errors }: Refused): TourEntry =>
  step === 'reservacion' || step === 'revisa-tour' || step === 'cliente'
    ? { kind: 'away', outcome: { kind: 'again', errors }, isLocked: true }
    : { kind: 'in', visit: { data: null, over: undefined, cookies: [] } };

/** Whether the places of a session that ended went back: those of its order have their own time, and may be paid. */
async function areGivenUp(call: ApiCall, booking: string | undefined): Promise<boolean> {
  if (booking === undefined) return true;
  const found = await call(getTourPayment, { query: { code: booking } });
  return found.ok && found.data.order.standing === 'over';
}

interface Asked {
  readonly data: ShoppingData | null;
  readonly code: string | undefined;
  readonly name: string | null;
}

/** An order that the address names is asked for itself: its session may be over, or another tab's. */
async function factsOf(call: ApiCall, { data, code, name }: Asked): Promise<TourFacts> {
  const { order = null, shopping = null } = data ?? {};
  const chosen = { hasProduct: name !== null || shopping !== null, hasSelection: shopping !== null };
  if (code === undefined || code === order?.code) {
    return {
      ...chosen,
      hasOrder: order !== null,
      status: order?.status ?? 'process',
      isPaying: order?.paying ?? false,
      isDelivered: order?.delivered ?? false,
    };
  }
  const found = await call(getTourPayment, { query: { code } });
  const standing = found.ok ? found.data.order.standing : undefined;
  return {
    ...chosen,
    // Without an answer the page itself says so.
    hasOrder: true,
    status: standing === undefined ? 'process' : STATUS_OF[standing],
    isPaying: standing === 'paying',
    isDelivered: false,
  };
}

/** What was given back has its ticket page; what is over says so where it would be paid. */
const STATUS_OF: Readonly<Record<OrderStanding, PaymentStatus>> = {
  open: 'process',
  paying: 'process',
  waiting: 'order_generated',
  paid: 'approved',
  returned: 'approved',
  over: 'process',
};

interface Where {
  readonly lang: Lang;
  readonly code: string;
  readonly name: string;
  readonly over: string | undefined;
}

function addressOfStep(step: TourStep, { lang, code, name, over }: Where): string {
  switch (step) {
    case 'buscar':
    case 'detalle':
      return tourSearchPath(lang, { over });
    case 'reservacion':
      return tourReservationPath(lang, { name });
    case 'revisa-tour':
      return paths.tourReview[lang];
    case 'cliente':
      return paths.tourCustomer[lang];
    case 'pago':
      return tourPaymentPath(lang, code);
    case 'boleto':
      return tourTicketPath(lang, code);
  }
}

/** `shopping: null` clears the selection; places go back that no order has. It may be cleared already. */
export const clearShopping = (call: ApiCall, session: string): Promise<CallAnswer<ShoppingData>> =>
  call(postTourShopping, { body: { session, shopping: null } });
