import type { PassengerType } from '#domain/fares/passenger-type.ts';
import type { ShownError } from '#web/shown-errors.ts';

/** A passenger whose name can be changed. */
export interface NameRow {
  readonly position: number;
  readonly type: PassengerType;
  readonly firstName: string;
  readonly lastName: string;
  /** The refused input. */
  readonly typed: { readonly firstName: string; readonly lastName: string } | undefined;
  /** Their card includes extras, which are lost with another name. */
  readonly hasCard: boolean;
  /** By the clock of their own stop; undefined while they only have open tickets. */
  readonly until: string | undefined;
  readonly left: number;
  /** Why the name cannot be changed. */
  readonly refusal: string | undefined;
  readonly errors: readonly ShownError[];
}

/** Data of the name change page. */
export interface NameData {
  readonly code: string;
  readonly rows: readonly NameRow[];
  /** The passenger whose name was just changed. */
  readonly done: string | undefined;
  /** Idempotency key of the form. */
  readonly key: string;
  readonly errors: readonly ShownError[];
}

/** The field name for one passenger: each has a form. */
export const fieldOf = (field: string, position: number): string => `${field}_${position}`;
