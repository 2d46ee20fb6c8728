import type { Direction } from '#domain/fares/quote.ts';
import { assign, type SeatChoice } from '#web/seats/seat-choice.ts';

/**
 * Completes the choice so that everybody has a seat: a passenger without one keeps their own or, if a companion chose
 * it, takes one a companion left. There always is one, because nobody has more than one seat.
 */
export function everybodySeated(choice: SeatChoice, held: SeatChoice, direction: Direction): SeatChoice {
  const isUsed = (whole: SeatChoice, seat: number) => Object.values(whole[direction]).includes(seat);
  const own = Object.entries(held[direction]).map(([position, seat]) => ({ position: Number(position), seat }));
  const kept = own
    .filter(({ position, seat }) => choice[direction][position] === undefined && !isUsed(choice, seat))
    .reduce((whole, mine) => assign(whole, direction, mine), choice);
  return own
    .filter(({ position }) => kept[direction][position] === undefined)
    .reduce((whole, { position }) => {
      const left = own.find(({ seat }) => !isUsed(whole, seat));
      return assign(whole, direction, { position, seat: left?.seat });
    }, kept);
}
