import { feederOf, type MissedTransfer, missedTransfer } from '#domain/booking/missed-transfer.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import { codesOfTickets } from './codes-of-tickets.ts';
import { findChosenRun } from '#app/timetable/find-run.ts';
import type { Pair, Timetable } from '#app/timetable/timetable.ts';
import { stopsOf } from '#domain/fares/journey-stops.ts';
import { NO_JOURNEY } from '#domain/booking/nothing-sold.ts';
import type { Reservation, TransferDelay } from '#domain/booking/reservation.ts';
import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import type { Stop, StopId } from '#domain/network/stop.ts';
import type { SepWindow } from '#domain/timetable/sep-windows.ts';
import type { Run } from '#domain/timetable/run.ts';
import type { ReservationCode } from '#kernel/ids.ts';
import type { Instant, Zone } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** Of another reservation of the same traveller, with time to change to a journey of this one. */
export interface FedJourney {
  /** The journey of this reservation. */
  readonly direction: Direction;
  /** The other reservation. */
  readonly code: ReservationCode;
  /** Where it arrives. */
  readonly at: Stop;
  readonly arrives: Instant;
  readonly delay: TransferDelay | undefined;
}

export type ChosenRuns = Readonly<Record<Direction, Run | undefined>>;

/** A reservation with the network and timetable data shown together with it. */
export interface ReservationFacts {
  readonly reservation: Reservation;
  readonly origin: Stop;
  readonly destination: Stop;
  /** The transfer stop of a connection. */
  readonly via?: Stop | undefined;
  /** Where its second bus leaves, if that is another one. */
  readonly onward?: Stop | undefined;
  readonly runs: ChosenRuns;
  /** The right to the next bus where what leads to it is late. */
  readonly missed?: MissedTransfer | undefined;
  /** The journeys that others of the same traveller lead to. */
  readonly fed: readonly FedJourney[];
  /** The QR contents of each valid ticket, by folio. */
  readonly codes: ReadonlyMap<string, string>;
  readonly windows: readonly SepWindow[];
  /** The carrier's time zone. */
  readonly zone: Zone;
}

/** What is needed to gather a reservation's facts. */
export type FactsDeps = Pick<SaleDeps, 'timetable' | 'departures' | 'boardingCodes'>;

/** Stops of one journey. */
export const pairOf = (reservation: Reservation, direction: Direction): Pair => {
  const [origin, destination] = stopsOf(reservation, direction);
  return { origin, destination };
};

/** As it was searched for: from the first stop to the last, without a chosen connection. */
export const withoutConnection = (reservation: Reservation): Reservation =>
  reservation.via === undefined
    ? reservation
    : { ...reservation, via: undefined, onward: undefined, return: NO_JOURNEY };

/** The runs of both journeys, as far as chosen. */
export async function chosenRuns(
  { departures }: Pick<SaleDeps, 'departures'>,
  timetable: Timetable,
  reservation: Reservation,
): Promise<ChosenRuns> {
  const runOf = async (direction: Direction) => {
    const { segment } = reservation[direction];
    if (!segment) return undefined;
    return findChosenRun({ timetable, store: departures }, segment, fareSold(reservation, direction));
  };
  return { departure: await runOf('departure'), return: await runOf('return') };
}

/** Their scheduled departures. */
export const departuresOf = (runs: ChosenRuns): Readonly<Record<Direction, Instant | undefined>> => ({
  departure: runs.departure?.departs,
  return: runs.return?.departs,
});

/** The amenities of their buses. */
export const onBoardOf = (runs: ChosenRuns): Readonly<Record<Direction, readonly string[] | undefined>> => ({
  departure: runs.departure?.departure.service.amenities,
  return: runs.return?.departure.service.amenities,
});

/** The adult fare the journey was quoted at. */
const fareSold = ({ quote }: Reservation, direction: Direction): Centavos | undefined =>
  quote?.tickets.find((ticket) => ticket.direction === direction && ticket.type !== 'infant')?.fullFare;

/** Gathers the data for a view of the reservation. */
export const reservationFacts =
  ({ timetable: cache, departures, boardingCodes }: FactsDeps) =>
  async (reservation: Reservation): Promise<ReservationFacts> => {
    const timetable = await cache.current();
    const origin = stopOf(timetable, reservation.origin);
    const destination = stopOf(timetable, reservation.destination);
    const runs = await chosenRuns({ departures }, timetable, reservation);
    return {
      reservation,
      origin,
      destination,
      via: reservation.via && stopOf(timetable, reservation.via),
      onward: reservation.onward && stopOf(timetable, reservation.onward),
      runs,
      missed: DIRECTIONS.map((one) => missedTransfer({ reservation, runs }, one, timetable.transfers)).find(Boolean),
      fed: DIRECTIONS.flatMap((direction) => {
        const feeder = feederOf({ reservation, runs }, direction, timetable.transfers);
        return feeder ? [{ ...feeder, at: stopOf(timetable, feeder.at) }] : [];
      }),
      codes: codesOfTickets(boardingCodes, reservation, runs),
      windows: timetable.windows,
      zone: timetable.zone,
    };
  };

function stopOf({ stops }: Timetable, id: StopId): Stop {
  const stop = stops.get(id);
  if (!stop) throw new Error(`a reservation names a stop the network does not know: ${id}`);
  return stop;
}
