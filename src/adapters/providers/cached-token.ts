/** Access tokens of an account at a provider. */
export interface Tokens {
  /** A token to call with; undefined when the provider issues none. */
  current(): Promise<string | undefined>;
  /** The provider rejected this token. */
  forget(token: string): void;
}

export interface GivenToken {
  readonly token: string;
  /** Milliseconds of `performance.now()`: from then on the token is not used for a new request. */
  readonly until: number;
}

/** Caches the last token while it is valid; concurrent callers share one request for a new one. */
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
