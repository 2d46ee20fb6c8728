import { setTimeout as pause } from 'node:timers/promises';

/** What a call can be made to do instead of answering. */
interface Breakable<Refusal> {
  refuse(refusal: Refusal): void;
  garble(): void;
  drop(): void;
}

type Ways = Readonly<Record<string, () => void>>;

/** Ways to break a call, by the name of the fault: without executing it, and after executing it. */
export interface Breaks {
  readonly before: Ways;
  readonly after: Ways;
}

const silence = () => undefined;

/** Those common to all providers, with the provider's own responses. */
export const commonBreaks = <Refusal>(
  exchange: Breakable<Refusal>,
  { failed, busy }: { readonly failed: Refusal; readonly busy: Refusal },
): Breaks => ({
  before: {
    'timeout-before': silence,
    reset: () => exchange.drop(),
    error: () => exchange.refuse(failed),
    unavailable: () => exchange.refuse(busy),
  },
  after: {
    'timeout-after': silence,
    'reset-after': () => exchange.drop(),
    'error-after': () => exchange.refuse(failed),
    garbage: () => exchange.garble(),
  },
});

/**
 * Executes a call and answers it, unless a fault applies before or after. `act` executes it and returns how to answer.
 */
export async function actUnder(
  fault: { readonly kind: string; readonly ms: number } | undefined,
  { before, after }: Breaks,
  act: () => () => void,
): Promise<void> {
  const kind = fault?.kind ?? '';
  const instead = before[kind];
  if (instead) return instead();
  const reply = act();
  if (fault?.kind === 'slow') await pause(fault.ms);
  return (after[kind] ?? reply)();
}
