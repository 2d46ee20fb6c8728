import type { MeansAmounts } from './offer.ts';
import type { ServiceEventId, ServiceName } from '#domain/disruptions/other-service.ts';
import type { TicketsStatus, ValidTicket } from './tickets-status.ts';
import { differenceOf } from './ticket-worth.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { type Centavos, centavos, minus, sum } from '#kernel/money.ts';

/**
 * What is refunded of a ticket that stays valid because its bus is of a lower class than was sold, and how it was
 * computed.
 */
export interface DifferenceLine {
  readonly folio: string;
  readonly passenger: number;
  readonly direction: Direction;
  /** The service event it is based on. */
  readonly event: ServiceEventId;
  readonly sold: ServiceName;
  readonly runs: ServiceName;
  readonly soldFare: Centavos;
  readonly runsFare: Centavos;
  /** The ticket's price. */
  readonly basis: Centavos;
  /** Already refunded for it. */
  readonly earlier: Centavos;
  readonly amount: Centavos;
}

/** What a lower class gives, ticket by ticket, to passengers who still travel. */
export interface DifferenceOffer {
  readonly lines: readonly DifferenceLine[];
  readonly amounts: MeansAmounts;
}

/** Everything a lower class still entitles to; undefined when that is nothing. Never more than is left of the sale. */
export function differenceOffer({ tickets, paidFrom, left }: TicketsStatus): DifferenceOffer | undefined {
  if (paidFrom === 'nothing') return undefined;
  const lines: DifferenceLine[] = [];
  for (const ticket of tickets) {
    const given = sum(lines.map(({ amount }) => amount));
    const line = differenceLine(ticket, minus(left, given));
    if (line) lines.push(line);
  }
  if (lines.length === 0) return undefined;
  const amount = sum(lines.map((line) => line.amount));
  return { lines, amounts: { original: amount, credit: amount } };
}

function differenceLine(ticket: ValidTicket, atMost: Centavos): DifferenceLine | undefined {
  const { service, folio, passenger, direction, total: basis, returned: earlier } = ticket;
  const amount = centavos(Math.min(atMost, differenceOf(ticket) - earlier));
  if (!service?.fares || amount <= 0) return undefined;
  const { event, sold, runs, fares } = service;
  return {
    folio,
    passenger,
    direction,
    event,
    sold,
    runs,
    soldFare: fares.sold,
    runsFare: fares.runs,
    basis,
    earlier,
    amount,
  };
}
