import type { StopView } from '#wire/shapes.ts';

/** A stop and its clock: `hours` by which it is ahead of the clock of the first terminal, -1 on Pacific time. */
export interface LocatedStop extends StopView {
  readonly hours: number;
}
