const AGAIN_MS = 2_000;
const MAX_PAUSE_MS = 60_000;
/** By then the page is rendered and hydrated. */
const AT_REST_MS = 1_500;

/**
 * Loads a module after the page; all lazy modules use this. A failed load is retried, so that waiting code continues
 * once the network is back; nothing fails for lack of the module.
 */
export function late<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let module: Promise<Module> | undefined;
  const fetched = (pause: number): Promise<Module> =>
    load().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, pause));
      return fetched(Math.min(2 * pause, MAX_PAUSE_MS));
    });
  return () => (module ??= fetched(AGAIN_MS));
}

/**
 * A lazy module that is loaded as soon as the page has settled: code that reports network failures must be loaded
 * before they happen.
 */
export function soon<Module>(load: () => Promise<Module>): () => Promise<Module> {
  const get = late(load);
  if (typeof document === 'object') setTimeout(get, AT_REST_MS);
  return get;
}
