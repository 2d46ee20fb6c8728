import type { Direction } from '#domain/fares/quote.ts';
import { type ProofLine, proofChecklist } from '#domain/ticketing/proof.ts';
import { centavos } from '#kernel/money.ts';
import type { PassengerView, SummaryView } from '#wire/reservation.ts';

export type TicketPriceView = SummaryView['tickets'][number];

/** The prices of one passenger, by journey. */
export interface PassengerPrices {
  readonly passenger: PassengerView;
  readonly tickets: readonly TicketPriceView[];
}

/** The breakdown by passenger, in order of entry; outbound before return. */
export const pricesByPassenger = (
  passengers: readonly PassengerView[],
  { tickets }: SummaryView,
): readonly PassengerPrices[] =>
  passengers.map((passenger) => ({
    passenger,
    tickets: (['departure', 'return'] as const satisfies readonly Direction[]).flatMap((direction) =>
      tickets.filter((ticket) => ticket.passenger === passenger.position && ticket.direction === direction),
    ),
  }));

/** What to bring and the cost of forgetting it (N14), from the prices in the API response. */
export const proofLines = ({ tickets }: SummaryView): readonly ProofLine[] =>
  proofChecklist(
    tickets.map(({ type, steps }) => ({
      type,
      steps: steps.map((step) => ({ ...step, amount: centavos(step.amount) })),
    })),
  );
