/** An operator's report about a departure, from one of its calls on. */
export interface SaidOfCalls {
  readonly fromCall: number;
  /** Undefined: cancelled. */
  readonly minutes: number | undefined;
}

/** The delay of a departure at a call by the latest report; `skipped` when it no longer runs. */
export type CallState = number | 'skipped';

/** The state of each call in order. `said` has the newest first. */
export function callStates(said: readonly SaidOfCalls[], calls: number): readonly CallState[] {
  return Array.from({ length: calls }, (_, call) => {
    const last = said.find(({ fromCall }) => fromCall <= call);
    return last ? (last.minutes ?? 'skipped') : 0;
  });
}
