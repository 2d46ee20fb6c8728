/** Ids of two stops. */
export interface Pair {
  readonly origin: string;
  readonly destination: string;
}
