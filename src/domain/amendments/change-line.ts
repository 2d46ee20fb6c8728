import type { ChangeReservation } from '#domain/amendments/apply-change.ts';
import { journeyFacts, type SoldTicket } from '#domain/booking/trip-lines.ts';
import type { SoldThing } from '#domain/invoicing/sold-thing.ts';
import { splitVat } from '#domain/ledger/vat.ts';
import type { SoldLine } from '#domain/orders/sold-line.ts';
import { ZERO } from '#kernel/money.ts';

/**
 * One line for the difference that was paid; its tickets are the new ones of the changed journey, in passenger order.
 */
export function changeLine(
  { code, quote }: Pick<ChangeReservation, 'code' | 'quote'>,
  tickets: readonly SoldTicket[],
): SoldLine & { readonly facts: SoldThing } {
  const { total, tickets: prices } = quote!;
  // The tickets of one run have the same tax category.
  const { vatRate, product, unit } = prices[0]!;
  // The ledger keeps the difference of ticket-by-ticket rounding; an invoice line of its own is rounded by itself
  // (CFDI40180).
  const { net, vat } = splitVat(total, vatRate);
  const folios = tickets.map(({ folio }) => folio);
  const facts = { kind: 'change', folios, ...journeyFacts(tickets[0]!) } as const;
  return { id: code, folios, facts, gross: net, discount: ZERO, net, vat, vatRate, product, unit };
}
