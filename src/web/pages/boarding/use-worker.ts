import { useEffect } from 'react';

/** The service worker of this page only; the site's worker ignores it. */
const BOARDING_WORKER = '/boarding-worker.js';

/** Caches this page and its files for offline use. */
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
  // Some files load after the page.
  const late = new PerformanceObserver((list) => keepAtHand(filesIn(list.getEntries())));
  late.observe({ type: 'resource' });
}

const filesIn = (entries: PerformanceEntryList): readonly string[] =>
  entries.map(({ name }) => name).filter((name) => new URL(name).pathname.startsWith('/assets/'));
