/** The outcome of an operation with expected failures. Unexpected ones are thrown. */
export type Result<T, F> = Ok<T> | Fail<F>;

export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Fail<F> {
  readonly ok: false;
  readonly fault: F;
}

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });

export const fail = <F>(fault: F): Fail<F> => ({ ok: false, fault });
