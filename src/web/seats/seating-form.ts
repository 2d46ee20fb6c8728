import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import { sentChoice } from './seat-choice.ts';
import { type PressedSeat, type Seating, startSeating } from './seating.ts';

/** Name of the field that says whose turn it is. */
export const turnFieldName = (direction: Direction): string => `turn.${direction}`;

/** Name of the field that says which bus of a round trip is in sight. */
export const BUS_FIELD = 'bus';

/** The bus that is in sight as a form stands, if it says so. */
export const sentBus = (form: URLSearchParams): Direction | undefined =>
  DIRECTIONS.find((direction) => form.get(BUS_FIELD) === direction);

/** What the button of a seat sends where no script has woken it. */
export const pressValue = (direction: Direction, seat: number): string => `press.${direction}.${seat}`;

/** The seating as a form stands. */
export function sentSeating(form: URLSearchParams, positions: readonly number[]): Seating {
  const { choice, current } = startSeating(sentChoice(form, positions), positions);
  const turn = (direction: Direction) => {
    const position = Number(form.get(turnFieldName(direction)) ?? '');
    return positions.includes(position) ? position : current[direction];
  };
  return { choice, current: { departure: turn('departure'), return: turn('return') } };
}

/** The seat whose button sent the form, if one did. */
export function sentPress(form: URLSearchParams): Omit<PressedSeat, 'positions'> | undefined {
  const [verb, where, number] = (form.get('do') ?? '').split('.');
  const direction = DIRECTIONS.find((one) => one === where);
  const seat = Number(number);
  return verb === 'press' && direction && Number.isInteger(seat) && seat > 0 ? { direction, seat } : undefined;
}
