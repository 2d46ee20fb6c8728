import { HOUR, MINUTE, SECOND } from '#kernel/instant.ts';

/** How long work that failed is left alone before it is tried again. */
export interface RetryPolicy {
  /** Milliseconds after the first try, the second, and so on. */
  readonly waits: readonly number[];
  /** After one try more than there are waits: the last wait again and again, or people look at it. */
  readonly atEnd: 'repeat' | 'give-up';
}

export interface EndlessPolicy extends RetryPolicy {
  readonly atEnd: 'repeat';
}

/** Each twice the one before it. */
function doubling(first: number, longest: number): readonly number[] {
  const waits = [first];
  for (let next = first * 2; next < longest; next *= 2) waits.push(next);
  return [...waits, longest];
}

/** Of everything that is taken, fails and is taken again (decision 27). */
export const RETRY_POLICIES = {
  /** A mailbox that is full or greylists takes an e-mail within a day; later nobody needs it any more. Texts and pushes alike. */
  notice: { waits: [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR], atEnd: 'give-up' },
  /** Money is owed until it is returned. The first wait is longer than any call to a provider may take. */
  refund: { waits: doubling(MINUTE, HOUR), atEnd: 'repeat' },
  /** An invoice is finished however long the PAC is away. The first wait is of what got on before it failed. */
  invoice: { waits: doubling(SECOND, 10 * MINUTE), atEnd: 'repeat' },
} as const satisfies Readonly<Record<string, RetryPolicy>>;

/** Milliseconds to wait after this many tries, from 1; undefined when that was the last. */
export function waitAfter(policy: EndlessPolicy, tries: number): number;
export function waitAfter(policy: RetryPolicy, tries: number): number | undefined;
export function waitAfter({ waits, atEnd }: RetryPolicy, tries: number): number | undefined {
  return waits[tries - 1] ?? (atEnd === 'repeat' ? waits.at(-1) : undefined);
}
