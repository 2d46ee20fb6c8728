import { tourText } from '#text/tours/pages.ts';
import { shownErrors } from '#web/all-errors.ts';
import { Screen } from '#web/flows/tours/ticket/screen.tsx';
import { TicketShell } from '#web/flows/tours/ticket/shell.tsx';
import type { TicketData } from '#web/flows/tours/ticket/ticket-data.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import { barPath } from '#web/payment/bar-path.ts';
import { qrPath } from '#web/ticketing/qr-path.ts';
import { tourCookies } from '#web/tours/cookies.ts';
import { enterTours } from '#web/tours/enter.ts';
import { namesNothing } from '#web/unknown-path.ts';
import type { CallAnswer } from '#wire/call.ts';
import { findPath } from '#wire/link-paths.ts';
import type { SetCookie } from '#wire/page.ts';
import { tourPaymentPath, tourTicketPath } from '#wire/tours-paths.ts';
import {
  getTourCancellation,
  getTourPayment,
  getTourTicket,
  postTourBooking,
  postTourCancel,
  postTourReservation,
} from '#wire/tours-sale.ts';
import { getTourSlots } from '#wire/tours.ts';

/** The ticket of a paid tour: booked at its operator when it opens, if it is not yet, and noted as shown. */
export const tourTicketPage: Page<TicketData> = {
  load: async (context) => {
    const entry = await enterTours(context, 'boleto');
    if (entry.kind === 'away') return entry.outcome;
    const { data, cookies } = entry.visit;
    const code = context.query.get('code') ?? data?.order?.code ?? '';
    if (!context.query.has('code')) return go(tourTicketPath(context.lang, code), cookies);
    return drawn(context, { code, cookies, errors: [] });
  },

  act: async (context, form) => {
    const code = form.get('code') ?? '';
    const cancelled = await context.call(postTourCancel, {
      body: { code, amount: Number(form.get('amount') ?? 0) || 0 },
    });
    return cancelled.ok
      ? go(tourTicketPath(context.lang, code))
      : drawn(context, { code, cookies: [], errors: cancelled.errors });
  },

  head: ({ ticket }, { lang }) => ({
    title: tourText.ticket.title[ticket.state][lang],
    description: tourText.ticket.description[lang],
    noIndex: true,
    ...(ticket.state === 'pending' ? { refreshSeconds: 10 } : {}),
  }),
  Shell: TicketShell,
  Screen,
};

interface Drawn {
  readonly code: string;
  readonly cookies: readonly SetCookie[];
  readonly errors: FormErrors;
}

const NOT_FOUND = 404;

async function drawn(context: PageContext, { code, cookies, errors }: Drawn): Promise<Outcome<TicketData>> {
  const { call, lang } = context;
  const found = await call(getTourTicket, { query: { code } });
  // Without it the page of the payment says what there is to say.
  if (!found.ok) return go(found.status === NOT_FOUND ? findPath(lang, code) : tourPaymentPath(lang, code), cookies);
  const first = found.data.ticket;
  const ticket = first.state === 'pending' ? await bookedNow(context, code, first) : first;
  if (ticket.state === 'booked') await noteShown(context, code);
  const cancellation = ticket.state === 'booked' ? await call(getTourCancellation, { query: { code } }) : undefined;
  const waits = ticket.state === 'waiting' ? await waitsFor(context, ticket) : NOTHING;
  if (!waits.ok) return { kind: 'again', errors: waits.errors, cookies };
  const { isOff, slip } = waits;
  return {
    kind: 'show',
    status: errors.length > 0 ? 422 : 200,
    cookies,
    isPassing: true,
    data: {
      ticket,
      qr: ticket.voucher && qrPath(ticket.voucher.code),
      isOff,
      slip: isOff ? undefined : slip,
      cancellation: cancellation && (cancellation.ok ? cancellation.data : 'unread'),
      errors: shownErrors(errors, lang),
    },
  };
}

const NOTHING = { ok: true, isOff: false, slip: undefined } as const;

/**
 * What one that waits is paid with, unless staff cancelled its start while the payment was waited for. Unread is neither
 * cancelled nor paid: without an answer the page is offered again.
 */
async function waitsFor(
  { call }: PageContext,
  { code, name, starts_at: starts }: TicketData['ticket'],
): Promise<({ readonly ok: true } & Pick<TicketData, 'isOff' | 'slip'>) | Extract<CallAnswer<unknown>, { ok: false }>> {
  const [found, payment] = await Promise.all([
    call(getTourSlots, { query: { name, date: starts.slice(0, 10) } }),
    call(getTourPayment, { query: { code } }),
  ]);
  // A tour that is offered no more has no slots.
  if (!found.ok && !namesNothing(found)) return found;
  if (!payment.ok) return payment;
  const isOff = found.ok && found.data.slots.some((slot) => slot.starts_at === starts && slot.state === 'cancelled');
  const { standing, voucher } = payment.data.order;
  if (standing !== 'waiting') return { ok: true, isOff, slip: undefined };
  return { ok: true, isOff, slip: voucher && { voucher, bars: barPath(voucher.reference) } };
}

async function bookedNow(
  { call }: PageContext,
  code: string,
  before: TicketData['ticket'],
): Promise<TicketData['ticket']> {
  await call(postTourBooking, { body: { code } });
  const found = await call(getTourTicket, { query: { code } });
  return found.ok ? found.data.ticket : before;
}

/** Only now may the session clear its selection (T51). */
async function noteShown(context: PageContext, code: string): Promise<void> {
  const { session = null } = tourCookies(context);
  await context.call(postTourReservation, { body: { code, session } });
}
