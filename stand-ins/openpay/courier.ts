import { setTimeout as pause } from 'node:timers/promises';
import type { Faults } from './faults.ts';
import type { Hook } from './hook.ts';
import { forgedOf, type Notice } from './notice.ts';
import { insistOn, postTo } from './post-notice.ts';

/** How long an event waits for another to overtake it. */
const MAX_REORDER_MS = 2_000;

interface Deps {
  readonly faults: Faults;
  /** The event was delivered or abandoned. */
  readonly told: (id: string) => void;
}

/** Delivers events to the merchant, with simulated faults. */
export function createCourier({ faults, told }: Deps) {
  let passed: (() => void) | undefined;

  /** Resolves when the next event has been delivered. */
  const afterNext = (): Promise<void> =>
    new Promise((resolve) => {
      passed = resolve;
      setTimeout(resolve, MAX_REORDER_MS).unref();
    });

  return async ({ id, body }: Notice, hook: Hook): Promise<void> => {
    const { kind, ms = 0 } = faults.ofNotice() ?? {};
    if (kind === 'lost') return told(id);
    if (kind === 'late') await pause(ms, undefined, { ref: false });
    if (kind === 'reordered') await afterNext();
    if (kind === 'forged') await postTo({ ...hook, password: `not ${hook.password}` }, forgedOf(body));
    if (kind === 'forged-inside') await postTo(hook, forgedOf(body));
    await Promise.all([insistOn(hook, body), kind === 'twice' ? insistOn(hook, body) : undefined]);
    told(id);
    if (kind !== 'reordered') passed?.();
  };
}
