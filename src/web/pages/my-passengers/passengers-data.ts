import type { ShownError } from '#web/shown-errors.ts';
import type { SavedPassengerView } from '#wire/my-account.ts';

export interface PassengersData {
  readonly passengers: readonly SavedPassengerView[];
  /** The form's input: a saved passenger being changed, or a new one with an empty id. */
  readonly typed: SavedPassengerView;
  readonly errors: readonly ShownError[];
}
