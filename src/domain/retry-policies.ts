import { HOUR, MINUTE, SECOND } from '#kernel/instant.ts';

/** How long to wait before retrying failed work. */
export interface RetryPolicy {
  /** Milliseconds to wait after the first try, the second, and so on. */
  readonly waits: readonly number[];
  /** After one try more than there are waits: repeat the last wait forever, or leave it to people. */
  readonly atEnd: 'repeat' | 'give-up';
}

export interface EndlessPolicy extends RetryPolicy {
  readonly atEnd: 'repeat';
}

/** Each wait is twice the previous one. */
function doubling(first: number, longest: number): readonly number[] {
  const waits = [first];
  for (let next = first * 2; next < longest; next *= 2) waits.push(next);
  return [...waits, longest];
}

/** For all work that is leased, fails and is leased again (decision 27). */
export const RETRY_POLICIES = {
  /**
   * A mailbox that is full or greylists accepts an e-mail within a day; after that it is no longer useful. The same
   * holds for texts and pushes.
   */
  notice: { waits: [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR], atEnd: 'give-up' },
  /** Money is owed until it is refunded. The first wait is longer than any call to a provider may take. */
  refund: { waits: doubling(MINUTE, HOUR), atEnd: 'repeat' },
  /**
   * An invoice is completed however long the PAC is unavailable. The first wait applies to one that made progress
   * before it failed.
   */
  invoice: { waits: doubling(SECOND, 10 * MINUTE), atEnd: 'repeat' },
} as const satisfies Readonly<Record<string, RetryPolicy>>;

/** Milliseconds to wait after this many tries, counted from 1; undefined after the last one. */
export function waitAfter(policy: EndlessPolicy, tries: number): number;
export function waitAfter(policy: RetryPolicy, tries: number): number | undefined;
export function waitAfter({ waits, atEnd }: RetryPolicy, tries: number): number | undefined {
  return waits[tries - 1] ?? (atEnd === 'repeat' ? waits.at(-1) : undefined);
}
