import type { TripCall } from '#app/timetable/ports.ts';
import type { StopId } from '#domain/network/stop.ts';

/** The stop calls of trips that differ only in when they start. */
export interface CallShape {
  readonly stops: readonly StopId[];
  /** Seconds after the first departure. */
  readonly arrivesS: readonly number[];
  readonly departsS: readonly number[];
  readonly pickup: readonly boolean[];
  readonly dropOff: readonly boolean[];
}

/** The calls of a trip of this shape with its first departure at `startS`. */
export const callsOfShape = (shape: CallShape, startS: number): readonly TripCall[] =>
  shape.stops.map((stop, index) => ({
    stop,
    arrivesS: startS + shape.arrivesS[index]!,
    departsS: startS + shape.departsS[index]!,
    pickup: shape.pickup[index]!,
    dropOff: shape.dropOff[index]!,
  }));

export const startOfCalls = (calls: readonly TripCall[]): number => calls[0]?.departsS ?? 0;

/** Makes shapes; equal ones are one object. */
export function createCallShapes(): (calls: readonly TripCall[]) => CallShape {
  const known = new Map<string, CallShape>();
  return (calls) => {
    const startS = startOfCalls(calls);
    const key = calls
      .map(
        ({ stop, arrivesS, departsS, pickup, dropOff }) =>
          `${stop}\n${arrivesS - startS} ${departsS - startS} ${pickup} ${dropOff}`,
      )
      .join('\n');
    const shape = known.get(key) ?? shapeOf(calls, startS);
    known.set(key, shape);
    return shape;
  };
}

const shapeOf = (calls: readonly TripCall[], startS: number): CallShape => ({
  stops: calls.map(({ stop }) => stop),
  arrivesS: calls.map(({ arrivesS }) => arrivesS - startS),
  departsS: calls.map(({ departsS }) => departsS - startS),
  pickup: calls.map(({ pickup }) => pickup),
  dropOff: calls.map(({ dropOff }) => dropOff),
});
