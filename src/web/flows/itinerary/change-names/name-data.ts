import type { PassengerType } from '#domain/fares/passenger-type.ts';
import type { ShownError } from '#web/shown-errors.ts';

/** A passenger as the page asks for their name. */
export interface NameRow {
  readonly position: number;
  readonly type: PassengerType;
  readonly firstName: string;
  readonly lastName: string;
  /** What was typed last, where it was refused. */
  readonly typed: { readonly firstName: string; readonly lastName: string } | undefined;
  /** They take along what their card includes, which another name does not. */
  readonly hasCard: boolean;
  /** On the clock of their own stop; undefined while they only have open tickets. */
  readonly until: string | undefined;
  readonly left: number;
  /** Why it cannot change. */
  readonly refusal: string | undefined;
  readonly errors: readonly ShownError[];
}

/** What the page of names is drawn from. */
export interface NameData {
  readonly code: string;
  readonly rows: readonly NameRow[];
  /** Of somebody whose name was changed just now. */
  readonly done: string | undefined;
  /** By whom the same form is sent twice. */
  readonly key: string;
  readonly errors: readonly ShownError[];
}

/** The field of one passenger: there is a form for each. */
export const fieldOf = (field: string, position: number): string => `${field}_${position}`;
