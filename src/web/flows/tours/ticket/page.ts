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
  const [isOff, slip] =
    ticket.state === 'waiting' ? await Promise.all([isCancelled(context, ticket), slipOf(context, code)]) : [false];
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
      cancellation: cancellation?.ok ? cancellation.data : null,
      errors: shownErrors(errors, lang),
    },
  };
}

/** Staff may have cancelled the start while its payment was waited for. */
async function isCancelled(
  { call }: PageContext,
  { name, starts_at: starts }: Pick<TicketData['ticket'], 'name' | 'starts_at'>,
): Promise<boolean> {
  const found = await call(getTourSlots, { query: { name, date: starts.slice(0, 10) } });
  return found.ok && found.data.slots.some((slot) => slot.starts_at === starts && slot.state === 'cancelled');
}

async function slipOf({ call }: PageContext, code: string): Promise<TicketData['slip']> {
  const found = await call(getTourPayment, { query: { code } });
  if (!found.ok || found.data.order.standing !== 'waiting') return undefined;
  const { voucher } = found.data.order;
  return voucher && { voucher, bars: barPath(voucher.reference) };
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
