import type { ShownError } from '#web/shown-errors.ts';
import type { SavedPassengerView } from '#wire/my-account.ts';

export interface PassengersData {
  readonly passengers: readonly SavedPassengerView[];
  /** Who is typed in the form: one of them who is changed, or somebody new with an empty id. */
  readonly typed: SavedPassengerView;
  readonly errors: readonly ShownError[];
}
