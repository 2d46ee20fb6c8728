import { worthLess } from '#domain/aftersales/other-service.ts';
import type { StandingTicket } from '#domain/aftersales/standing.ts';
import { type Centavos, centavos, minus, ZERO } from '#kernel/money.ts';

/** What a ticket gives for the class of its bus, given already or not. A bus that does not run has none: all goes back then. */
export const differenceOf = ({ total, service, delay }: StandingTicket): Centavos =>
  service && !(delay && delay.minutes === undefined) ? worthLess(total, service) : ZERO;

/** What is left of what a ticket cost. */
export const leftOf = ({ total, returned }: StandingTicket): Centavos => minus(total, returned);

/** What a ticket was worth that was used: what it cost, less what it gave or has yet to give. */
export const worthOf = (ticket: StandingTicket): Centavos =>
  minus(ticket.total, centavos(Math.max(ticket.returned, differenceOf(ticket))));
