import { zone } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';
import { isBoardable } from '#domain/ticketing/ticket-rules.ts';
import { ticketPapers } from '#text/ticket-papers.ts';
import { ticketsStep } from '#text/tickets-step.ts';
import { storeReferenceText } from '#text/store-reference.ts';
import { qrPath } from '#web/ticketing/qr-path.ts';
import { Screen } from './screen.tsx';
import { isPending, isToBeChosen } from '#web/ticketing/ticket-facts.ts';
import type { LiveTicketsData, TicketsData } from './tickets-data.ts';
import { Shell } from './shell.tsx';
import { Footer } from './footer.tsx';
import { alertsOfTrip } from '#web/alerts/alerts-of-trip.ts';
import { enterStep } from '#web/booking/enter-step.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import { savingChoiceOf } from '#web/ticketing/saved-codes.ts';
import { savedOf } from '#web/ticketing/saved-tickets.ts';
import { go, type Page, type PageContext, show } from '#web/page.ts';
import { barPath } from '#web/payment/bar-path.ts';
import { storeOf } from '#web/payment/store-reference-view.ts';
import { changePath, itineraryPath, noticesPath } from '#wire/link-paths.ts';
import { encodeQuery, pathOf } from '#wire/paths.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { getTicketWallets } from '#wire/ticket-wallets.ts';
import { getHtml, getPdf } from '#wire/ticket-documents.ts';
import { postAbandon, postSeats } from '#wire/websale.ts';
import * as paths from '#wire/page-paths.ts';

export const ticketsPage: Page<TicketsData, LiveTicketsData> = {
  async load(context) {
    const entered = await enterStep(context, 'boletos');
    if (entered.kind === 'away') return entered.outcome;
    const { reservation } = entered;
    if (isOver(reservation)) return go(itineraryPath(context.lang, reservation.code));
    const file = encodeQuery({ code: reservation.code, lang: context.lang, download: 'true' });
    const { code } = reservation;
    const [wallets, alerts] = await Promise.all([
      context.call(getTicketWallets, { query: { code, lang: context.lang } }),
      alertsOfTrip(context.call, reservation),
    ]);
    const codes = Object.fromEntries(
      reservation.tickets.flatMap(({ folio, kind, qr }) => (isBoardable(kind) && qr ? [[folio, qrPath(qr)]] : [])),
    );
    const asOf = isoInZone(context.now, zone(reservation.origin.zone));
    return show({
      code,
      serverNow: reservation.server_now,
      isDone: reservation.payment === 'approved',
      saved: reservation.tickets.length > 0 ? savedOf({ reservation, codes, asOf, lang: context.lang }) : null,
      voucher: reservation.voucher,
      place: reservation.origin.city,
      reservation,
      wallets: wallets.ok ? wallets.data.tickets : [],
      alerts,
      codes,
      choose: Object.fromEntries(
        reservation.tickets
          .filter(isToBeChosen)
          .map(({ direction, folio: ticket }) => [direction, changePath(context.lang, { code, ticket })]),
      ),
      notices: noticesPath(context.lang, reservation.code),
      bars: reservation.voucher ? barPath(reservation.voucher.reference) : null,
      keeps: savingChoiceOf(context.cookies, reservation.code),
      pdf: pathOf(getPdf) + file,
      html: pathOf(getHtml) + file,
    });
  },
  /**
   * Cancels an order, to pay another way or not at all. The payment step shows the resulting state, even if it was paid
   * in the meantime.
   */
  async act(context, form) {
    const code = form.get('code') ?? '';
    const event = form.get('do');
    if (event === 'give-up' && (await isGivenUp(context, code)))
      return go(paths.home[context.lang], [{ name: 'notice', value: 'order-given-up' }]);
    if (event === 'abandon') await context.call(postAbandon, { body: { code } });
    return go(stepAddress('pago', { lang: context.lang, code }));
  },
  head: ({ reservation }, { lang }) => ({
    title: titleOf(reservation)[lang],
    description: `${ticketsStep.code[lang]} ${reservation.code}`,
    noIndex: true,
  }),
  Shell,
  Footer,
  Screen,
  shown: ({ code, serverNow, isDone, saved, keeps, choose, voucher, place }) => ({
    code,
    serverNow,
    isDone,
    saved,
    keeps,
    choose,
    voucher,
    place,
  }),
};

/**
 * True if nothing is to be paid any more and the seats are free; false if it was paid in the meantime or its state is
 * still unknown.
 */
async function isGivenUp({ call }: PageContext, code: string): Promise<boolean> {
  const left = await call(postAbandon, { body: { code } });
  if (!left.ok || left.data.reservation.payment !== 'process') return false;
  const seats = left.data.reservation.passengers.flatMap((one) => [
    ...(one.seat_departure === null ? [] : [{ direction: 'departure' as const, seat: one.seat_departure }]),
    ...(one.seat_return === null ? [] : [{ direction: 'return' as const, seat: one.seat_return }]),
  ]);
  // Sent again after its answer was lost: they are free already.
  if (seats.length === 0) return true;
  const freed = await call(postSeats, { body: { code, released_seats: seats } });
  return freed.ok;
}

/**
 * Whether nothing of it can be used any more: it ended unpaid, possibly before its reference expired, or was refunded.
 * The look-up shows what happened.
 */
function isOver({ payment, expired, tickets, voucher, server_now: now }: ReservationView): boolean {
  if (voucher) return expired && Date.parse(voucher.pay_by) > Date.parse(now);
  return tickets.length === 0 || (payment === 'order_generated' && expired);
}

function titleOf(reservation: ReservationView) {
  if (reservation.voucher) return storeReferenceText.title[storeOf(reservation.voucher)];
  return isPending(reservation) ? ticketPapers.titlePend : ticketPapers.titlePaid;
}
