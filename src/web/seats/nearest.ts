import { DIRECTIONS } from '#domain/fares/quote.ts';
import type { FormErrors } from '#web/page.ts';
import { assign, type SeatChoice, seatFieldName } from './seat-choice.ts';

/** The choice with every lost seat replaced by the nearest free one, if any: one press then holds it. */
export function withNearest(choice: SeatChoice, errors: FormErrors): SeatChoice {
  return DIRECTIONS.reduce(
    (whole, direction) =>
      Object.keys(whole[direction]).reduce((next, who) => {
        const position = Number(who);
        const lost = errors.find(
          ({ code, field }) => code === 'seat_taken' && field === seatFieldName(position, direction),
        );
        if (!lost) return next;
        const nearest = lost.params?.['nearest'];
        return assign(next, direction, { position, seat: typeof nearest === 'number' ? nearest : undefined });
      }, whole),
    choice,
  );
}
