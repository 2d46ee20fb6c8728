import type { Id } from '#kernel/ids.ts';
import type { Zone } from '#kernel/instant.ts';

export type StopId = Id<'stop'>;
export type RouteId = Id<'route'>;

/** `shuttle`: where only the shuttle of a metropolitan area stops. */
export type StopKind = (typeof STOP_KINDS)[number];

export const STOP_KINDS = ['terminal', 'stop', 'shuttle'] as const;

/** What a carrier knows of a stop besides its timetable. */
export interface StopPremises {
  /** Where its buses leave inside: `Andenes 12 a 16`. */
  readonly platforms?: Readonly<Record<'es' | 'en', string>>;
  /** Every day, `HH:MM` by the clock of the stop; both the same: day and night. */
  readonly hours?: { readonly opens: string; readonly closes: string };
}

/** By the ids of stops. */
export type StopPremisesById = Readonly<Record<string, StopPremises>>;

/** A place where buses stop. Times shown at a stop are in its own zone. */
export interface Stop {
  readonly id: StopId;
  readonly name: string;
  readonly city: string;
  /** Groups stops in a list: a city or a stretch of coast. */
  readonly area: string;
  readonly zone: Zone;
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
  readonly kind: StopKind;
  readonly address: string | undefined;
  /** Passengers may only get off here, not on (T55). */
  readonly dropOffOnly: boolean;
}
