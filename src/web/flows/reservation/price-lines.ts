import type { Direction } from '#domain/fares/quote.ts';
import { type ProofLine, proofChecklist } from '#domain/ticketing/proof.ts';
import { centavos } from '#kernel/money.ts';
import type { PassengerView, SummaryView } from '#wire/reservation.ts';

export type TicketPriceView = SummaryView['tickets'][number];

/** What one passenger pays, journey by journey. */
export interface PassengerPrices {
  readonly passenger: PassengerView;
  readonly tickets: readonly TicketPriceView[];
}

/** The breakdown by passenger, in the order they were entered; outbound before return. */
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

/** What to bring and what forgetting it costs (N14), read from the prices as the wire tells them. */
export const proofLines = ({ tickets }: SummaryView): readonly ProofLine[] =>
  proofChecklist(
    tickets.map(({ type, steps }) => ({
      type,
      steps: steps.map((step) => ({ ...step, amount: centavos(step.amount) })),
    })),
  );
