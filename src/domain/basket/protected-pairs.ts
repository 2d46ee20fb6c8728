import type { Occasion } from '#domain/basket/close-times.ts';

/** Whether one thing leads to another with the time to change that its seller asks for. */
export type LeadsTo = (first: Occasion, next: Occasion) => boolean;

/** Two things of a basket, by their places in it: if the first is late, the second is taken later without charge. */
export interface ProtectedPair {
  readonly before: number;
  readonly after: number;
}

/** Each pair once, in the order of the things that are led to. */
export function protectedPairs(all: readonly (readonly Occasion[])[], leadsTo: LeadsTo): readonly ProtectedPair[] {
  return all.flatMap((later, after) =>
    all.flatMap((own, before) => {
      const isPair =
        before !== after && later.some((next) => next.isProtected && own.some((first) => leadsTo(first, next)));
      return isPair ? [{ before, after }] : [];
    }),
  );
}
