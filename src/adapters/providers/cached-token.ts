/** Tokens of an account with a provider. */
export interface Tokens {
  /** A token to call with; undefined when none is given. */
  current(): Promise<string | undefined>;
  /** The provider no longer takes this one. */
  forget(token: string): void;
}

export interface GivenToken {
  readonly token: string;
  /** Milliseconds of `performance.now()`: from then on it is not begun with. */
  readonly until: number;
}

/** The last token given is kept for as long as it is good, and many callers who want one at once ask for it once. */
export function cachedToken(ask: () => Promise<GivenToken | undefined>): Tokens {
  let kept: GivenToken | undefined;
  let asking: Promise<string | undefined> | undefined;

  const askOnce = async (): Promise<string | undefined> => {
    const given = await ask();
    if (given !== undefined) kept = given;
    return given?.token;
  };

  return {
    current: () => {
      if (kept && performance.now() < kept.until) return Promise.resolve(kept.token);
      asking ??= askOnce().finally(() => {
        asking = undefined;
      });
      return asking;
    },
    forget: (token) => {
      if (kept?.token === token) kept = undefined;
    },
  };
}
