import type { ValidTicket } from '#domain/aftersales/tickets-status.ts';
import { worthLess } from '#domain/disruptions/other-service.ts';
import type { QuoteAmounts } from '#domain/fares/quote.ts';
import { type Centavos, centavos, minus, plus, ZERO } from '#kernel/money.ts';

/**
 * What a ticket gives for the class of its bus, given already or not. A bus that does not run has none: all goes back
 * then.
 */
export const differenceOf = ({ total, service, delay }: ValidTicket): Centavos =>
  service && !(delay && delay.minutes === undefined) ? worthLess(total, service) : ZERO;

/** What was paid for a ticket, and for what goes along with it. */
export const soldWith = ({ total, net, vat, added }: ValidTicket): QuoteAmounts => ({
  total: plus(total, added.total),
  net: plus(net, added.net),
  vat: plus(vat, added.vat),
});

/** What is left of what a ticket cost, with what was added to it. */
export const leftOf = (ticket: ValidTicket): Centavos => minus(soldWith(ticket).total, ticket.returned);

/** What a ticket was worth that was used: what it cost, less what it gave or has yet to give. */
export const worthOf = (ticket: ValidTicket): Centavos =>
  minus(soldWith(ticket).total, centavos(Math.max(ticket.returned, differenceOf(ticket))));
