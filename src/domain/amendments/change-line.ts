import type { ChangeReservation } from '#domain/amendments/apply-change.ts';
import { journeyFacts, type SoldTicket } from '#domain/booking/trip-lines.ts';
import type { SoldThing } from '#domain/invoicing/sold-thing.ts';
import { splitVat } from '#domain/ledger/vat.ts';
import type { SoldLine } from '#domain/orders/sold-line.ts';
import { ZERO } from '#kernel/money.ts';

/** One line for what was still to pay; its tickets are the new ones of the journey it changed, in the order of passengers. */
export function changeLine(
  { code, quote }: Pick<ChangeReservation, 'code' | 'quote'>,
  tickets: readonly SoldTicket[],
): SoldLine & { readonly facts: SoldThing } {
  const { total, tickets: prices } = quote!;
  // The tickets of one run are of one category.
  const { vatRate, product, unit } = prices[0]!;
  // The books keep the difference of what was rounded ticket by ticket; a line of its own is rounded by itself (CFDI40180).
  const { net, vat } = splitVat(total, vatRate);
  const folios = tickets.map(({ folio }) => folio);
  const facts = { kind: 'change', folios, ...journeyFacts(tickets[0]!) } as const;
  return { id: code, folios, facts, gross: net, discount: ZERO, net, vat, vatRate, product, unit };
}
