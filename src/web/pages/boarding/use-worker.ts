import { useEffect } from 'react';

/** The service worker of this page alone; that of the site does without it. */
const BOARDING_WORKER = '/boarding-worker.js';

/** Keeps this page, and the files it is made of, at hand for when there is no signal. */
export function useWorker(): void {
  useEffect(() => void keep().catch(() => undefined), []);
}

async function keep(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  await serviceWorker.register(BOARDING_WORKER, { scope: location.pathname });
  const { active } = await serviceWorker.ready;
  const keepAtHand = (addresses: readonly string[]) => active?.postMessage({ keep: addresses }, []);
  keepAtHand([location.href, ...filesIn(performance.getEntriesByType('resource'))]);
  // Some come behind the page.
  const late = new PerformanceObserver((list) => keepAtHand(filesIn(list.getEntries())));
  late.observe({ type: 'resource' });
}

const filesIn = (entries: PerformanceEntryList): readonly string[] =>
  entries.map(({ name }) => name).filter((name) => new URL(name).pathname.startsWith('/assets/'));
