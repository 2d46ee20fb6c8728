import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import { isAdult } from '#domain/seats/family.ts';
import { seatParty } from '#domain/seats/automatic.ts';
import { nearestSeat } from '#domain/seats/nearest.ts';
import { layoutOf } from './map-layout.ts';
import { assign, type SeatChoice } from './seat-choice.ts';
import type { PassengerView } from '#wire/reservation.ts';
import type { DrawnSeatMap } from '#web/seats/drawn-seat-map.ts';

type Traveller = Pick<PassengerView, 'position' | 'type'>;

/**
 * Completes the choice so that everybody has a seat (B10): passengers without one sit near those who have one. It stays
 * incomplete only on a full bus.
 */
export const completeChoice = (
  choice: SeatChoice,
  maps: Readonly<Record<Direction, DrawnSeatMap | null>>,
  travellers: readonly Traveller[],
): SeatChoice => DIRECTIONS.reduce((whole, direction) => completeBus(whole, maps[direction], travellers), choice);

function completeBus(choice: SeatChoice, map: DrawnSeatMap | null, travellers: readonly Traveller[]): SeatChoice {
  if (!map) return choice;
  const { direction } = map;
  if (Object.keys(choice[direction]).length === 0) return seatAll(choice, map, travellers);
  return travellers.reduce((whole, traveller) => {
    if (whole[direction][traveller.position] !== undefined) return whole;
    const company = companyOf(traveller, whole[direction], travellers);
    return assign(whole, direction, {
      position: traveller.position,
      seat: company && nearestSeat(layoutOf(map), company, freeSeats(whole, map)),
    });
  }, choice);
}

/** Nobody has a seat: the best seats of the bus for all. */
function seatAll(choice: SeatChoice, map: DrawnSeatMap, travellers: readonly Traveller[]): SeatChoice {
  const passengers = travellers.map(({ type }) => type);
  const seated = seatParty({ layout: layoutOf(map), free: freeSeats(choice, map), passengers }) ?? [];
  return seated.reduce(
    (whole, { seat }, i) => assign(whole, map.direction, { position: travellers[i]?.position ?? 0, seat }),
    choice,
  );
}

/** The seat to be near: an adult's for a minor, a minor's for an adult, else the first one chosen. */
function companyOf(
  traveller: Traveller,
  chosen: SeatChoice[Direction],
  travellers: readonly Traveller[],
): number | undefined {
  const seated = travellers.filter(({ position }) => chosen[position] !== undefined);
  const wanted = seated.find(({ type }) =>
    traveller.type === 'minor' ? isAdult(type) : isAdult(traveller.type) && type === 'minor',
  );
  const company = wanted ?? seated[0];
  return company && chosen[company.position];
}

function freeSeats(choice: SeatChoice, { direction, seats }: DrawnSeatMap): readonly number[] {
  const mine = Object.values(choice[direction]);
  return seats.flatMap(({ seat, state }) => (state === 'taken' || mine.includes(seat) ? [] : [seat]));
}
