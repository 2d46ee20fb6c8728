import { worthLess } from '#domain/disruptions/other-service.ts';
import type { AddedAmounts, ValidTicket } from './tickets-status.ts';
import { type Centavos, centavos, minus, plus, sum, ZERO } from '#kernel/money.ts';

/**
 * What a ticket gives for the class of its bus, given already or not. A bus that does not run has none: all goes back
 * then.
 */
export const differenceOf = ({ total, service, delay }: ValidTicket): Centavos =>
  service && !(delay && delay.minutes === undefined) ? worthLess(total, service) : ZERO;

/** What was paid at one rate for a ticket and for what goes along with it. */
export interface SoldAmounts extends AddedAmounts {
  /** What of it went back already. */
  readonly returned: Centavos;
}

/** What was paid for a ticket, with what goes along at its rate; then what goes along at others. */
export function soldByRate({ total, net, vat, vatRate, added, returned }: ValidTicket): readonly SoldAmounts[] {
  const isAlike = (one: AddedAmounts) => one.vatRate === vatRate;
  const own = added.filter(isAlike).reduce<AddedAmounts>(together, { vatRate, total, net, vat });
  return [{ ...own, returned }, ...added.filter((one) => !isAlike(one)).map((one) => ({ ...one, returned: ZERO }))];
}

const together = (all: AddedAmounts, one: AddedAmounts): AddedAmounts => ({
  ...all,
  total: plus(all.total, one.total),
  net: plus(all.net, one.net),
  vat: plus(all.vat, one.vat),
});

/** What was paid for a ticket, and for what goes along with it. */
const totalWith = ({ total, added }: ValidTicket): Centavos => plus(total, sum(added.map((one) => one.total)));

/** What is left of what a ticket cost, with what was added to it. */
export const leftOf = (ticket: ValidTicket): Centavos => minus(totalWith(ticket), ticket.returned);

/** What a ticket was worth that was used: what it cost, less what it gave or has yet to give. */
export const worthOf = (ticket: ValidTicket): Centavos =>
  minus(totalWith(ticket), centavos(Math.max(ticket.returned, differenceOf(ticket))));
