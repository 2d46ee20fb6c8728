import type { StampingDeps } from '#app/invoicing/stamping-deps.ts';

/** Thrown where the process would be dead. */
export class Killed extends Error {}

/** Idle workers do not look again: how often they would depends on the time, and looking is counted. */
export const neverAgain = (): Promise<never> => Promise.withResolvers<never>().promise;

type Method = (...args: unknown[]) => unknown;

/**
 * The parts of a worker that dies after its n-th await: that call takes effect, its result is lost, and nothing else
 * happens afterwards. Counted is everything that leaves the process: the database, the PAC, the file store. `waits`
 * reports how many there were.
 */
export function killedAfter(deps: StampingDeps, after: number): { readonly parts: StampingDeps; waits(): number } {
  let waits = 0;
  const watched = <Port extends object>(port: Port): Port =>
    new Proxy(port, {
      get: (target, name) => {
        const original = Reflect.get(target, name) as unknown;
        if (typeof original !== 'function') return original;
        return async (...args: unknown[]) => {
          if (waits >= after) throw new Killed();
          const answer = await (original as Method).apply(target, args);
          waits += 1;
          if (waits >= after) throw new Killed();
          return answer;
        };
      },
    });
  return {
    parts: {
      ...deps,
      work: watched(deps.work),
      pac: watched(deps.pac),
      files: watched(deps.files),
      pause: neverAgain,
      report: () => undefined,
    },
    waits: () => waits,
  };
}
