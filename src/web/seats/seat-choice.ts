import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import type { PassengerView, ReservationView } from '#wire/reservation.ts';
import type { BodyInput } from '#wire/route.ts';
import type { postSeats } from '#wire/websale.ts';

/** Seat by passenger position, for each journey. */
export type SeatChoice = Readonly<Record<Direction, Readonly<Record<number, number>>>>;

interface PartyOf<One> {
  readonly passengers: readonly One[];
}

/** Passengers who need a seat: infants travel on a lap. */
export const seatedPassengers = <One extends Pick<PassengerView, 'type'>>({ passengers }: PartyOf<One>) =>
  passengers.filter(({ type }) => type !== 'infant');

/** Their positions, in order. */
export const positionsOf = (reservation: PartyOf<Pick<PassengerView, 'type' | 'position'>>): readonly number[] =>
  seatedPassengers(reservation).map(({ position }) => position);

/** Field name of a passenger's seat, as the API names it in an error. */
export const seatFieldName = (position: number, direction: Direction): string => `seats.${position}.seat_${direction}`;

/** Seats the reservation already holds. */
export const heldChoice = (reservation: Pick<ReservationView, 'passengers'>): SeatChoice => {
  const of = (direction: Direction) =>
    Object.fromEntries(
      seatedPassengers(reservation).flatMap((passenger) => {
        const seat = passenger[`seat_${direction}`];
        return seat === null ? [] : [[passenger.position, seat]];
      }),
    );
  return { departure: of('departure'), return: of('return') };
};

/** The choice in a submitted form. */
export function sentChoice(form: URLSearchParams, positions: readonly number[]): SeatChoice {
  const of = (direction: Direction) =>
    Object.fromEntries(
      positions.flatMap((position) => {
        const seat = Number(form.get(seatFieldName(position, direction)) ?? '');
        return Number.isInteger(seat) && seat > 0 ? [[position, seat]] : [];
      }),
    );
  return { departure: of('departure'), return: of('return') };
}

/** The seats for the API call, for every passenger who needs one. */
export const seatsBody = (
  choice: SeatChoice,
  positions: readonly number[],
): NonNullable<BodyInput<typeof postSeats>['seats']> =>
  positions.map((position) => ({
    position,
    seat_departure: choice.departure[position] ?? null,
    seat_return: choice.return[position] ?? null,
  }));

/** The passenger of the party who has the seat, if any. */
export const holderOf = (choice: SeatChoice, direction: Direction, seat: number): number | undefined => {
  const found = Object.entries(choice[direction]).find(([, taken]) => taken === seat);
  return found && Number(found[0]);
};

/** Sets one passenger's seat; a passenger who had that seat is left without one. */
export function assign(
  choice: SeatChoice,
  direction: Direction,
  { position, seat }: { readonly position: number; readonly seat: number | undefined },
): SeatChoice {
  const others = Object.entries(choice[direction]).filter(([who, taken]) => Number(who) !== position && taken !== seat);
  const mine = seat === undefined ? [] : [[String(position), seat] as const];
  return { ...choice, [direction]: Object.fromEntries([...others, ...mine]) };
}

/** How many of the required seats are chosen. */
export const chosenCount = (choice: SeatChoice): number =>
  DIRECTIONS.reduce((sum, direction) => sum + Object.keys(choice[direction]).length, 0);
