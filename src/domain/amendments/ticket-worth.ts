import { worthLess } from '#domain/disruptions/other-service.ts';
import type { AddedAmounts, ValidTicket } from './tickets-status.ts';
import { type Centavos, centavos, minus, plus, sum, ZERO } from '#kernel/money.ts';

/**
 * What a ticket gives for a lower class of its bus, whether already given or not. A bus that does not run gives nothing
 * here: its full price is refunded.
 */
export const differenceOf = ({ total, service, delay }: ValidTicket): Centavos =>
  service && !(delay && delay.minutes === undefined) ? worthLess(total, service) : ZERO;

/** What was paid at one rate for a ticket and its additions. */
export interface SoldAmounts extends AddedAmounts {
  /** The part already refunded. */
  readonly returned: Centavos;
}

/** What was paid for a ticket with the additions sold at its rate, followed by the additions at other rates. */
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

/** What was paid for a ticket and its additions. */
const totalWith = ({ total, added }: ValidTicket): Centavos => plus(total, sum(added.map((one) => one.total)));

/** What is left of the price of a ticket and its additions. */
export const leftOf = (ticket: ValidTicket): Centavos => minus(totalWith(ticket), ticket.returned);

/** The value of a used ticket: its price, less what was or will be refunded for its class. */
export const worthOf = (ticket: ValidTicket): Centavos =>
  minus(totalWith(ticket), centavos(Math.max(ticket.returned, differenceOf(ticket))));
