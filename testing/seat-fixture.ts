import { randomUUID } from 'node:crypto';
import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import { seatChanges } from '#adapters/db/amendments/seats/seat-changes.ts';
import { boardings } from '#adapters/db/boarding/boardings.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { cancelTickets } from '#app/amendments/refunds/cancel.ts';
import { changeSeats, listSeatChanges } from '#app/amendments/seats/change-seats.ts';
import type { SeatChanges } from '#app/amendments/seats/ports.ts';
import { boardTickets } from '#app/boarding/board-tickets.ts';
import { reservationFacts } from '#app/booking/reservation-facts.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { id } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { openAdditionFixture } from '#testing/addition-fixture.ts';
import { good, type SaleOptions, type Visit } from '#testing/paying-sale.ts';

/** The adult fare of a journey of the small line. */
const FARE = 65_001;
/** Seats of each of its buses. */
const BUS = [1, 2, 3, 4];

export interface SeatMove {
  readonly direction?: Direction;
  readonly key?: string;
  readonly caller?: Visit['caller'];
  readonly kept?: SeatChanges;
}

/** The fixture of additions, for travellers who change seats. */
export async function openSeatFixture(pool: Pool) {
  const fixture = await openAdditionFixture(pool);
  const { sale } = fixture;
  const deps = (kept: SeatChanges = seatChanges(pool)) => ({ ...sale, seatChanges: kept });
  const had = ({ reservation }: Visit) => reservation.passengers.map(({ seats }) => seats.departure!);
  /** Two adults, one way. */
  const bought = (options: SaleOptions = {}) =>
    fixture.bought({ passengers: ['adult', 'adult'], round: false, ...options });

  return {
    ...fixture,
    bought,
    alone: (options: SaleOptions = {}) => bought({ passengers: ['adult'], ...options }),
    /** Their outbound seats as bought. */
    had,
    /** Seats of the bus that are not theirs. */
    others: (...visits: readonly Visit[]) => BUS.filter((seat) => !visits.flatMap(had).includes(seat)),
    seatsNow: async (visit: Visit, direction: Direction = 'departure') =>
      (await fixture.now(visit)).passengers.map(({ seats }) => seats[direction]),
    /** Requested seats by the position of the passenger. */
    moving: (visit: Visit, wishes: Readonly<Record<number, number>>, move: SeatMove = {}) => {
      const { direction = 'departure', key = randomUUID(), caller = visit.caller, kept } = move;
      const seats = Object.entries(wishes).map(([position, seat]) => ({ position: Number(position), seat }));
      return changeSeats(deps(kept))({ code: visit.code, direction, seats, key }, caller);
    },
    listing: (visit: Visit, caller = visit.caller) => listSeatChanges(deps())(visit, caller),
    /** The texts of its tickets' codes. */
    codesOf: async (visit: Visit) => [...(await reservationFacts(sale)(await fixture.now(visit))).codes.values()],
    /** Scans a code at boarding of the outbound bus. */
    boards: async ({ reservation }: Visit, text: string) => {
      const { departure } = reservation.departure.segment!;
      const { boardingCodes, departures, timetable } = sale;
      const deps = { boardings: boardings(pool), boardingCodes, departures, timetable };
      const scans = [{ id: id<'boarding-scan'>(randomUUID()), at: sale.now, text, shown: undefined }];
      const asked = { departure, device: randomUUID(), place: 'A', sentAt: sale.now, scans };
      const operator = { id: id<'operator'>(randomUUID()), name: 'Rosa', role: 'boarding' } as const;
      return good(await boardTickets(deps)(asked, operator, sale.now))[0]!.verdict;
    },
    /** One adult, one way, cancels everything for credit. */
    cancelled: ({ code, caller }: Visit) => {
      const all = { passengers: undefined, directions: undefined, means: 'credit' } as const;
      const cancel = cancelTickets({ ...sale, aftersales: aftersales(pool) });
      return cancel({ code, ...all, amount: centavos(FARE), key: randomUUID() }, caller, sale.now);
    },
  };
}

export type SeatFixture = Awaited<ReturnType<typeof openSeatFixture>>;
