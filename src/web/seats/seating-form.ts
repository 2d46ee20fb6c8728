import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import { sentChoice } from './seat-choice.ts';
import { type PressedSeat, type Seating, startSeating } from './seating.ts';

/** Field name of the current passenger. */
export const turnFieldName = (direction: Direction): string => `turn.${direction}`;

/** Field name of the visible bus of a round trip. */
export const BUS_FIELD = 'bus';

/** The visible bus in a submitted form, if given. */
export const sentBus = (form: URLSearchParams): Direction | undefined =>
  DIRECTIONS.find((direction) => form.get(BUS_FIELD) === direction);

/** The value a seat's button submits without scripts. */
export const pressValue = (direction: Direction, seat: number): string => `press.${direction}.${seat}`;

/** The seating in a submitted form. */
export function sentSeating(form: URLSearchParams, positions: readonly number[]): Seating {
  const { choice, current } = startSeating(sentChoice(form, positions), positions);
  const turn = (direction: Direction) => {
    const position = Number(form.get(turnFieldName(direction)) ?? '');
    return positions.includes(position) ? position : current[direction];
  };
  return { choice, current: { departure: turn('departure'), return: turn('return') } };
}

/** The seat whose button submitted the form, if any. */
export function sentPress(form: URLSearchParams): Omit<PressedSeat, 'positions'> | undefined {
  const [verb, where, number] = (form.get('do') ?? '').split('.');
  const direction = DIRECTIONS.find((one) => one === where);
  const seat = Number(number);
  return verb === 'press' && direction && Number.isInteger(seat) && seat > 0 ? { direction, seat } : undefined;
}
