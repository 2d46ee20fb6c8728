import { zone } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';
import { isBoardable } from '#domain/ticketing/ticket-rules.ts';
import { ticketsStep } from '#text/tickets-step.ts';
import { voucherText } from '#text/voucher.ts';
import { qrPath } from '#web/flows/reservation/boletos/qr-path.ts';
import { Screen } from '#web/flows/reservation/boletos/screen.tsx';
import { isPending } from '#web/flows/reservation/boletos/ticket-facts.ts';
import type { TicketsData } from '#web/flows/reservation/boletos/tickets-data.ts';
import { VoucherAround } from '#web/flows/reservation/boletos/voucher-around.tsx';
import { After } from '#web/flows/reservation/boletos/after.tsx';
import { enterStep } from '#web/flows/reservation/enter-step.ts';
import { stepAddress } from '#web/flows/reservation/step-address.ts';
import { go, type Page, show } from '#web/page.ts';
import { barPath } from '#web/voucher/bar-path.ts';
import { storeOf } from '#web/voucher/voucher-view.ts';
import { itineraryPath, noticesPath } from '#wire/link-paths.ts';
import { encodeQuery, pathOf } from '#wire/paths.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { getTicketWallets } from '#wire/ticket-wallets.ts';
import { getHtml, getPdf, postAbandon } from '#wire/websale.ts';

export const ticketsPage: Page<TicketsData> = {
  async load(context) {
    const entered = await enterStep(context, 'boletos');
    if (entered.kind === 'away') return entered.outcome;
    const { reservation } = entered;
    if (isOver(reservation)) return go(itineraryPath(context.lang, reservation.code));
    const file = encodeQuery({ code: reservation.code, lang: context.lang, download: 'true' });
    const { code } = reservation;
    const wallets = await context.call(getTicketWallets, { query: { code, lang: context.lang } });
    return show({
      reservation,
      wallets: wallets.ok ? wallets.data.tickets : [],
      codes: Object.fromEntries(
        reservation.tickets.flatMap(({ folio, kind, qr }) => (isBoardable(kind) && qr ? [[folio, qrPath(qr)]] : [])),
      ),
      notices: noticesPath(context.lang, reservation.code),
      asOf: isoInZone(context.now, zone(reservation.origin.zone)),
      bars: reservation.voucher ? barPath(reservation.voucher.reference) : null,
      pdf: pathOf(getPdf) + file,
      html: pathOf(getHtml) + file,
    });
  },
  /** A reference is given up to pay otherwise. Where it stands now, paid meanwhile or not, the payment step knows. */
  async act(context, form) {
    const code = form.get('code') ?? '';
    if (form.get('do') === 'abandon') await context.call(postAbandon, { body: { code } });
    return go(stepAddress('pago', context.lang));
  },
  head: ({ reservation }, { lang }) => ({
    title: titleOf(reservation)[lang],
    description: `${ticketsStep.code[lang]} ${reservation.code}`,
    noIndex: true,
  }),
  Around: VoucherAround,
  After,
  Screen,
};

/**
 * Nothing of it can be used any more: it ended unpaid, also before the time of its reference, or was given back. What became of
 * it is told where reservations are looked up.
 */
function isOver({ payment, expired, tickets, voucher, server_now: now }: ReservationView): boolean {
  if (voucher) return expired && Date.parse(voucher.pay_by) > Date.parse(now);
  return tickets.length === 0 || (payment === 'order_generated' && expired);
}

function titleOf(reservation: ReservationView) {
  if (reservation.voucher) return voucherText.title[storeOf(reservation.voucher)];
  return isPending(reservation) ? ticketsStep.titlePend : ticketsStep.title;
}
