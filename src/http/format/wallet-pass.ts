import { stopsOf } from '#domain/fares/journey-stops.ts';
import type { WalletPass } from '#app/ticketing/wallet-passes.ts';
import type { Tier } from '#domain/loyalty/tier.ts';
import { shortAllowanceOf } from '#text/allowance.ts';
import { listCarriedExtras } from '#text/carried-extras.ts';
import type { Lang } from '#text/lang.ts';
import { ticketPapers } from '#text/ticket-papers.ts';
import { ticketsStep } from '#text/tickets-step.ts';
import type { ReservationView } from '#wire/reservation.ts';

interface PassContext {
  readonly lang: Lang;
  readonly carrier: string;
  /** From the passenger's card. */
  readonly tier: Tier | undefined;
}

/** A ticket as a wallet pass; undefined while it has no boarding code. */
export function walletPass(
  reservation: ReservationView,
  ticket: ReservationView['tickets'][number],
  { lang, carrier, tier }: PassContext,
): WalletPass | undefined {
  if (ticket.qr === null) return undefined;
  const { schedule } = reservation[ticket.direction];
  const passenger = reservation.passengers.find(({ position }) => position === ticket.passenger)!;
  const [from, to] = stopsOf(reservation, ticket.direction);
  const seat = ticket.seat ?? (passenger.type === 'infant' ? ticketsStep.noSeat[lang] : ticketsStep.openSeat[lang]);
  return {
    folio: ticket.folio,
    code: ticket.qr,
    lang,
    carrier,
    passenger: `${passenger.first_name} ${passenger.last_name}`,
    from: { city: from.city, detail: from.detail },
    to: { city: to.city, detail: to.detail },
    labels: {
      passenger: ticketPapers.passenger[lang],
      seat: ticketsStep.seat[lang],
      departs: ticketPapers.departs[lang],
      arrives: ticketPapers.arrives[lang],
      service: ticketPapers.service[lang],
      folio: ticketPapers.folio[lang],
      baggage: ticketPapers.baggage[lang],
    },
    seat: String(seat),
    baggage: [tier ? shortAllowanceOf(tier)[lang] : '', listCarriedExtras(ticket.additions, lang)]
      .filter(Boolean)
      .join(', '),
    service: schedule ? schedule.service.name[lang] : ticketsStep.open[lang],
    departsAt: schedule?.departs_at,
    arrivesAt: schedule?.arrives_at,
  };
}
