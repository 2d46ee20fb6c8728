/** What an operator said of a departure, from one of its calls on. */
export interface SaidOfCalls {
  readonly fromCall: number;
  /** Undefined: it does not run. */
  readonly minutes: number | undefined;
}

/** How late a departure leaves one of its calls by what was said last; `skipped` where it does not run any more. */
export type CallState = number | 'skipped';

/** Of each call in order. `said` has the newest first. */
export function callStates(said: readonly SaidOfCalls[], calls: number): readonly CallState[] {
  return Array.from({ length: calls }, (_, call) => {
    const last = said.find(({ fromCall }) => fromCall <= call);
    return last ? (last.minutes ?? 'skipped') : 0;
  });
}
