const AGAIN_MS = 2_000;
const MAX_PAUSE_MS = 60_000;
/** By then the page is drawn and awake. */
const AT_REST_MS = 1_500;

/**
 * A module that comes after the page: every one does through here. Where the network fails it is asked for again, so that
 * anyone who waits gets it once the network is back; nothing ever fails for want of it.
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

/** A late module that is fetched as soon as the page is at rest: what reports a failing network must be here before it fails. */
export function soon<Module>(load: () => Promise<Module>): () => Promise<Module> {
  const get = late(load);
  if (typeof document === 'object') setTimeout(get, AT_REST_MS);
  return get;
}
