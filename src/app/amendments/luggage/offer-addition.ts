import type { OfferedAfterwards } from '#app/amendments/possible-actions.ts';
import type { LuggageDeps } from './luggage-deps.ts';
import { additionsByTicket } from './list-additions.ts';

/** Offered while something can be added to any ticket; until the last of their buses closes. */
export const offerAddition =
  ({ offers }: Pick<LuggageDeps, 'offers'>): OfferedAfterwards =>
  (reservation, moment) => {
    const last = additionsByTicket(reservation, { ...moment, offers })
      .filter(
        (ticket) =>
          ticket.refusal === undefined && ticket.offers.some(({ left, refusal }) => left > 0 && refusal === undefined),
      )
      .at(-1);
    if (!last) return [];
    const { ticket, until } = last;
    return [{ kind: 'add', direction: ticket.direction, until }];
  };
